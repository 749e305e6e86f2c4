const unseen = /(?! |\u200c|\u200d)[\p{C}\p{Z}]/gu;

export function truncateForMessage(text: string, longest = 80): string {
  const cut = text.length > longest ? `${text.slice(0, longest - 1).replace(/\p{Cs}$/u, "")}…` : text;
  return cut.replace(unseen, escapeOf);
}

function escapeOf(character: string): string {
  if (character === "\n") return "\\n";
  if (character === "\t") return "\\t";
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
