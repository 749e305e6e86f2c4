import { contactForm } from "../definition/contact-form.ts";
import type { EngineFormat } from "../definition/format-definition.ts";
import { emailAddress } from "./email-address.ts";

const written = contactForm(emailAddress.source, "");

/** One e-mail address. */
export const email: EngineFormat = {
  kind: "an e-mail address",
  example: "name@example.com",
  check: (text) =>
    written.test(text)
      ? undefined
      : { what: "is not an e-mail address", suggestion: "Write one address, such as name@example.com." },
  written,
  print: undefined,
  use: { inText: "offered", fromText: true, entered: "typed", asked: "text", prose: true, day: false },
};
