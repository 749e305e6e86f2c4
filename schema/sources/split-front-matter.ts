interface SplitText {
  readonly yaml: string;
  readonly body: string;
}

const opening = "---";

/** Splits a text that starts with `---` as gray-matter does, which takes longer, and can't run in a browser. */
export function splitFrontMatter(text: string): SplitText {
  const close = text.indexOf(`\n${opening}`, opening.length);
  if (close === -1) return { yaml: text.slice(opening.length), body: "" };
  const yaml = text.slice(opening.length, close).replace(/\r$/, "");
  const isEmpty = yaml.split("\n").every(isBlankOrComment);
  return { yaml: isEmpty ? "" : yaml, body: text.slice(close + 1 + opening.length).replace(/^\r?\n?/, "") };
}

function isBlankOrComment(line: string): boolean {
  const written = line.trimStart();
  return written === "" || (written.startsWith("#") && written.length > 1);
}
