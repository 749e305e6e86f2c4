/** Equal for names of files and addresses that some file system or server can't distinguish. */
export function fileSystemKey(name: string): string {
  return name.normalize("NFC").toUpperCase().toLowerCase();
}

/** Characters that look like an ASCII one. */
const lookAlikes: readonly (readonly [plain: string, others: RegExp])[] = [
  ["-", /[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]/g],
  ["/", /[\u2044\u2215\u29f8\uff0f]/g],
  ["_", /[\u203f\ufe4d-\ufe4f\uff3f]/g],
  [".", /[\u2024\uff0e]/g],
  ["'", /[\u2018\u2019\u02bc\uff07]/g],
];

const invisible = /[\u034f\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

const withPlainSigns = (name: string) =>
  lookAlikes.reduce((text, [plain, others]) => text.replace(others, plain), name);
const withoutInvisible = (name: string) => name.replace(invisible, "");
const withPlainSpaces = (name: string) => name.replace(/[\p{Z}\s]+/gu, " ").trim();
const withPlainLetters = (name: string) => name.normalize("NFKC");

const spacedKey = (name: string) => fileSystemKey(withPlainSpaces(name));
const visibleKey = (name: string) => spacedKey(withoutInvisible(name));

const plainAscii = /^[!-~]*$/;

export const confusableKey = (name: string): string =>
  plainAscii.test(name)
    ? name.toLowerCase()
    : visibleKey(withPlainLetters(withPlainSigns(withoutInvisible(name))));

const differences: readonly (readonly [what: string, form: (name: string) => string])[] = [
  ["how their accents are written", (name) => name.normalize("NFC")],
  ["the case of letters", fileSystemKey],
  ["their spaces", spacedKey],
  ["characters that can't be seen", visibleKey],
  ["signs that look alike", confusableKey],
];

/** The only difference of two names that look alike, such as "the case of letters". */
export function nameDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  return differences.find(([, form]) => form(one) === form(other))?.[0];
}

export function confusableNameMessage(name: string, other: string): string {
  const what = nameDifference(name, other) ?? "nothing";
  return `${name} and ${other} differ only in ${what}, and some disks can't tell them apart.`;
}
