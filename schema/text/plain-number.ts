/** Dashes, spaces, digits and marks of direction as clipboards have them, written as a keyboard does: ٠١١‑٤٩٦ is 011-496. */
export function plainNumber(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Zs}/gu, " ");
}

/** Each script has its ten digits in a row, and none begins before the tenth of another. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value <= 9; value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1)) || value === 9) return String(value);
  return digit;
}
