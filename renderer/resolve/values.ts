import { iconNames } from "../../blocks/_kit/icon-names.ts";
import { type CollectionName, isCollection } from "../../schema/collections/index.ts";
import { formats } from "../../schema/formats.ts";
import type { Place } from "../../schema/problem.ts";
import { safeEmbed } from "../../schema/safe-url.ts";
import type { ObjectSchema, Schema, StringSchema } from "../../schema/schema.ts";
import { shownText } from "../../schema/shown-text.ts";
import { pointerTo } from "../../schema/source.ts";
import { suggestion } from "../../schema/suggest.ts";
import type { EntryResolver } from "./entries.ts";
import type { HeadingIds } from "./heading-ids.ts";
import type { ResolveLink } from "./links.ts";
import { renderMarkdown } from "./markdown.ts";
import type { ResolvePicture } from "./pictures.ts";
import type { Report } from "./report.ts";
import { authoredOffset, replaceTokens, soleToken, type TokenScope } from "./tokens.ts";

/** What resolving a value needs to know beside the value. */
export interface ResolveContext {
  readonly scope: TokenScope;
  readonly link: ResolveLink;
  readonly picture: ResolvePicture;
  readonly entries: EntryResolver;
  readonly report: Report;
  /** The ids that the page's headings have so far. */
  readonly headingIds?: HeadingIds;
  /** The file that `{{site.…}}` names values of. */
  readonly configFile: string;
  /** The file that `{{entry.…}}` names values of, where there is an entry. */
  readonly entryFile?: string;
}

/**
 * The resolved form of an authored value. What could not be resolved becomes undefined (or an empty text), after
 * it was reported; keys that were left out stay left out.
 */
export function resolveValue(schema: Schema, value: unknown, place: Place, context: ResolveContext): unknown {
  if (value === undefined) return undefined;
  switch (schema.type) {
    case "string":
      return resolveString(schema, value as string, place, context);
    case "array":
      return (value as unknown[])
        .map((item, index) => resolveValue(schema.items, item, below(place, index), context))
        .filter((item) => item !== undefined);
    case "object":
      return resolveObject(schema, value as Record<string, unknown>, place, context);
    default:
      return value;
  }
}

function resolveObject(
  schema: ObjectSchema,
  value: Record<string, unknown>,
  place: Place,
  context: ResolveContext,
) {
  const resolved: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(schema.properties)) {
    if (!Object.hasOwn(value, key)) continue;
    // A query quotes ids; its strings are not yet the entries that they name.
    const plain = schema.entries && property.type === "string" ? withoutEntry(property) : property;
    resolved[key] = resolveValue(plain, value[key], below(place, key), context);
    const asked = resolved[key];
    const collection = schema.entries && property.type === "string" ? property.entry : undefined;
    if (
      collection &&
      isCollection(collection) &&
      typeof asked === "string" &&
      !context.report.has(below(place, key))
    )
      findEntry(collection, asked, below(place, key), context);
  }
  if (schema.entries && isCollection(schema.entries)) return context.entries.query(schema.entries, resolved);
  return resolved;
}

function withoutEntry(schema: StringSchema): StringSchema {
  const { entry: _, ...plain } = schema;
  return plain;
}

function resolveString(
  schema: StringSchema,
  authored: string,
  place: Place,
  context: ResolveContext,
): unknown {
  const { report } = context;
  const text = replaceTokens(authored, context.scope, place, report);
  if (authored !== text && text.trim() === "") {
    if (schema.minLength && !report.has(place) && !quotesReported(authored, context)) {
      const message = "Nothing is left of this text when its tokens are replaced.";
      report.add("missing-text", place, message, "Quote a text that is not empty, or write one.");
    }
    return emptyOf(schema);
  }
  const { entry: collection, format } = schema;
  if (collection && isCollection(collection)) {
    return findEntry(collection, text, place, context);
  }
  if (quotesReported(authored, context)) return emptyOf(schema);
  switch (format) {
    case "link":
      return context.link(text, place);
    case "media":
      return context.picture(text, place);
    case "markdown":
      return renderMarkdown(text, place, {
        ...context,
        authoredOffset: (offset) => authoredOffset(authored, context.scope, offset),
      });
    case "colour":
      if (!/^#[0-9a-f]{6}$/i.test(text)) {
        const message = `"${shownText(text)}" is not a colour.`;
        report.add("bad-colour", place, message, "Write it as #rrggbb, such as #b4532a.");
        return undefined;
      }
      return text;
    case "embed": {
      const embed = safeEmbed(text);
      if (!embed) {
        report.add(
          "bad-embed",
          place,
          `"${shownText(text)}" is not the address of a map frame.`,
          "Use the https embed address that OpenStreetMap or Google Maps gives under Share.",
        );
      }
      return embed;
    }
    case "icon":
      if (!(iconNames as readonly string[]).includes(text)) {
        const hint =
          suggestion(text, iconNames) ??
          'The icons are listed in blocks/_kit/icon-names.ts, such as "ruler".';
        report.add("unknown-icon", place, `There is no icon "${shownText(text)}".`, hint);
        return undefined;
      }
      return text;
    case "email":
    case "telephone": {
      const written = formats[format];
      // What has no token was checked as it is written.
      if (authored !== text && written instanceof RegExp && !written.test(text)) {
        const what = format === "email" ? "an e-mail address" : "a telephone number";
        report.add(
          "wrong-value",
          place,
          `"${shownText(text)}" is not ${what}.`,
          `Quote ${what}, or write one.`,
        );
        return undefined;
      }
      return text;
    }
    default:
      return text;
  }
}

function findEntry(
  collection: CollectionName,
  id: string,
  place: Place,
  { entries, report }: ResolveContext,
) {
  const found = entries.find(collection, id);
  if (!found) {
    const message = `There is no entry "${shownText(id)}" in content/${collection}.`;
    report.add("unknown-entry", place, message, suggestion(id, entries.ids(collection)));
  }
  return found;
}

/** Formats whose values are more than their texts, so that an empty text is none. */
const notTexts: readonly string[] = ["link", "embed", "media", "icon", "colour"];

function emptyOf(schema: StringSchema): unknown {
  if (schema.format === "markdown") return { html: "" };
  return schema.entry || (schema.format && notTexts.includes(schema.format)) ? undefined : "";
}

/** Whether a text is just a token for a value that has a problem where it is written: one mistake, one problem. */
function quotesReported(authored: string, { report, configFile, entryFile }: ResolveContext): boolean {
  const [owner, ...keys] = soleToken(authored)?.split(".") ?? [];
  const below = keys.join("/");
  if (owner === "site") return report.has({ file: configFile, pointer: `/site/${below}` });
  if (owner !== "entry" || entryFile === undefined) return false;
  return report.has({ file: entryFile, pointer: `/frontMatter/${below}` });
}

function below(place: Place, key: string | number): Place {
  return { file: place.file, pointer: pointerTo(place.pointer, key) };
}
