import type { Schema, StringFormat } from "./schema.ts";

export const typeLabels: Readonly<Record<Schema["type"], string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

export const formatLabels: Readonly<Partial<Record<StringFormat, string>>> = {
  markdown: "a Markdown text",
  link: "a link",
  embed: "the address of a map frame",
  media: "a picture",
  icon: "an icon",
  date: "a day",
  colour: "a colour",
  email: "an e-mail address",
  telephone: "a telephone number",
  file: "a file",
  hours: "opening hours",
  position: "a place on the map",
};
