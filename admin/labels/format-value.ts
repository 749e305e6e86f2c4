import type { Schema } from "../../schema/schema.ts";
import { languageTag } from "../../schema/site-schema.ts";
import { choiceName } from "./choice-name.ts";
import { formatHours } from "./format-hours.ts";
import { languageName } from "./language-name.ts";
import { namePicture } from "./name-picture.ts";
import type { NamedChoices } from "./schema/localize-schema.ts";
import { formatLongDate } from "./tokens/format-long-date.ts";

export function formatText(schema: (Schema & NamedChoices) | undefined, text: string): string {
  if (schema?.type !== "string" || text === "") return text;
  if (schema.enum) return choiceName(schema, text);
  if (schema.pattern === languageTag) return languageName(text);
  switch (schema.format as string | undefined) {
    case "media":
      return namePicture(text);
    case "date":
    case "date-time":
      return formatLongDate(text);
    case "hours":
      return formatHours(text);
    case "font-name":
      return fontName(text);
    default:
      return text;
  }
}

export function fontName(name: string): string {
  return name
    .split("-")
    .map((word) => (word.length === 2 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}
