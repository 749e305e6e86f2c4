import en from "../../../blocks/_kit/messages/en.json";
import type { SafeHtml } from "../../../schema/fields/resolved.ts";
import { safeEmbed } from "../../../schema/fields/safe-url.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { inTimeZone } from "../../../schema/formats/date-time/date-time.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import type { ProblemValues } from "../../../schema/problems/problem-values.ts";
import { countCharacters } from "../../../schema/text/count-characters.ts";
import { listOf } from "../../../schema/text/suggest.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { escapeForMarkdown } from "../markdown/escape-for-markdown.ts";
import { timeZoneOf } from "../tokens/time-zone-of.ts";
import { reportTakenId } from "./check-markdown.ts";
import { isCheckedResolved, matchesFormat } from "./format-checks.ts";
import { withIdsOfPage } from "./heading-ids.ts";
import { renderMarkdown } from "./markdown.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { authoredOffset, replaceTokens } from "./tokens.ts";

/**
 * Replaces tokens, then applies the format. What can't be resolved is reported and becomes undefined, or an empty
 * text.
 */
export function resolveText(
  schema: StringSchema,
  authored: string,
  place: ProblemLocation,
  context: ResolveContext,
): unknown {
  const { report, scope, language, trace } = context;
  const isRead = schema.format === undefined || schema.format === "multiline";
  const inner = isRead && !schema.enum && !schema.pattern ? trace : undefined;
  const insert = schema.format === "markdown" ? escapeForMarkdown : undefined;
  const isShown = (isRead && !schema.enum && !schema.pattern) || schema.format === "markdown";
  const text = replaceTokens(authored, scope, place, report, language, inner, insert, isShown);
  if (authored !== text && text.trim() === "") return emptyOf(schema);
  switch (schema.format) {
    case "link":
      return context.link(text, place);
    case "media":
      return context.picture(text, place);
    case "icon":
      return context.icon(text, place);
    case "file":
      return schema.measured ? context.file(text, place) : context.file(text, place)?.href;
    case "markdown":
      return resolveMarkdown(schema, authored, text, place, context);
    case "embed":
      return resolveEmbed(text, place, context);
    case "date-time":
      return isAsDeclared(schema, text, place, context) ? inTimeZone(text, timeZoneOf(scope)) : undefined;
    default:
      // A text without tokens was checked as it is written, where its format can be.
      return (authored === text && !isCheckedResolved(schema.format)) ||
        isAsDeclared(schema, text, place, context)
        ? text
        : undefined;
  }
}

function emptyOf({ format, entry }: StringSchema): unknown {
  if (format === "markdown") return { html: "" };
  return entry === undefined && (format === undefined || format === "multiline") ? "" : undefined;
}

function resolveMarkdown(
  { headingLevel = 3 }: StringSchema,
  authored: string,
  text: string,
  place: ProblemLocation,
  context: ResolveContext,
): SafeHtml {
  // A text of an entry is the same wherever it is quoted; on a page, headings get unique ids.
  const { headingIds, quoted, ...others } = context;
  const key = `${context.language} ${place.file}#${place.pointer}`;
  const known = quoted ? context.rendered.get(key) : undefined;
  const { dependencies } = context.report;
  if (known) {
    dependencies.addAll(known.dependencies);
    return onPage(known.value, authored, place, context);
  }
  const render = () =>
    renderMarkdown(text, place, {
      ...others,
      ...(!quoted && headingIds && { headingIds }),
      messages: () => context.scope.messages?.(context.language) ?? en,
      ...(quoted && { idPrefix: `${place.file} ${place.pointer} `.replace(/^content\/|\.md\b/g, "") }),
      headingAbove: headingLevel - 1,
      ...(authored !== text && {
        authoredOffset: (offset: number) =>
          authoredOffset(authored, context.scope, offset, context.language, escapeForMarkdown),
      }),
    });
  if (!quoted) return render();
  const made = dependencies.record(render);
  context.rendered.set(key, made);
  return onPage(made.value, authored, place, context);
}

/** Reports `unknown-markdown` for a heading's own id that the page has already. */
function onPage(
  text: SafeHtml,
  authored: string,
  place: ProblemLocation,
  { headingIds, report }: ResolveContext,
): SafeHtml {
  if (!headingIds) return text;
  return withIdsOfPage(text, headingIds, (id) => {
    const offset = authored.indexOf(`{#${id}}`);
    if (offset !== -1) reportTakenId(id, { ...place, offset }, report);
  });
}

function resolveEmbed(
  text: string,
  place: ProblemLocation,
  { report, embeds }: ResolveContext,
): string | undefined {
  const embed = safeEmbed(text, embeds);
  if (!embed) {
    report.add(
      "bad-embed",
      place,
      `"${truncateForMessage(text)}" is not the address of a map frame.`,
      "Use the https embed address that OpenStreetMap or Google Maps gives under Share, or add its host to site.embeds.",
    );
  }
  return embed;
}

/** Whether a text without tokens, which was checked as it is written, stands for itself. */
export function isFixed({ format, entry }: StringSchema): boolean {
  const isResolved = resolved.includes(format) || format === "date-time";
  return entry === undefined && !isResolved && !isCheckedResolved(format);
}

const resolved: readonly (string | undefined)[] = ["link", "media", "icon", "file", "markdown", "embed"];

/** Checks a text whose tokens were replaced. Reports `wrong-value` and `bad-colour`. */
export function isAsDeclared(
  schema: StringSchema,
  text: string,
  place: ProblemLocation,
  context: ResolveContext,
): boolean {
  const { report, trace } = context;
  const { format, enum: choices, maxLength, pattern } = schema;
  // A trace changes the text; it is checked where it is resolved without one.
  if (resolved.includes(format) || trace) return true;
  const wrong = (message: string, suggestion: string, values: ProblemValues) => {
    report.add("wrong-value", place, message, { suggestion, values });
    return false;
  };
  const shown = () => `"${truncateForMessage(text)}"`;
  if (format !== undefined && !matchesFormat(format, text, place, context)) return false;
  if (choices && !choices.includes(text)) {
    return wrong(
      `${shown()} is not one of the choices.`,
      `Use ${listOf(choices.map((choice) => `"${choice}"`))}.`,
      { reason: "choice", allowed: choices },
    );
  }
  if (maxLength !== undefined && countCharacters(text) > maxLength)
    return wrong(
      `With its tokens replaced, this has ${countCharacters(text)} characters, and at most ${maxLength} fit.`,
      "Shorten it.",
      { reason: "too-long", limit: maxLength, length: countCharacters(text) },
    );
  if (pattern !== undefined && !new RegExp(pattern, "u").test(text))
    return wrong(`${shown()} can't stand here.`, schema.errorMessage ?? schema.description, {
      reason: "format",
    });
  return true;
}
