/**
 * The selectors of a style sheet as sass writes it, one by one. Rules for the screen, for support and the like
 * count as what is in them; the steps of an animation do not count.
 */
export function selectorsIn(css: string): string[] {
  const found: string[] = [];
  const open: ("group" | "skipped" | "rule")[] = [];
  const token = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*.*?\*\/|[{};]/gs;
  let start = 0;
  for (let match = token.exec(css); match; match = token.exec(css)) {
    const [text, string] = match;
    if (string) continue;
    const before = css.slice(start, match.index).trim();
    start = token.lastIndex;
    if (text === "{") {
      const inside = open.at(-1);
      if (inside === "skipped" || /^@(-webkit-)?keyframes|^@font-face|^@property/.test(before))
        open.push("skipped");
      else if (before.startsWith("@")) open.push("group");
      else {
        found.push(...splitList(before));
        open.push("rule");
      }
    } else if (text === "}") open.pop();
  }
  return found;
}

/** The parts of a list, split at the commas that are not in brackets. */
function splitList(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of list) {
    if ("([".includes(character)) depth++;
    if (")]".includes(character)) depth--;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
