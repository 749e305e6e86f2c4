import type { Edit, EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import { pagesAndFrames, withoutFrames } from "../../../editing/document/frames.ts";
import { isOrderFile } from "../../../editing/document/order.ts";
import { isPictureFile } from "../../../editing/document/picture.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { type Schemas, schemaOf } from "../../../editing/labels/schema/schemas.ts";
import { withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../../editing/labels/tokens/token-scope.ts";
import type { ObjectSchema, Schema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import { branchesOf, isConditional, isEach } from "../../../schema/site/each.ts";
import type { Branch } from "../../../schema/site/site-config.ts";
import { regionOf } from "../../../schema/telephone/international-number.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { tokenPattern } from "../../../schema/text/token-syntax.ts";
import { type Query, replacerOf } from "./replace-in-text.ts";
import { replaceVisible } from "./replace-visible.ts";

/** A value in which the text was found. */
export interface TextLocation {
  readonly target: EditTarget;
  /** In the target. */
  readonly path: ValuePath;
  /** The whole value. */
  readonly before: string;
  /** The whole value with all replacements. */
  readonly after: string;
  /** How many occurrences `after` replaces. */
  readonly count: number;
  /** How often it stands there and can't be changed there. */
  readonly fixed: number;
}

const names = ["id", "path", "blocks", "entries", "paginate", "frame", "language", "translationOf", "url"];

/** A text of the site that people read, or a link. */
interface SiteText extends FoundText {
  readonly target: EditTarget;
  /** Whether it is in a block whose content can't be edited. */
  readonly isLocked: boolean;
}

export function* textsOfSite(site: EditedSite, schemas: Schemas): Generator<SiteText> {
  const texts = (target: EditTarget, value: unknown, isLocked = false) =>
    textsIn(value, schemaOf(schemas, site, target), schemas).map((text) => ({ ...text, target, isLocked }));
  const { config, entries } = site;
  yield* texts({ in: "site" }, withoutNames(withoutFrames(config.site, config.site)));
  for (const page of config.pages) yield* texts({ in: "page", page: page.id }, withoutNames(page));
  for (const { id: page, blocks } of pagesAndFrames(config))
    for (const { id: block, props, lock } of blocks)
      yield* texts({ in: "block", page, block }, props, lock === "content");
  for (const [file, { frontMatter, body }] of Object.entries(entries))
    if (!isOrderFile(file) && !isPictureFile(file))
      yield* texts({ in: "entry", file }, { frontMatter: withoutNames(frontMatter), body });
}

/** The texts in which something stands as people read it, with what they would be; those too in which none of it can be changed. */
export function findText(site: EditedSite, schemas: Schemas, query: Query): readonly TextLocation[] {
  const { language } = site.config.site;
  const region = regionOf(typeof language === "string" ? language : "en-GB");
  const replacer = replacerOf({ ...query, region });
  const scope = tokenScope({ site: site.config.site, model: schemas.model });
  const tokenText = (token: string) => withTokens(token, scope).replace(tokenPattern, "…");
  return [...textsOfSite(site, schemas)].flatMap(
    ({ target, path, text, isLink, isMarkdown, isLocked }): TextLocation[] => {
      const linked = isLink ? replacer.inAddress(text) : text;
      const found = isLink
        ? { text: linked, count: linked === text ? 0 : 1, fixed: 0 }
        : replaceVisible(text, replacer, { isMarkdown, tokenText });
      if (found.count + found.fixed === 0) return [];
      const place = { target, path, before: text };
      if (isLocked) return [{ ...place, after: text, count: 0, fixed: found.count + found.fixed }];
      return [{ ...place, after: found.text, count: found.count, fixed: found.fixed }];
    },
  );
}

export function replaceEdit(places: readonly TextLocation[], { text, by }: Query): Edit {
  const edits = places.map(
    ({ target, path, after }): Edit => ({ kind: "set-value", target, path, value: after }),
  );
  return { kind: "batch", edits, replaced: { text, by } };
}

interface FoundText {
  readonly path: ValuePath;
  readonly text: string;
  readonly isLink: boolean;
  readonly isMarkdown: boolean;
}

function textsIn(
  value: unknown,
  schema: Schema | undefined,
  schemas: Schemas,
  path: ValuePath = [],
): FoundText[] {
  if (!schema || value === undefined || value === null) return [];
  if (typeof value === "string") {
    if (schema.type !== "string") return [];
    const isLink = schema.format === "link";
    const isText = formatUse(schema.format).prose && !schema.enum && !schema.entry && !schema.pattern;
    const isMarkdown = schema.format === "markdown";
    return isText || isLink ? [{ path, text: value, isLink, isMarkdown }] : [];
  }
  if (isConditional(value))
    return branchesOf(value).flatMap((branch) =>
      textsIn(branch.value, schema, schemas, [...path, branch.key]),
    );
  if (schema.type === "array" && isEach(value))
    return textsIn(value.item, schema.items, schemas, [...path, "item"]);
  if (schema.type === "array" && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const at = [...path, index];
      if (isConditional(item))
        return branchesOf(item).flatMap((branch) =>
          textsIn([branch.value], schema, schemas, at).map(inCondition(at, branch.key)),
        );
      if (schema.blocks) return textsInBlock(item, schemas, at);
      if (isEach(item)) return textsIn(item.item, schema.items, schemas, [...at, "item"]);
      return textsIn(item, schema.items, schemas, at);
    });
  }
  if (schema.type !== "object" || !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, propertyOf(schema, key), schemas, [...path, key]),
  );
}

/** The first index below is that of the list that the value is read in, and not of what is written. */
const inCondition =
  (at: ValuePath, key: Branch["key"]) =>
  (text: FoundText): FoundText => ({ ...text, path: [...at, key, ...text.path.slice(at.length + 1)] });

function textsInBlock(block: unknown, schemas: Schemas, path: ValuePath): FoundText[] {
  if (!isObject(block) || typeof block.type !== "string") return [];
  return textsIn(block.props, schemas.blocks.get(block.type), schemas, [...path, "props"]);
}

function propertyOf({ properties }: ObjectSchema, key: string): Schema | undefined {
  return Object.hasOwn(properties, key) ? properties[key] : undefined;
}

function withoutNames(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
}
