const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));

export const decodeDigit = (text: string, index: number): number => values.get(text.charCodeAt(index)) ?? 0;

export const encodeDigit = (number: number): string => digits.charAt(Math.min(number, 63));

export function encodeNumbers(numbers: readonly number[]): string {
  let text = "";
  for (const number of numbers) {
    let rest = number;
    while (rest > 31) {
      text += encodeDigit(32 + (rest & 31));
      rest >>>= 5;
    }
    text += encodeDigit(rest);
  }
  return text;
}

export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let bits = 0;
  for (let index = 0; index < text.length; index++) {
    const value = decodeDigit(text, index);
    number |= (value & 31) << bits;
    bits += 5;
    if (value & 32) continue;
    numbers.push(number);
    number = 0;
    bits = 0;
  }
  return numbers;
}
