/** The form in which names of files and addresses are equal that some disk or server can't tell apart. */
export function diskKey(name: string): string {
  return name.normalize("NFC").toUpperCase().toLowerCase();
}

/** Signs that are drawn like a plain one, by the plain one. */
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

const spacedKey = (name: string) => diskKey(withPlainSpaces(name));
const visibleKey = (name: string) => spacedKey(withoutInvisible(name));

/** Most names are of these, and hundreds of thousands may be compared. */
const plainAscii = /^[!-~]*$/;

/** The form in which names are equal that look alike to a person. */
export const lookAlikeKey = (name: string): string =>
  plainAscii.test(name)
    ? name.toLowerCase()
    : visibleKey(withPlainLetters(withPlainSigns(withoutInvisible(name))));

/** What names can differ in and still look alike, the smallest first, each with the form in which they are equal. */
const differences: readonly (readonly [what: string, form: (name: string) => string])[] = [
  ["how their accents are written", (name) => name.normalize("NFC")],
  ["the case of letters", diskKey],
  ["their spaces", spacedKey],
  ["characters that can't be seen", visibleKey],
  ["signs that look alike", lookAlikeKey],
];

/** What alone two names differ in that look alike, as "the case of letters"; undefined for equal and for unlike ones. */
export function nameDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  return differences.find(([, form]) => form(one) === form(other))?.[0];
}

/** Says of two files or folders that some disk can't tell apart what their names differ in. */
export function sameNameMessage(name: string, other: string): string {
  const what = nameDifference(name, other) ?? "nothing";
  return `${name} and ${other} differ only in ${what}, and some disks can't tell them apart.`;
}
