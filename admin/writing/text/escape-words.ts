export type Escaping = "none" | "likely" | "all";

const likely =
  /\\(?=[!-/:-@[-`{-~])|[`[\]~]|(?<=\S)\*|\*(?=\S)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)/giu;
const all = /[!-/:-@[-`{-~]/g;

export function escapeWords(words: string, escaping: Escaping): string {
  if (escaping === "none") return words;
  return words.replace(escaping === "all" ? all : likely, "\\$&");
}

export function escapeLineStarts(text: string, escaping: Escaping): string {
  if (escaping === "none") return text;
  return text
    .replace(/^(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|(?:=+|-+)[ \t]*$)/gm, "\\")
    .replace(/^(\d{1,9})(?=[.)](?:[ \t]|$))/gm, "$1\\");
}

/** A paragraph that begins with a colon would say what the one before it means. */
export function escapeColon(paragraph: string): string {
  return paragraph.replace(/^( {0,3}):(?=[ \t])/, "$1\\:");
}
