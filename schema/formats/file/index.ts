import { anyText, type EngineFormat } from "../definition/format-definition.ts";

/** The name of a file in content/files. */
export const file: EngineFormat = {
  kind: "a file",
  example: "price-list.pdf",
  check: anyText,
  written: true,
  print: undefined,
  use: { inText: "allowed", fromText: false, entered: "chosen", asked: "choice", prose: false, day: false },
};
