import { expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import { currentSite, recordEdit, restoreHistory } from "../../../editing/edits/history.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { readEntry } from "../../../editing/source-text/read-entry.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { versionsOf } from "../../../schema/migrations/versions.ts";
import { loftsFile, smallEntries, smallSite } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { restoreDraft } from "./restore-draft.ts";
import { saveDraft } from "./save-draft.ts";

const migrations = migrationsOf(blocks);
const move: Edit = { kind: "set-page-path", page: "contact", path: "/write" };

it.each<[string, Edit]>([
  ["alone", move],
  ["in a batch", { kind: "batch", edits: [move] }],
])("a page that moved, %s, takes no link along that comes into an entry later", (_, edit) => {
  const result = recordEdit(restoreHistory(smallSite), edit, { at: 0 });
  if ("editError" in result) throw new Error(result.editError);
  const { history } = result;
  const baseEntries = Object.fromEntries(
    Object.entries(smallEntries).map(([file, { text }]) => [file, text]),
  );
  const texts = { baseText: smallSiteText, savedText: smallSiteText, versions: versionsOf(migrations) };
  const draft = saveDraft({ history, baseEntries, savedEntries: smallEntries, ...texts }, 0);
  expect(Object.keys(draft.entries ?? {})).toEqual([loftsFile]);
  // Somebody has made a new page at the old address meanwhile.
  const text = "---\ntitle: Other\n---\n[The new one](/contact)\n";
  const windows = "content/posts/windows.md";
  const entries = { ...smallEntries, [windows]: { text, document: readEntry(text) } };
  const present = { fileText: smallSiteText, entries, schemas: schemasOf(blocks, smallModel), migrations };
  const restored = restoreDraft(JSON.parse(JSON.stringify(draft)), present);
  if (restored.kind !== "restored") throw new Error(restored.kind);
  const now = currentSite(restored.session.history).entries;
  expect(now[windows]?.body).toBe("[The new one](/contact)\n");
  expect(now[loftsFile]).toEqual(currentSite(history).entries[loftsFile]);
  expect(now[loftsFile]?.body).toContain("[last](/write)");
});
