const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const notInWords = /[^\p{L}\p{N}\p{M}]/gu;
const arabicArticle = /^\u0648?\u0627\u0644(?=.{3})/;

const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ð: "d",
  þ: "th",
  ı: "i",
  ى: "ي",
  ة: "ه",
  ک: "ك",
  ی: "ي",
};
const folded = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** Letters that are also written as two: ä as ae, å as aa. */
const digraphs: Readonly<Record<string, RegExp>> = {
  de: /ae|oe|ue/g,
  da: /aa|ae|oe/g,
  nb: /aa|ae|oe/g,
  nn: /aa|ae|oe/g,
  no: /aa|ae|oe/g,
  sv: /aa|ae|oe/g,
};

export function foldWord(word: string, language: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFKD")
    .replace(marks, "")
    .normalize("NFC")
    .replace(folded, (letter) => letters[letter] ?? letter)
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(notInWords, "")
    .replace(arabicArticle, "");
  const digraph = digraphs[language.split("-")[0] ?? ""];
  return digraph ? plain.replace(digraph, (pair) => pair.charAt(0)) : plain;
}
