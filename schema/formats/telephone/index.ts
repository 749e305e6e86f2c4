import { contactForm } from "../definition/contact-form.ts";
import type { EngineFormat } from "../definition/format-definition.ts";

/** With the dashes, spaces, digits and marks of direction that clipboards have: `plainNumber` writes them as keyboards do. */
const group = "(?:[(（]\\p{Nd}[\\p{Nd}\\p{Zs}]*[)）]|\\p{Nd})";
const form = `^(?=(?:\\P{Nd}*\\p{Nd}){2,21}\\P{Nd}*$)\\p{Cf}*[+＋]?${group}(?:[\\p{Zs}/.\\p{Pd}−．／\\p{Cf}]{0,3}${group})*(?: ?(?:ext\\.?|x|#) ?\\p{Nd}{1,6})?\\p{Cf}*$`;
const written = contactForm(form, "iu");

/** A telephone number as people write it, with an extension or not. */
export const telephone: EngineFormat = {
  kind: "a telephone number",
  example: "0116 496 0187",
  check: (text) =>
    written.test(text)
      ? undefined
      : { what: "is not a telephone number", suggestion: "Write it as 0116 496 0187 or +44 116 496 0187." },
  written,
  print: undefined,
  use: { inText: "offered", fromText: true, entered: "typed", asked: "text", prose: true, day: false },
};
