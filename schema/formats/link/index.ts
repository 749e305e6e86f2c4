import { anyText, type EngineFormat } from "../definition/format-definition.ts";

/** A page of this site, an anchor, or an http(s), mailto or tel address. */
export const link: EngineFormat = {
  kind: "a link",
  example: "/contact",
  check: anyText,
  written: true,
  print: undefined,
  use: { inText: "allowed", fromText: true, entered: "picked", asked: "other", prose: false, day: false },
};
