import type { Migrations } from "../../schema/migrations.ts";
import { readDocument } from "../edits/read-document.ts";
import { Refusal } from "../edits/refusal.ts";
import type { SiteDocument } from "../edits/site-document.ts";
import { messages } from "../messages/messages.ts";
import { countProblems } from "../review/count-problems.ts";
import type { Session } from "../session.ts";
import { type ImportedFile, type ImportFailure, readImport } from "./read-import.ts";

/**
 * Puts the site in a file in place of the present one, as one step. A file that is not right changes nothing, and gives
 * why.
 */
export async function importFile(
  { store, notices, problemsOf, migrations }: Session,
  file: ImportedFile,
): Promise<ImportFailure | undefined> {
  const read = await readImport(file);
  if ("reason" in read) return read;
  const { name } = file;
  const problems = await problemsOf(read.text, name);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const reason = messages.imports.problems(name, countProblems(errors.length));
    const document = documentIn(read.text, migrations);
    return { name, reason, problems: errors, ...(document && { document }) };
  }
  const { notify } = notices.getState();
  const before = store.getState();
  const outcome = before.importText(read.text);
  if ("refusal" in outcome) return { name, reason: outcome.refusal, problems: [] };
  const { history } = store.getState();
  if (history === before.history) {
    notify({ title: messages.imports.nothing, text: messages.imports.same(name) });
    return undefined;
  }
  notify({
    title: messages.imports.done,
    text: messages.imports.replaced(name),
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

function documentIn(text: string, migrations: Migrations): SiteDocument | undefined {
  try {
    return readDocument(text, migrations);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
