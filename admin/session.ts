import { blocks } from "../blocks/index.ts";
import { resolveSite } from "../renderer/resolve/resolve-site.ts";
import { toValidate } from "../schema/compiled-validator.ts";
import { readJson } from "../schema/json-source.ts";
import { createParser } from "../schema/parse.ts";
import { locateProblems, type Problem } from "../schema/problem.ts";
import { createProblems } from "./create-problems.ts";
import type { DraftStorage } from "./drafts/draft-storage.ts";
import { keepDraft } from "./drafts/keep-draft.ts";
import { createEditorStore } from "./edits/create-editor-store.ts";
import type { RestoredSession } from "./edits/draft/restore-draft.ts";
import { schemasOf } from "./edits/words/schemas.ts";
import type { EditorContent } from "./host/editor-content.ts";
import type { Host } from "./host/host.ts";
import { createImports } from "./import/create-imports.ts";
import { createNotices } from "./kit/notices.ts";
import { createComposer } from "./preview/compose-page.ts";
import { createView } from "./view/create-view.ts";

/**
 * One opened site: `store` has the document and what was done to it, `drafts` keeps it in the browser, `view` is what is
 * on the screen, `problems` what is wrong, `notices` what is being told.
 */
export type Session = ReturnType<typeof createSession>;

/** What an earlier session and other tabs have to do with this one. */
export interface Earlier {
  readonly storage: DraftStorage;
  /** Whether the storage refused to answer. */
  readonly refused: boolean;
  readonly restored?: RestoredSession;
  /** Why nothing may be edited, in a sentence. */
  readonly readOnly?: string;
}

/** Opens a site that a host has loaded, for editing. Everything in it that could be pure is. */
export function createSession(host: Host, content: EditorContent, earlier: Earlier) {
  const { file, media, described, entries, today, future } = content;
  const parser = createParser((name) => {
    const validate = content.validators[name];
    if (!validate) throw new Error(`There is no validator for ${name}.`);
    return toValidate(validate);
  });

  /** The problems of a config's text, the same that `site validate` prints. */
  const problemsOf = (text: string, name: string = file): readonly Problem[] => {
    const { source, problems } = readJson(name, text);
    if (!source) return problems;
    const parsed = parser.site(source);
    const found = parsed.value
      ? resolveSite({ config: parsed.value, entries, media, described, blocks, today, future }).problems
      : parsed.problems;
    return locateProblems([...problems, ...found], new Map([[name, source]]));
  };

  const store = createEditorStore({
    fileText: content.text,
    schemas: schemasOf(blocks),
    ...(earlier.restored && { restored: earlier.restored }),
    check: (text) => problemsOf(text).find(({ severity }) => severity === "error")?.message,
    saveFile: async (text, known) => {
      const result = await host.save(text, known);
      if (result.kind !== "kept") return result;
      await drafts.flush();
      const { state } = drafts.keeping.getState();
      return state === "refused" || state === "lost" ? notKept : result;
    },
    now: () => Date.now(),
  });
  // What came out of this browser is in it: on a static host there is no other place to save it to.
  if (host.kind === "static" && earlier.restored) store.setState({ keptDocument: store.getState().document });
  const drafts = keepDraft({ editor: store, storage: earlier.storage, refused: earlier.refused });
  if (earlier.readOnly !== undefined) {
    drafts.stop();
    store.getState().setReadOnly(earlier.readOnly);
  }
  const compose = createComposer({ content, blocks, parser });
  return {
    host,
    content,
    blocks,
    store,
    drafts,
    compose,
    problemsOf,
    view: createView(store),
    problems: createProblems(store, problemsOf),
    notices: createNotices(),
    imports: createImports(),
  };
}

const notKept = {
  kind: "failed",
  reason: "This browser keeps no drafts. Export the file before you close the tab.",
} as const;
