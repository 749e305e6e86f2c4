import { anyText, type EngineFormat } from "../definition/format-definition.ts";

/** A text in Markdown, which becomes safe HTML. */
export const markdown: EngineFormat = {
  kind: "a Markdown text",
  example: "A text with *emphasis*.",
  check: anyText,
  written: true,
  print: undefined,
  use: { inText: "never", fromText: true, entered: "typed", asked: "text", prose: true, day: false },
};
