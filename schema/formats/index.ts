import { colour } from "./colour/index.ts";
import { date } from "./date/index.ts";
import { dateTime } from "./date-time/index.ts";
import type { EngineFormat, FormatDefinition, FormatUse } from "./definition/format-definition.ts";
import { duration } from "./duration/index.ts";
import { email } from "./email/index.ts";
import { embed } from "./embed/index.ts";
import { file } from "./file/index.ts";
import { hours } from "./hours/index.ts";
import { icon } from "./icon/index.ts";
import { link } from "./link/index.ts";
import { markdown } from "./markdown/index.ts";
import { media } from "./media/index.ts";
import { multiline } from "./multiline/index.ts";
import { position } from "./position/index.ts";
import { telephone } from "./telephone/index.ts";

/** What a string holds beyond its characters: the engine's formats, by the names that schemas have for them. */
export const formats = {
  multiline,
  markdown,
  link,
  embed,
  media,
  icon,
  date,
  "date-time": dateTime,
  colour,
  email,
  telephone,
  file,
  hours,
  position,
  duration,
} satisfies Readonly<Record<string, EngineFormat>>;

export type StringFormat = keyof typeof formats;

/** The name of a format that a site's own code defines. It has a dash, as none of the engine's but one has. */
export type OwnFormat = `${string}-${string}`;

/** The formats of a site's own, by their names. */
export type Formats = Readonly<Record<string, FormatDefinition>>;

export function isEngineFormat(format: string | undefined): format is StringFormat {
  return format !== undefined && Object.hasOwn(formats, format);
}

export function isOwnFormat(format: string | undefined): format is OwnFormat {
  return format !== undefined && !isEngineFormat(format);
}

/** The definition of a format: the engine's, or the site's own; undefined without one, or for a name that neither has. */
export function formatOf(format: string | undefined, own: Formats = {}): FormatDefinition | undefined {
  if (format === undefined) return undefined;
  if (isEngineFormat(format)) return formats[format];
  return Object.hasOwn(own, format) ? own[format] : undefined;
}

const plainText: FormatUse = multiline.use;

/** A text of a site's own format: whether its input is a text box is for the editor to say, which knows its input. */
const ownText: FormatUse = { ...plainText, prose: false };

/** How values of a format take part in texts, tokens and lists; those without a format are texts. */
export function formatUse(format: string | undefined): FormatUse {
  if (format === undefined) return plainText;
  return isEngineFormat(format) ? formats[format].use : ownText;
}

/** What the compiled validators hold the texts of each format to, by the formats' names. */
export const writtenForms: Readonly<Record<string, EngineFormat["written"]>> = Object.fromEntries(
  Object.entries(formats).map(([name, { written }]) => [name, written]),
);

/** Whether a text without tokens is of a format of the engine, as it is written. */
export function isOfFormat(text: string, name: string): boolean {
  if (!isEngineFormat(name)) return true;
  const { written, check } = formats[name];
  if (written === true) return check(text) === undefined;
  return written instanceof RegExp ? written.test(text) : written(text);
}

/** The names of the formats of a site's own that a schema has. */
export function ownFormatsIn(schema: unknown): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { format } = value as { readonly format?: unknown };
    if (typeof format === "string" && isOwnFormat(format)) names.add(format);
    for (const child of Object.values(value)) visit(child);
  };
  visit(schema);
  return names;
}
