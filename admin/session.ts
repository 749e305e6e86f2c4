import { blocks } from "../blocks/index.ts";
import { resolveSite } from "../renderer/resolve/resolve-site.ts";
import { readJson } from "../schema/json-source.ts";
import { createParser } from "../schema/parse.ts";
import { locateProblems, type Problem } from "../schema/problem.ts";
import { toValidate } from "../schema/validator.ts";
import type { EditorContent } from "./content.ts";
import { createEditorStore } from "./edits/create-editor-store.ts";
import { schemasOf } from "./edits/words/schemas.ts";
import { createComposer } from "./preview/compose-page.ts";

/** One opened site: its store, its preview and its checks. */
export type Session = ReturnType<typeof createSession>;

/** Opens a site for editing. Everything in it that could be pure is. */
export function createSession(content: EditorContent) {
  const { file, media, entries, today } = content;
  const parser = createParser(blocks, (name) => {
    const validate = content.validators[name];
    if (!validate) throw new Error(`There is no validator for ${name}.`);
    return toValidate(validate);
  });

  /** The problems of a config's text, the same that `site validate` prints. */
  const problemsOf = (text: string): readonly Problem[] => {
    const { source, problems } = readJson(file, text);
    if (!source) return problems;
    const parsed = parser.site(source);
    const found = parsed.value
      ? resolveSite({ config: parsed.value, entries, media, blocks, today }).problems
      : parsed.problems;
    return locateProblems([...problems, ...found], new Map([[file, source]]));
  };

  const store = createEditorStore({
    fileText: content.text,
    schemas: schemasOf(blocks),
    check: (text) => problemsOf(text).find(({ severity }) => severity === "error")?.message,
    saveFile: content.save,
    now: () => Date.now(),
  });
  const compose = createComposer({ content, blocks });
  return { content, blocks, store, compose, problemsOf };
}
