import { isScalar, type Node, parseDocument, Scalar, stringify } from "yaml";

export type ScalarStyle = "plain" | "double" | "single" | "literal" | "folded";

const styles: Partial<Record<string, ScalarStyle>> = {
  PLAIN: "plain",
  QUOTE_DOUBLE: "double",
  QUOTE_SINGLE: "single",
  BLOCK_LITERAL: "literal",
  BLOCK_FOLDED: "folded",
};

export function styleOf(node: Node | undefined): ScalarStyle | undefined {
  return isScalar(node) && typeof node.value === "string" ? styles[node.type ?? ""] : undefined;
}

/** The place of a YAML scalar. */
export interface ScalarContext {
  /** Whether it is inside of `[ ]` or `{ }`, where lines can't be indented blocks. */
  readonly inFlow: boolean;
  /** The spaces before the lines of a block scalar. */
  readonly indent: string;
}

export function writeScalar(value: unknown, style: ScalarStyle | undefined, place: ScalarContext): string {
  if (typeof value !== "string") return String(value);
  switch (style) {
    case "plain":
      return isPlain(value, place) ? value : quoted(value);
    case "single":
      return /[\n\r\t]/.test(value) ? quoted(value) : `'${value.replaceAll("'", "''")}'`;
    case "literal":
    case "folded":
      return (place.inFlow ? undefined : blockOf(value, style, place.indent)) ?? quoted(value);
    case "double":
      return quoted(value);
    default:
      return isSimple(value) && isPlain(value, place) ? value : quoted(value);
  }
}

export function wordIn(word: string, style: ScalarStyle | undefined): string {
  if (style === "double") return quoted(word).slice(1, -1);
  return style === "single" ? word.replaceAll("'", "''") : word;
}

export function writeKey(key: string): string {
  return /^[A-Za-z_][\w-]*$/.test(key) && !isAmbiguous(key) ? key : quoted(key);
}

/** JSON strings are YAML, except for what some parsers take for a line end or can't print. */
function quoted(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What authors leave without quotes: a date, a file's name, a single word. */
function isSimple(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) || /^[A-Za-z][\w./-]*$/.test(value);
}

/** What YAML 1.1 reads as a boolean, null or a number. */
function isAmbiguous(value: string): boolean {
  const number = value.trim() !== "" && !Number.isNaN(Number(value.replace(/[_:]/g, "")));
  return number || /^(?:y|n|yes|no|on|off|true|false|null|~|[-+]?\.(?:inf|nan)|<<)$/i.test(value);
}

function isPlain(value: string, { inFlow }: ScalarContext): boolean {
  if (
    isAmbiguous(value) ||
    /[\n\r\t\u007f-\u009f\u2028\u2029\ufeff]/.test(value) ||
    /^(?:---|\.\.\.)/.test(value)
  )
    return false;
  const document = parseDocument(inFlow ? `[${value}]` : `k: ${value}`, { version: "1.2", schema: "core" });
  const read = document.errors.length === 0 && document.getIn([inFlow ? 0 : "k"]);
  return read === value && document.getIn([inFlow ? 0 : "k"], true) instanceof Scalar && !hasComment(value);
}

function hasComment(value: string): boolean {
  return /(?:^|\s)#/.test(value);
}

function blockOf(value: string, style: "literal" | "folded", indent: string): string | undefined {
  // Space at the ends of a line is easily lost in a block, and empty lines at its end in front matter.
  if (value.trim() === "" || /^\n*[ \t]/.test(value) || /[ \t]$/m.test(value) || value.endsWith("\n\n")) {
    return undefined;
  }
  const scalar = new Scalar(value);
  scalar.type = style === "literal" ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
  const written = stringify({ k: scalar }, { lineWidth: style === "literal" ? 0 : 80, version: "1.2" }).slice(
    3,
  );
  if (!/^[|>]/.test(written)) return undefined;
  const lines = written.replace(/\n$/, "").split("\n");
  return lines.map((line, index) => (index === 0 || line === "" ? line : indent + line)).join("\n");
}
