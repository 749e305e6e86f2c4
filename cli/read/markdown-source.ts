import matter from "gray-matter";
import { createProblem, type Problem } from "../../schema/problem.ts";
import { pointerSegments, positionAt, positionFinder, type Source } from "../../schema/source.ts";
import { unprintableProblem } from "../../schema/unprintable.ts";
import { readYaml } from "./read-yaml.ts";

/** The value of a Markdown source. */
export interface MarkdownValue {
  readonly frontMatter: Record<string, unknown>;
  readonly body: string;
}

const opening = "---";

const refuse = () => {
  throw new Error("front matter is never run");
};

/**
 * Reads a Markdown file with YAML front matter into a source whose value is `{ frontMatter, body }`.
 *
 * Reports `front-matter` for YAML that cannot be read (duplicate keys, anchors and tags among it),
 * `front-matter-code` for front matter in another language, which gray-matter would run, and `encoding` for an
 * escape that stands for a control character.
 */
export function readMarkdown(file: string, text: string): { source?: Source; problems: Problem[] } {
  const at = (problem: Problem, offset: number) => ({
    problems: [{ ...problem, ...positionAt(text, offset) }],
  });
  const place = { file, pointer: "" };
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  if (/^---+\s*[^\s-]/.test(firstLine)) {
    const message = `Front matter is YAML here, not "${firstLine.replace(/^-+\s*/, "")}".`;
    return at(createProblem("front-matter-code", place, message, "Write --- alone on the first line."), 0);
  }
  if (firstLine.trimEnd() !== opening) {
    const message = "The file does not start with front matter.";
    const hint = "Start it with a line ---, then the fields, then another ---.";
    return at(createProblem("front-matter", place, message, hint), 0);
  }
  if (!/^---\s*$/m.test(text.slice(firstLine.length).trimStart())) {
    const message = "The front matter has no end.";
    return at(
      createProblem("front-matter", place, message, "Write --- alone on a line after the last field."),
      0,
    );
  }
  const { yaml, body } = splitFrontMatter(text);
  const { value, mistake, offsetOf } = readYaml(yaml);
  if (mistake) {
    const { message, hint, offset, unprintable } = mistake;
    const problem = unprintable
      ? unprintableProblem(place, unprintable.value, unprintable.index)
      : createProblem("front-matter", place, message, hint);
    return at(problem, opening.length + offset);
  }
  const frontMatter = (value ?? {}) as Record<string, unknown>;
  if (typeof frontMatter !== "object" || Array.isArray(frontMatter)) {
    const message = "The front matter must be fields with values, such as title: My post.";
    return at(createProblem("front-matter", place, message), opening.length + offsetOf([], "value", 0));
  }
  const position = positionFinder(text);
  const source: Source = {
    file,
    text,
    value: { frontMatter, body } satisfies MarkdownValue,
    locate({ pointer, target, offset = 0 }) {
      if (pointer === "") return { line: 1, column: 1 };
      const [top, ...path] = pointerSegments(pointer);
      if (top === "body") return position(text.length - body.length + offset);
      return position(opening.length + offsetOf(path, target, offset));
    },
  };
  return { source, problems: [] };
}

/** The YAML, which starts right behind the opening dashes, and what follows the closing ones. */
function splitFrontMatter(text: string): { yaml: string; body: string } {
  let yaml = "";
  const { content } = matter(text, {
    language: "yaml",
    engines: {
      yaml: {
        parse(written: string) {
          // Of the last line's end, where that is CRLF, the first half is left.
          yaml = written.replace(/\r$/, "");
          return {};
        },
        stringify: refuse,
      },
      javascript: { parse: refuse, stringify: refuse },
      js: { parse: refuse, stringify: refuse },
      json: { parse: refuse, stringify: refuse },
    },
  });
  return { yaml, body: content };
}
