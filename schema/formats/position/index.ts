import type { EngineFormat } from "../definition/format-definition.ts";
import { parseCoordinates } from "./coordinates.ts";

/** A place on the earth, by its latitude and longitude in degrees. */
export const position: EngineFormat = {
  kind: "a place on the map",
  example: "52.6369, -1.1398",
  check: (text) =>
    parseCoordinates(text)
      ? undefined
      : {
          what: "is not a place on the map",
          suggestion: "Write latitude and longitude in degrees, such as 52.6369, -1.1398.",
        },
  written: true,
  print: undefined,
  use: { inText: "allowed", fromText: true, entered: "chosen", asked: "text", prose: false, day: false },
};
