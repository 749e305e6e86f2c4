import { anyText, type EngineFormat } from "../definition/format-definition.ts";

/** The name of a picture in content/media. */
export const media: EngineFormat = {
  kind: "a picture",
  example: "door.jpg",
  check: anyText,
  written: true,
  print: undefined,
  use: { inText: "never", fromText: false, entered: "chosen", asked: "choice", prose: false, day: false },
};
