const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const inlineTag = /^<\/?(?:a|em|strong|del|sub|sup|mark|small|kbd|code)(?=[ >])/;

/** Chinese and Japanese have no spaces between words, so a line that is wrapped goes on without one; Korean has them. */
export function joinWideLines(html: string): string {
  if (!html.includes("\n") || !wide.test(html)) return html;
  const lines = html.split("\n");
  let isCode = false;
  const parts = [lines[0] ?? ""];
  for (const [index, line] of lines.slice(1).entries()) {
    const before = lines[index] ?? "";
    if (before.includes("<pre")) isCode = true;
    if (before.includes("</pre>")) isCode = before.lastIndexOf("<pre") > before.lastIndexOf("</pre>");
    const isWrapped = !isCode && wide.test(lastLetter(before)) && wide.test(firstLetter(line));
    if (isWrapped) parts[parts.length - 1] = parts.at(-1)?.trimEnd() ?? "";
    parts.push(isWrapped ? line : `\n${line}`);
  }
  return parts.join("");
}

/** Of the words of a line, whose last tags are those of words in it. */
function lastLetter(line: string): string {
  let end = line.trimEnd().length;
  while (line[end - 1] === ">") {
    const start = line.lastIndexOf("<", end - 1);
    if (!inlineTag.test(line.slice(start, end))) return "";
    end = start;
  }
  return [...line.slice(Math.max(0, end - 2), end)].at(-1) ?? "";
}

function firstLetter(line: string): string {
  let start = 0;
  while (line[start] === "<") {
    const end = line.indexOf(">", start);
    if (end === -1 || !inlineTag.test(line.slice(start, end + 1))) return "";
    start = end + 1;
  }
  return [...line.slice(start, start + 2)][0] ?? "";
}
