import { getCountries, Metadata } from "libphonenumber-js/max";
import metadata from "libphonenumber-js/metadata.max.json";

/** What libphonenumber-js keeps of a country's numbers; its types leave the trunk prefix out. */
interface NumberingPlan {
  callingCode(): string;
  possibleLengths(): readonly number[];
  nationalPrefix(): string | 0;
  nationalPrefixForParsing(): string | 0;
}

interface Plans {
  readonly numberingPlan: NumberingPlan;
  selectNumberingPlan(country: string): void;
}

/** Its types know of none of this, nor that it is made of metadata. */
const plans = new (Metadata as unknown as new (from: unknown) => Plans)(metadata);

const rowsPerLine = 6;

/** The text of schema/telephone/calling-codes.ts, as libphonenumber-js knows the countries. */
export function callingCodesFile(): string {
  const rows = getCountries().map((country) => {
    plans.selectNumberingPlan(country);
    const plan = plans.numberingPlan;
    return `${country}${plan.callingCode()}/${trunkOf(plan)}/${rangesOf(plan.possibleLengths())}`;
  });
  const lines = rows.flatMap((_, at) =>
    at % rowsPerLine === 0 ? [rows.slice(at, at + rowsPerLine).join(" ")] : [],
  );
  return [
    "/**",
    " * Of every country: its calling code, what is dialled before a number within it only, and how many digits a number has.",
    " * Made from libphonenumber-js by `npx tsx tests/support/write-calling-codes.ts`.",
    " */",
    "export const callingCodes = `",
    ...lines,
    "`;",
    "",
  ].join("\n");
}

/** The digits of a trunk prefix, as a regular expression; those that tell more than a prefix are left to the usual one. */
function trunkOf(plan: NumberingPlan): string {
  const parsed = plan.nationalPrefixForParsing();
  return parsed && /^[\d|?]+$/.test(parsed) ? parsed : plan.nationalPrefix() || "";
}

/** 4,7-9 for 4, 7, 8 and 9. */
function rangesOf(lengths: readonly number[]): string {
  const starts = lengths.filter((length) => !lengths.includes(length - 1));
  const ends = lengths.filter((length) => !lengths.includes(length + 1));
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}-${ends[at]}`)).join(",");
}
