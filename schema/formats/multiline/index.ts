import { anyText, type EngineFormat } from "../definition/format-definition.ts";

/** A text of several lines. */
export const multiline: EngineFormat = {
  kind: "a text",
  example: "One line,\nand another.",
  check: anyText,
  written: true,
  print: undefined,
  use: { inText: "offered", fromText: true, entered: "typed", asked: "text", prose: true, day: false },
};
