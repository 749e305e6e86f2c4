import type { Token, Tokens } from "marked";
import type { Node } from "prosemirror-model";
import type {
  DescriptionList,
  Footnote,
  NamedHeading,
  Quotation,
} from "../../../renderer/resolve/markdown/markdown-syntax.ts";
import { readInline } from "./read-inline.ts";
import { UnsupportedMarkdown } from "./unsupported-error.ts";
import { writingSchema } from "./writing-schema.ts";

const { nodes } = writingSchema;

/** A block of Markdown as what is written in. Throws `NotShown` for one that has no form there. */
export function readBlock(token: Token): Node {
  if (token.type === "paragraph" || token.type === "text") {
    const { tokens = [token] } = token as Tokens.Paragraph;
    return nodes.paragraph.createChecked(null, readInline(tokens));
  }
  if (token.type === "heading") {
    const { depth, tokens = [], raw, ownId = "" } = token as NamedHeading;
    const underlined = !/^ {0,3}#/.test(raw);
    return nodes.heading.createChecked({ level: depth, underlined, id: ownId }, readInline(tokens));
  }
  if (token.type === "blockquote") {
    const { alert, tokens } = token as Quotation;
    const mark = alert ? `[!${alert.kind.toUpperCase()}]${alert.title && ` ${alert.title}`}` : "";
    return nodes.blockquote.createChecked({ alert: mark }, readBlocks(tokens));
  }
  if (token.type === "footnote") {
    const { label, tokens } = token as Footnote;
    return nodes.footnote.createChecked({ label }, readBlocks(tokens));
  }
  if (token.type === "descriptionList") return readDescriptions(token as DescriptionList);
  if (token.type === "list") return readList(token as Tokens.List);
  if (token.type === "code") return readCode(token as Tokens.Code);
  if (token.type === "hr") return nodes.horizontal_rule.create({ sign: token.raw.trim() });
  if (token.type === "table") return readTable(token as Tokens.Table);
  throw new UnsupportedMarkdown(token.type);
}

export function sourceNode(raw: string): Node {
  return nodes.source.create(null, raw === "" ? null : writingSchema.text(raw));
}

function readBlocks(tokens: readonly Token[]): Node[] {
  const read = tokens.filter(({ type }) => type !== "space" && type !== "checkbox").map(readBlock);
  return read.length > 0 ? read : [nodes.paragraph.create()];
}

function readList({ ordered, start, loose, items }: Tokens.List): Node {
  const [first, second] = items.map(({ raw }) => /^ {0,3}(\d*)([-+*.)])( *)/.exec(raw));
  if (!first) throw new UnsupportedMarkdown("list");
  const [, number = "", sign, spaces = ""] = first;
  const content = items.map((item) =>
    nodes.list_item.createChecked(
      { checked: item.task ? item.checked === true : null },
      readBlocks(item.tokens),
    ),
  );
  const pad = spaces.length >= 1 && spaces.length <= 4 ? spaces.length : 1;
  if (!ordered) return nodes.bullet_list.createChecked({ sign, loose, pad }, content);
  const step = second && Number(second[1]) === Number(number) ? 0 : 1;
  return nodes.ordered_list.createChecked({ sign, loose, pad, step, start: Number(start) }, content);
}

function readDescriptions({ tokens }: DescriptionList): Node {
  return nodes.description_list.createChecked(
    null,
    (tokens as Tokens.Generic[]).map(({ type, isLine, tokens: inner = [] }) => {
      if (type === "descriptionTerm") return nodes.description_term.createChecked(null, readInline(inner));
      const said = isLine ? [nodes.paragraph.createChecked(null, readInline(inner))] : readBlocks(inner);
      return nodes.description_details.createChecked(null, said);
    }),
  );
}

function readCode({ raw, text, codeBlockStyle }: Tokens.Code): Node {
  const content = text === "" ? null : writingSchema.text(text);
  if (codeBlockStyle === "indented") return nodes.code_block.create({ fence: "" }, content);
  const [, fence = "```", info = ""] = /^ {0,3}(`{3,}|~{3,})(.*)/.exec(raw) ?? [];
  return nodes.code_block.create({ fence, info: info.trim() }, content);
}

function readTable({ header, rows }: Tokens.Table): Node {
  const row = (cells: readonly Tokens.TableCell[], type: "table_header" | "table_cell") =>
    nodes.table_row.createChecked(
      null,
      cells.map(({ tokens, align }) => nodes[type].createChecked({ align }, readInline(tokens))),
    );
  return nodes.table.createChecked(null, [
    row(header, "table_header"),
    ...rows.map((cells) => row(cells, "table_cell")),
  ]);
}
