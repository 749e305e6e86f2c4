import { EditError } from "../../../editing/document/edit.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type { SiteDocument } from "../../../editing/document/site-document.ts";
import { countProblems } from "../../../editing/labels/count-problems.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Migrations } from "../../../schema/migrations/versions.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { SiteChecks } from "../../check/site-checks.ts";
import type { OpenedSite } from "../../site/opened-site.ts";
import { configText } from "../../sync/state/selectors.ts";
import type { EditorDocument } from "../../sync/store/editor-document.ts";
import type { ImportFailure } from "../../view/imports.ts";
import type { Workspace } from "../../view/workspace.ts";
import { type ImportedFile, readImport } from "./read-import.ts";

export async function importFile(
  { store, notices, problemsOf, migrations }: ImportContext,
  file: ImportedFile,
): Promise<ImportFailure | undefined> {
  const read = await readImport(file);
  if ("reason" in read) return read;
  const { name } = file;
  const problems = await problemsOf(read.text, name);
  const errors = problems.filter(({ severity }) => severity === "error");
  const document = documentIn(read.text, migrations);
  if (!document || (await hasForeign(errors, () => problemsOf(configText(store.getState()))))) {
    const reason = messages.imports.problems({ name, problems: countProblems(errors.length) });
    return { name, reason, problems: errors, ...(document && { document }) };
  }
  const { notify } = notices.getState();
  const before = store.getState();
  const result = before.importText(read.text);
  if ("editError" in result) return { name, reason: result.editError, problems: [] };
  const { history } = store.getState();
  if (history === before.history) {
    notify({ title: messages.imports.nothing, text: messages.imports.same({ name }) });
    return undefined;
  }
  notify({
    title: messages.imports.done,
    text:
      errors.length === 0
        ? messages.imports.replaced({ name })
        : messages.imports.unfinished({ name, problems: countProblems(errors.length) }),
    action: {
      label: messages.imports.undo,
      run() {
        const { history: now, undo, apply } = store.getState();
        if (now === history) undo();
        // What was done since can be brought back in turn.
        else apply({ kind: "replace-document", document: before.document, reason: "undo-import" });
      },
    },
  });
  return undefined;
}

type ImportContext = Pick<EditorDocument, "store"> &
  Pick<OpenedSite, "migrations"> &
  Pick<SiteChecks, "problemsOf"> &
  Pick<Workspace, "notices">;

/** What the forms of the editor can't make of a site. */
const foreign: ReadonlySet<Problem["code"]> = new Set([
  "bad-embed",
  "config-version",
  "duplicate-id",
  "duplicate-key",
  "encoding",
  "frame-content",
  "json-syntax",
  "reserved-name",
  "unknown-block",
  "unknown-key",
  "wrong-type",
]);

/** Whether a file has mistakes that were not made in the editor, but for those that the present site has too. */
async function hasForeign(
  errors: readonly Problem[],
  present: () => Promise<readonly Problem[]>,
): Promise<boolean> {
  const found = errors.filter(({ code }) => foreign.has(code));
  if (found.length === 0) return false;
  const known = new Set((await present()).map(({ code, message }) => `${code} ${message}`));
  return found.some(({ code, message }) => !known.has(`${code} ${message}`));
}

function documentIn(text: string, migrations: Migrations): SiteDocument | undefined {
  try {
    return readDocument(text, migrations);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
