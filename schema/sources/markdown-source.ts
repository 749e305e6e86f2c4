import { createProblem, type Problem } from "../problems/problem.ts";
import { truncateForMessage } from "../text/truncate-for-message.ts";
import { conflictMarkerProblem } from "./conflict-markers.ts";
import { pointerAtEnd } from "./pointer-at-end.ts";
import { readYaml } from "./read-yaml.ts";
import { pointerSegments, pointerTo, positionAt, positionFinder, type Source } from "./source.ts";
import { splitFrontMatter } from "./split-front-matter.ts";
import { unprintableProblem } from "./unprintable-problem.ts";

/** The value of a Markdown file's `Source`; problems in it point to `/frontMatter/…` or `/body`. */
export interface MarkdownValue {
  readonly frontMatter: Record<string, unknown>;
  /** The Markdown below the front matter. */
  readonly body: string;
}

const opening = "---";

/**
 * Reads a Markdown file with YAML front matter into a source whose value is `{ frontMatter, body }`.
 *
 * Reports `front-matter` for YAML that cannot be read (duplicate keys, anchors and tags among it),
 * `front-matter-code` for front matter in another language, which some readers would run, `merge-marks`, and `encoding`
 * for an escape that stands for a control character.
 */
export function readMarkdown(file: string, text: string): { source?: Source; problems: Problem[] } {
  const at = (problem: Problem, offset: number) => ({
    problems: [{ ...problem, ...positionAt(text, offset) }],
  });
  const merge = conflictMarkerProblem(file, text);
  if (merge) return { problems: [merge] };
  const place = { file, pointer: "" };
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  if (/^---+\s*[^\s-]/.test(firstLine)) {
    const message = `Front matter is YAML here, not "${truncateForMessage(firstLine.replace(/^-+\s*/, ""))}".`;
    return at(createProblem("front-matter-code", place, message, "Write --- alone on the first line."), 0);
  }
  if (firstLine.trimEnd() !== opening) {
    const message = "The file does not start with front matter.";
    const foreign = foreignFrontMatter(text);
    const hint = foreign
      ? `${foreign.name} is not read here: write the fields in YAML, ${foreign.field}, between two lines ---.`
      : "Start it with a line ---, then the fields, then another ---.";
    return at(createProblem("front-matter", place, message, hint), 0);
  }
  if (!/\n---[ \t\r]*(?:\n|$)/.test(text.slice(firstLine.length))) {
    const message = "The front matter has no end.";
    return at(
      createProblem("front-matter", place, message, "Write --- alone on a line after the last field."),
      0,
    );
  }
  const { yaml, body } = splitFrontMatter(text);
  const { value, mistake, notes, offsetOf } = readYaml(yaml);
  if (mistake) {
    const { message, hint, offset, unprintable } = mistake;
    const pointer = pointerAtEnd(file, text.slice(0, opening.length + offset + 1));
    const problem = unprintable
      ? unprintableProblem({ file, pointer }, unprintable.value, unprintable.index)
      : createProblem("front-matter", place, message, hint);
    return at(problem, opening.length + offset);
  }
  const frontMatter = (value ?? {}) as Record<string, unknown>;
  if (typeof frontMatter !== "object" || Array.isArray(frontMatter)) {
    const message = "The front matter must be fields with values, such as title: Rye bread.";
    const hint = "Write each field on a line of its own: its name, a colon, a space and its value.";
    return at(createProblem("front-matter", place, message, hint), opening.length + offsetOf([], "value", 0));
  }
  const position = positionFinder(text);
  const source: Source = {
    file,
    text,
    value: { frontMatter, body } satisfies MarkdownValue,
    ...(notes.length > 0 && { notes: notes.map(({ path, ...note }) => noteProblem(file, path, note)) }),
    locate({ pointer, target, offset = 0 }) {
      if (pointer === "") return { line: 1, column: 1 };
      const [top, ...path] = pointerSegments(pointer);
      if (top === "body") return position(text.length - body.length + offset);
      return position(opening.length + offsetOf(path, target, offset));
    },
  };
  return { source, problems: [] };
}

function noteProblem(
  file: string,
  path: readonly string[],
  { message, hint }: { readonly message: string; readonly hint: string },
): Problem {
  const pointer = path.reduce(pointerTo, "/frontMatter");
  return createProblem("read-otherwise", { file, pointer }, message, hint);
}

/** In TOML or JSON, as Hugo has it, with its first field as YAML. */
function foreignFrontMatter(text: string): { readonly name: string; readonly field: string } | undefined {
  const isJson = /^(?:;{3}\s*)?\{/.test(text);
  if (!isJson && !/^\+{3}\s/.test(text)) return undefined;
  const field = isJson ? /"([\w-]+)"[ \t]*:[ \t]*([^,{}\n]+)/ : /^([\w-]+)[ \t]*=[ \t]*([^\n]+)/m;
  const [, key = "title", value = "Bread"] = field.exec(text.slice(0, 2000)) ?? [];
  const name = isJson ? "JSON" : "TOML";
  return { name, field: `${key}: ${truncateForMessage(value.trim().replace(/^'(.*)'$/, "$1"), 40)}` };
}
