/** A file that is generated. */
export interface Guide {
  /** Its path. */
  readonly file: string;
  readonly text: string;
}

/** Markdown with front matter, of texts that hold neither quotes nor line breaks. */
export function guideText(frontMatter: Readonly<Record<string, string | number>>, body: string): string {
  const fields = Object.entries(frontMatter).map(([key, value]) => `${key}: ${yaml(value)}`);
  return `---\n${fields.join("\n")}\n---\n\n${body.trim()}\n`;
}

const yaml = (value: string | number) =>
  typeof value === "string" && /[:#'"{}[\]]|^[-?&*!|>%@`]/.test(value) ? JSON.stringify(value) : value;
