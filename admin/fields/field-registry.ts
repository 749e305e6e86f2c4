import type { ComponentType } from "react";
import type { StringSchema } from "../../schema/fields/schema.ts";
import { formatUse, isEngineFormat, isOwnFormat, type StringFormat } from "../../schema/formats/index.ts";
import { languageTag } from "../../schema/site/site-schema.ts";
import { ChoiceField } from "./choice/choice-field.tsx";
import { ColourField } from "./colour/colour-field.tsx";
import { DateField } from "./date/date-field.tsx";
import { DateTimeField } from "./date/date-time-field.tsx";
import { DurationField } from "./duration/duration-field.tsx";
import { EntryField } from "./entry/entry-field.tsx";
import { FileField } from "./file/file-field.tsx";
import type { FieldProps } from "./form/field-props.ts";
import { HoursField } from "./hours/hours-field.tsx";
import { IconField } from "./icon/icon-field.tsx";
import { LanguageField } from "./language/language-field.tsx";
import { LinkField } from "./link/lazy-link-inputs.ts";
import { MarkdownField } from "./markdown/markdown-field.tsx";
import { hasOwnField, OwnFormatField } from "./own-format/own-format-field.tsx";
import { PictureField } from "./picture/lazy-picture-inputs.ts";
import { PositionField } from "./position/position-field.tsx";
import { TextField } from "./text/text-field.tsx";

type TextInput = ComponentType<FieldProps<StringSchema>>;

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
