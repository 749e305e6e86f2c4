import { anyText, type EngineFormat } from "../definition/format-definition.ts";

/** The name of an icon: one of lucide.dev, or an SVG in content/icons. */
export const icon: EngineFormat = {
  kind: "an icon",
  example: "message-circle",
  check: anyText,
  written: true,
  print: undefined,
  use: { inText: "never", fromText: true, entered: "chosen", asked: "choice", prose: false, day: false },
};
