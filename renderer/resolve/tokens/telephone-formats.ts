import { hasNumbers, internationalNumber } from "../../../schema/telephone/international-number.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { type Formatted, type TokenFormat, wrongKind } from "./token-format.ts";

type Address = (number: string, extension: string | undefined) => string;

const addressOf =
  (name: string, address: Address): TokenFormat =>
  (value, argument, { region }) => {
    if (typeof value !== "string") return wrongKind("a telephone number", name);
    if (argument !== undefined && !hasNumbers(argument)) {
      return {
        mistake: `"${name}" has no country "${argument}".`,
        hint: `Write ${name}: "GB", by its two letters.`,
      };
    }
    const country = argument ?? region;
    const found = internationalNumber(value, country);
    if ("unknown" in found) return mistakes[found.unknown](truncateForMessage(value), { name, country });
    return { text: address(found.number, found.extension) };
  };

interface Asked {
  readonly name: string;
  readonly country: string | undefined;
}

const example = "+44 7700 900412";

const mistakes: Readonly<
  Record<"not-a-number" | "country" | "length", (number: string, asked: Asked) => Formatted>
> = {
  "not-a-number": (_, { name }) => wrongKind("a telephone number", name),
  country: (number, { name }) => ({
    mistake: `The country of the number "${number}" is not known.`,
    hint: `Write it with its country's code, such as ${example}, or say the country: ${name}: "GB" here, or site.language "en-GB".`,
  }),
  length: (number, { country }) => ({
    isOfValue: true,
    mistake: `"${number}" does not have as many digits as telephone numbers have${country ? ` (country: ${nameOf(country)})` : ""}.`,
    hint: `Write it with its area code, or with its country's code, such as ${example}.`,
  }),
};

function nameOf(country: string): string {
  return new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
}

export const telephoneFormats = {
  tel: addressOf("tel", (number, extension) => `tel:${number}${extension ? `;ext=${extension}` : ""}`),
  whatsapp: addressOf("whatsapp", (number) => `https://wa.me/${number.slice(1)}`),
} as const;
