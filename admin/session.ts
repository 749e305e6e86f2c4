import { blocks } from "../blocks/index.ts";
import { resolveSite } from "../renderer/resolve/resolve-site.ts";
import { toValidate } from "../schema/compiled-validator.ts";
import { readJson } from "../schema/json-source.ts";
import { createParser } from "../schema/parse.ts";
import { locateProblems, type Problem } from "../schema/problem.ts";
import { createProblems } from "./create-problems.ts";
import { createEditorStore } from "./edits/create-editor-store.ts";
import { schemasOf } from "./edits/words/schemas.ts";
import type { EditorContent } from "./host/editor-content.ts";
import type { Host } from "./host/host.ts";
import { createNotices } from "./kit/notices.ts";
import { createMedia } from "./pictures/create-media.ts";
import { createUploads } from "./pictures/create-uploads.ts";
import { lookAtFile } from "./pictures/look-at-file.ts";
import { createComposer } from "./preview/compose-page.ts";
import { createView } from "./view/create-view.ts";

/**
 * One opened site: `store` has the document and what was done to it, `view` what is on the screen, `problems` what is
 * wrong, `media` the pictures, `uploads` those that are to be added, `notices` what is being told.
 */
export type Session = ReturnType<typeof createSession>;

/** Opens a site that a host has loaded, for editing. Everything in it that could be pure is. */
export function createSession(host: Host, content: EditorContent) {
  const { file, media, described, entries, today, future } = content;
  const parser = createParser((name) => {
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
      ? resolveSite({ config: parsed.value, entries, media, described, blocks, today, future }).problems
      : parsed.problems;
    return locateProblems([...problems, ...found], new Map([[file, source]]));
  };

  const store = createEditorStore({
    fileText: content.text,
    entries: Object.fromEntries(entries.map(({ file: name, text, document }) => [name, { text, document }])),
    schemas: schemasOf(blocks),
    check: (text) => problemsOf(text).find(({ severity }) => severity === "error")?.message,
    saveFile: host.save,
    saveEntry: host.canWrite ? host.saveEntry : async () => ({ kind: "kept" }),
    now: () => Date.now(),
  });
  const pictures = createMedia(host, content);
  const compose = createComposer({ content, blocks });
  return {
    host,
    content,
    blocks,
    store,
    compose,
    problemsOf,
    view: createView(store),
    media: pictures,
    uploads: createUploads(pictures, lookAtFile),
    problems: createProblems(store, problemsOf, pictures),
    notices: createNotices(),
  };
}
