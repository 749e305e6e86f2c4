const wide =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\uff01-\\uff60\\uffe0-\\uffe6]";
const inlineTag = "(?:</?(?:a|em|strong|del|sub|sup|mark|small|kbd|code)\\b[^<>]*>)*";
const wrapped = new RegExp(`(?<=${wide}${inlineTag})[ \\t]*\\n(?=${inlineTag}${wide})`, "gu");

/** Chinese and Japanese have no spaces between words, so a line that is wrapped goes on without one; Korean has them. */
export function joinWideLines(html: string): string {
  if (!html.includes("\n") || !/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u.test(html))
    return html;
  return html
    .split(/(<pre\b[\s\S]*?<\/pre>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(wrapped, "")))
    .join("");
}
