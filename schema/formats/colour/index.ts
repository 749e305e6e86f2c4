import type { EngineFormat } from "../definition/format-definition.ts";

/** A colour as CSS writes it in six hexadecimal digits. */
export const colour: EngineFormat = {
  kind: "a colour",
  example: "#b4532a",
  check: (text) =>
    /^#[0-9a-f]{6}$/i.test(text)
      ? undefined
      : { what: "is not a colour", suggestion: "Write it as #rrggbb, such as #b4532a.", code: "bad-colour" },
  written: /^(#[0-9a-f]{6}|\{\{.*\}\})$/i,
  print: undefined,
  use: { inText: "allowed", fromText: true, entered: "picked", asked: "choice", prose: false, day: false },
};
