import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

export const plainTags = ["sub", "sup", "kbd", "mark", "small"] as const;

const listAttrs = {
  sign: { default: "" },
  loose: { default: false },
  pad: { default: 1 },
};

const tables = tableNodes({
  tableGroup: "block",
  cellContent: "inline*",
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.style.textAlign || null,
      setDOMAttr: (value, attrs) => {
        if (value) attrs["data-align"] = value;
      },
    },
  },
});

const nodes = {
  doc: { content: "(block | source | footnote)+" },
  paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    attrs: { level: { default: 2 }, underlined: { default: false }, id: { default: "" } },
    content: "inline*",
    group: "block",
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // The page's own heading is the only one of level 1.
    toDOM: ({ attrs }) => [`h${Math.max(2, attrs.level)}`, 0],
  },
  blockquote: {
    attrs: { alert: { default: "" } },
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: ({ attrs }) => ["blockquote", attrs.alert === "" ? {} : { "data-alert": attrs.alert }, 0],
  },
  footnote: {
    attrs: { label: {} },
    content: "block+",
    defining: true,
    isolating: true,
    parseDOM: [{ tag: "div[data-footnote]", getAttrs: ({ dataset }) => ({ label: dataset.footnote }) }],
    toDOM: ({ attrs }) => ["div", { class: "writing-footnote", "data-footnote": attrs.label }, 0],
  },
  description_list: {
    content: "(description_term+ description_details+)+",
    group: "block",
    parseDOM: [{ tag: "dl[data-written]" }],
    toDOM: () => ["dl", { "data-written": "" }, 0],
  },
  description_term: {
    content: "inline*",
    parseDOM: [{ tag: "dt", context: "description_list/" }],
    toDOM: () => ["dt", 0],
  },
  description_details: {
    content: "block+",
    parseDOM: [{ tag: "dd", context: "description_list/" }],
    toDOM: () => ["dd", 0],
  },
  bullet_list: {
    attrs: listAttrs,
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ul" }],
    toDOM: ({ attrs }) => ["ul", looseness(attrs), 0],
  },
  ordered_list: {
    attrs: { ...listAttrs, start: { default: 1 }, step: { default: 1 } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: Number(list.getAttribute("start") ?? 1) || 1 }) }],
    toDOM: ({ attrs }) => [
      "ol",
      { ...looseness(attrs), ...(attrs.start !== 1 && { start: String(attrs.start) }) },
      0,
    ],
  },
  list_item: {
    attrs: { checked: { default: null } },
    content: "block+",
    defining: true,
    parseDOM: [
      {
        tag: "li",
        getAttrs: ({ dataset: { checked } }) => ({ checked: checked ? checked === "true" : null }),
      },
    ],
    toDOM: ({ attrs }) => ["li", attrs.checked === null ? {} : { "data-checked": String(attrs.checked) }, 0],
  },
  code_block: {
    attrs: { info: { default: "" }, fence: { default: "```" } },
    content: "text*",
    marks: "",
    group: "block",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  },
  /** What can't be shown as it will look: the Markdown itself. */
  source: {
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    toDOM: () => ["pre", { class: "writing-source" }, 0],
  },
  horizontal_rule: {
    attrs: { sign: { default: "---" } },
    group: "block",
    parseDOM: [{ tag: "hr" }],
    toDOM: () => ["hr"],
  },
  ...tables,
  image: {
    attrs: { src: {}, alt: { default: "" }, title: { default: null } },
    inline: true,
    group: "inline",
    draggable: true,
    parseDOM: [
      {
        tag: "img",
        getAttrs: (image) => ({
          src: image.dataset.picture ?? "",
          alt: image.getAttribute("alt") ?? "",
          title: image.dataset.caption ?? null,
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, title } }) => [
      "img",
      { "data-picture": src, alt, ...(title !== null && { "data-caption": title }) },
    ],
  },
  hard_break: {
    attrs: { written: { default: "\\\n" } },
    inline: true,
    group: "inline",
    selectable: false,
    leafText: () => "\n",
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  reference: {
    attrs: { written: {} },
    inline: true,
    group: "inline",
    leafText: ({ attrs }) => attrs.written,
    parseDOM: [
      { tag: "span[data-written]", getAttrs: ({ dataset }) => ({ written: dataset.written }), priority: 60 },
    ],
    toDOM: ({ attrs }) => ["span", { class: "pill", "data-written": attrs.written }, attrs.written],
  },
  text: { group: "inline" },
} satisfies Record<string, NodeSpec>;

const tagMarks = Object.fromEntries(
  plainTags.map((tag): [string, MarkSpec] => [tag, { parseDOM: [{ tag }], toDOM: () => [tag, 0] }]),
);

const marks = {
  link: {
    attrs: { href: {}, title: { default: null }, form: { default: "" } },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: link.getAttribute("href") }) }],
    toDOM: ({ attrs }) => ["a", { href: attrs.href }, 0],
  },
  strong: {
    attrs: { sign: { default: "" } },
    parseDOM: [{ tag: "strong" }, { tag: "b" }],
    toDOM: () => ["strong", 0],
  },
  emphasis: {
    attrs: { sign: { default: "" } },
    parseDOM: [{ tag: "em" }, { tag: "i" }],
    toDOM: () => ["em", 0],
  },
  strike: {
    attrs: { sign: { default: "~~" } },
    parseDOM: [{ tag: "del" }, { tag: "s" }, { tag: "strike" }],
    toDOM: () => ["del", 0],
  },
  ...tagMarks,
  code: { parseDOM: [{ tag: "code" }, { tag: "tt" }, { tag: "samp" }], toDOM: () => ["code", 0] },
  wrap: { inclusive: false, excludes: "", toDOM: () => ["span", 0] },
} satisfies Record<string, MarkSpec>;

export const writingSchema = new Schema({ nodes, marks });

function looseness({ loose }: { readonly loose?: boolean }): Record<string, string> {
  return loose ? {} : { "data-tight": "" };
}
