import { CST, Lexer } from "yaml";

/** Why front matter can't be read. */
export interface YamlError {
  /** In characters from the start of the YAML. */
  readonly offset: number;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Set if the cause is a control character: the value that contains it, and its index there. */
  readonly unprintable?: { readonly value: string; readonly index: number };
}

export const maxYamlLength = 100_000;

/** Finds what would take the parser minutes or overflow its stack, before it starts. */
export function yamlLimitError(yaml: string): YamlError | undefined {
  if (yaml.length > maxYamlLength) {
    const message = `The front matter is longer than ${maxYamlLength.toLocaleString("en-GB")} characters.`;
    return { offset: maxYamlLength, message, hint: "Move its texts below the second ---." };
  }
  const hint = "Take some levels out.";
  const message = "The front matter is nested too deep.";
  const deep = /(?:[-?:][ \t]+){33}|^[ \t]{200}/m.exec(yaml);
  const offset = deep?.index ?? bracketBeyond(yaml);
  return offset === undefined ? undefined : { offset, message, hint };
}

/** The offset of a bracket nested deeper than any front matter needs; those in texts do not count. */
function bracketBeyond(yaml: string): number | undefined {
  let open = 0;
  let offset = 0;
  for (const token of new Lexer().lex(yaml)) {
    if (token === "[" || token === "{") open++;
    else if (token === "]" || token === "}") open = Math.max(0, open - 1);
    if (open > 64) return offset;
    if (!lexerMarks.includes(token)) offset += token.length;
  }
  return undefined;
}

const lexerMarks: readonly string[] = [CST.DOCUMENT, CST.SCALAR, CST.FLOW_END];
