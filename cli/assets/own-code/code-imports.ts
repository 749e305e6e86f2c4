import { parseSync, Visitor } from "vite";

/** What a module imports, and where; line and column are from 1. */
export interface CodeImport {
  /** Relative to the site's folder. */
  readonly file: string;
  /** As it is written, such as `swiper/css`. */
  readonly imported: string;
  readonly line: number;
  readonly column: number;
  /** The names of the packages that come with it, its own among them. */
  readonly packages?: readonly string[];
  /** The React context that comes with it to an island, and the module, of another root, that provides it. */
  readonly splitContext?: { readonly context: string; readonly provider: string };
}

/** What a module of JavaScript or TypeScript imports while it runs, so without types; nothing of one that can't be parsed. */
export function codeImports(file: string, source: string): CodeImport[] {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) return [];
  const found = [
    ...module.staticImports.filter(
      ({ entries }) => entries.length === 0 || entries.some((each) => !each.isType),
    ),
    ...module.staticExports.flatMap(({ entries }) => entries.filter((each) => !each.isType)),
    ...module.dynamicImports,
  ].flatMap(({ moduleRequest }): readonly Span[] => (moduleRequest ? [moduleRequest] : []));
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === "Identifier" && callee.name === "require" && first) found.push(first);
    },
  }).visit(program);
  const starts = new Map(found.map(({ start, end }) => [start, textAt(source, start, end)]));
  return [...starts]
    .sort(([one], [other]) => one - other)
    .flatMap(([start, imported]) =>
      imported === undefined ? [] : { file, imported, ...lineAndColumn(source, start) },
    );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const textAt = (source: string, start: number, end: number) =>
  /^(["'`])([^"'`$\\]+)\1$/.exec(source.slice(start, end))?.[2];

function lineAndColumn(source: string, at: number): Pick<CodeImport, "line" | "column"> {
  const lines = source.slice(0, at).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
