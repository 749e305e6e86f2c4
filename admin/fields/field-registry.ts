import type { ComponentType } from "react";
import type { StringSchema } from "../../schema/fields/schema.ts";
import { formatUse, isEngineFormat, isOwnFormat, type StringFormat } from "../../schema/formats/index.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { lazy } from "../ui/lazy.tsx";
import { ChoiceField } from "./choice/choice-field.tsx";
import { DateField } from "./date/date-field.tsx";
import type { FieldProps } from "./form/field-props.ts";
import { hasOwnField, OwnFormatField } from "./own-format/own-format-field.tsx";
import { PictureField } from "./picture/picture-field.tsx";
import { TextField } from "./text/text-field.tsx";

type TextInput = ComponentType<FieldProps<StringSchema>>;

const DateTimeField = lazy(async () => (await import("./date/date-time-field.tsx")).DateTimeField, "piece");
const ColourField = lazy(async () => (await import("./colour/colour-field.tsx")).ColourField, "piece");
const DurationField = lazy(
  async () => (await import("./duration/duration-field.tsx")).DurationField,
  "piece",
);
const EntryField = lazy(async () => (await import("./entry/entry-field.tsx")).EntryField, "piece");
const FileField = lazy(async () => (await import("./file/file-field.tsx")).FileField, "piece");
const HoursField = lazy(async () => (await import("./hours/hours-field.tsx")).HoursField, "piece");
const IconField = lazy(async () => (await import("./icon/icon-field.tsx")).IconField, "piece");
const LanguageField = lazy(
  async () => (await import("./language/language-field.tsx")).LanguageField,
  "piece",
);
const LinkField = lazy(async () => (await import("./link/link-field.tsx")).LinkField, "piece");
const MarkdownField = lazy(
  async () => (await import("./markdown/markdown-field.tsx")).MarkdownField,
  "piece",
);
const PositionField = lazy(
  async () => (await import("./position/position-field.tsx")).PositionField,
  "piece",
);

/** The input of each format of the engine. */
const byFormat: Readonly<Record<StringFormat, TextInput>> = {
  multiline: TextField,
  markdown: MarkdownField,
  media: PictureField,
  link: LinkField,
  embed: TextField,
  colour: ColourField,
  date: DateField,
  "date-time": DateTimeField,
  email: TextField,
  telephone: TextField,
  icon: IconField,
  file: FileField,
  hours: HoursField,
  position: PositionField,
  duration: DurationField,
};

export function inputFor({ entry, enum: choices, format, pattern }: StringSchema): TextInput {
  if (entry !== undefined) return EntryField;
  if (choices) return ChoiceField;
  if (pattern === languageTag) return LanguageField;
  if (isEngineFormat(format)) return byFormat[format];
  return isOwnFormat(format) && hasOwnField(format) ? OwnFormatField : TextField;
}

/** Whether a value of a schema is typed, so that a token can be too; others are taken whole. */
export function isTextInput({ format, entry, enum: choices }: StringSchema): boolean {
  if (isOwnFormat(format)) return !hasOwnField(format);
  return entry === undefined && !choices && formatUse(format).entered !== "chosen";
}
