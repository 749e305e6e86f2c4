import { unprintableAt } from "../../schema/unprintable.ts";

/** Decimal, or hexadecimal after an x. */
const byNumber = /&#(\d{1,7}|x[\da-f]{1,6});/gi;
const unseenByName =
  /&(?:nbsp|ensp|emsp(?:1[34])?|numsp|puncsp|thinsp|hairsp|(?:NonBreaking|ZeroWidth|Medium|Thick|(?:Very)?Thin|Negative(?:VeryThin|Thin|Medium|Thick))Space|NoBreak|shy|zwn?j|lrm|rlm|InvisibleTimes|InvisibleComma|ApplyFunction|it|ic|af|Tab|NewLine);/g;

export function unprintableReferences(text: string): string[] {
  return [...text.matchAll(byNumber)].flatMap(([written, digits = ""]) => {
    const character = characterOf(digits);
    return character === undefined || unprintableAt(character) !== undefined ? [written] : [];
  });
}

export function withoutReferences(text: string): string {
  return text
    .replace(unseenByName, " ")
    .replace(byNumber, (written, digits: string) => characterOf(digits) ?? written);
}

function characterOf(digits: string): string | undefined {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
