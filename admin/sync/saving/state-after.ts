import type { Problem } from "../../../schema/problem.ts";
import { EditError } from "../../document/edit-error.ts";
import type { EntryDocuments } from "../../document/site-document.ts";
import { nameWithKind } from "../../labels/name-entry.ts";
import { namePage } from "../../labels/name-page.ts";
import { plainName } from "../../labels/schema/plain-name.ts";
import type { Schemas } from "../../labels/schema/schemas.ts";
import { messages } from "../../messages/messages.ts";
import { readContent } from "../../source-text/read-content.ts";
import type { Saving } from "../state/editor-state.ts";
import type { SavePlan, SiteUnit } from "../state/save-plan.ts";
import type { SavedFile } from "./save-files.ts";

interface Failed {
  readonly name: string;
  readonly reason: string;
  readonly problems?: readonly Problem[];
}

/** What is true after files were saved: all of them, or which were and which were not, and why. */
export function stateAfter(files: readonly SavedFile[]): Saving {
  const failed = files.flatMap(whyNot);
  if (failed.length > 0) {
    const written = files.filter(({ result }) => result.kind === "saved");
    const [only] = failed;
    const parts = [
      ...written.map(({ name }) => messages.saves.saved(name)),
      ...failed.map(({ name, reason }) => messages.saves.failed(name, reason)),
    ];
    const reason = files.length === 1 && only ? only.reason : sentence(parts);
    const problems = failed.flatMap((file) => file.problems ?? []);
    return {
      state: "failed",
      reason,
      ...(written.length > 0 && { partly: true }),
      ...(problems.length > 0 && { problems }),
    };
  }
  const conflicts = files.flatMap(({ file, name, result }) =>
    file !== undefined && result.kind === "changed" ? [{ file, name, fileText: result.fileText }] : [],
  );
  if (conflicts.length > 0) return { state: "entry-conflicts", conflicts };
  return { state: files.some(({ result }) => result.kind === "kept") ? "kept" : "idle" };
}

interface LeftOut {
  /** Whether anything was written. */
  readonly isWritten: boolean;
  readonly schemas: Schemas;
  readonly entries: EntryDocuments;
}

/** What is true after all was saved that can be. */
export function stateOfPlan({ left, problems }: SavePlan, { isWritten, schemas, entries }: LeftOut): Saving {
  if (left.length === 0) return { state: "idle" };
  const errors = problems.filter(({ severity }) => severity === "error");
  return { state: "left-out", names: namesOfUnits(left, { schemas, entries }), problems: errors, isWritten };
}

/** What was left out, in words: "Home", "Theme", "the bread “Rye loaf”". */
export function namesOfUnits(
  units: readonly SiteUnit[],
  { schemas, entries }: Pick<LeftOut, "schemas" | "entries">,
): readonly string[] {
  return units.map((unit) => {
    if (unit.kind === "page") return namePage(unit);
    if (unit.kind === "setting") return schemas.site.properties[unit.key]?.title ?? plainName(unit.key);
    return nameWithKind(schemas, unit.file, entries[unit.file]);
  });
}

function whyNot({ file, name, result }: SavedFile): Failed[] {
  if (result.kind === "failed") return [{ ...result, name }];
  if (result.kind === "gone") {
    return [{ name, reason: messages.saves.deleted }];
  }
  if (file === undefined || result.kind !== "changed") return [];
  try {
    readContent(file, result.fileText);
    return [];
  } catch (error) {
    // What somebody else has broken meanwhile can't be put beside one's own.
    if (!(error instanceof EditError)) throw error;
    return [{ name, reason: messages.saves.unreadable(error.message) }];
  }
}

/** "The site was saved; the bread “A” was not: It is locked." */
function sentence(parts: readonly string[]): string {
  const joined = parts.join("; ");
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
