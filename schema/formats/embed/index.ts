import { anyText, type EngineFormat } from "../definition/format-definition.ts";

/** The address of a frame that shows a map, from a provider that is allowed. */
export const embed: EngineFormat = {
  kind: "the address of a map frame",
  example: "https://www.openstreetmap.org/export/embed.html",
  check: anyText,
  written: true,
  print: undefined,
  use: { inText: "allowed", fromText: true, entered: "typed", asked: "other", prose: false, day: false },
};
