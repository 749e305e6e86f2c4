import type { Problem } from "../../../schema/problem.ts";
import { listChanges } from "../../diff/list-changes.ts";
import { looksIn } from "../../diff/look-changes.ts";
import { currentSite } from "../../document/current-site.ts";
import { EditError } from "../../document/edit-error.ts";
import { isPictureFile, pictureIn } from "../../document/picture-file.ts";
import { sameValue } from "../../document/same-value.ts";
import type { EditedSite, EntryDocument, EntryDocuments } from "../../document/site-document.ts";
import { nameWithKind } from "../../labels/name-entry.ts";
import { namePage } from "../../labels/name-page.ts";
import { plainName } from "../../labels/schema/plain-name.ts";
import type { Schemas } from "../../labels/schema/schemas.ts";
import { messages } from "../../messages/messages.ts";
import { readContent } from "../../source-text/read-content.ts";
import type { Reading } from "../conflict/compare-versions.ts";
import { conflictWith } from "../conflict/conflict-commands.ts";
import type { EditorState, Saving } from "../state/editor-state.ts";
import type { SavePlan, SiteUnit } from "../state/save-plan.ts";
import { changedFiles } from "./changed-files.ts";
import { checkInWaves, planSave } from "./plan-save.ts";
import { renameTakenPictures } from "./rename-taken-pictures.ts";
import { type FileSave, type SavedFile, saveFiles } from "./save-files.ts";
import type { Savers, SiteWrite, TogetherResult } from "./savers.ts";

interface SavingParts extends Savers {
  readonly get: () => EditorState;
  readonly set: (state: Partial<EditorState>) => void;
  readonly reading: Reading;
  /** The site as it was saved last. */
  readonly saved: () => EditedSite;
  readonly text: EditorState["text"];
  readonly entryText: EditorState["entryText"];
}

interface Saver {
  save(): Promise<void>;
  /** What of the site as it is can be saved; everything, where nobody can tell. */
  plan: EditorState["planSave"];
  /** All that a check finds in the site as it is, also what other mistakes hide. */
  problems: EditorState["findProblems"];
  /** Takes note that somebody has chosen about an entry. Gives the other version. */
  settle(file: string): EntryDocument | undefined;
}

/** Saves the files of a session: each that has changed, and no other. */
export function createSaving({
  get,
  set,
  reading,
  saved,
  text: textOf,
  entryText,
  ...savers
}: SavingParts): Saver {
  const config = ({ config: document }: EditedSite): ChangedFile => {
    const text = textOf(document);
    const note = () => set({ savedText: text, changedText: undefined });
    return {
      name: messages.saves.theSite,
      write: { file: undefined, text, known: get().savedText },
      note,
      async save() {
        const result = await savers.saveFile(text, get().savedText);
        if (result.kind === "saved") note();
        return result;
      },
    };
  };
  const setSaved = (file: string, saved: { text: string; document: EntryDocument } | undefined) => {
    const { [file]: _, ...others } = get().savedEntries;
    set({ savedEntries: saved ? { ...others, [file]: saved } : others });
  };
  const entry = (file: string, entries: EntryDocuments): ChangedFile => {
    const { [file]: document } = entries;
    const text = entryText(file, entries);
    const note = (result: "saved" | "gone") =>
      setSaved(file, result === "saved" && text !== undefined && document ? { text, document } : undefined);
    return {
      file,
      name: nameWithKind(reading.schemas, file, document ?? get().savedEntries[file]?.document),
      write: { file, text, known: get().savedEntries[file]?.text },
      note,
      async save() {
        const result = await savers.saveEntry({ file, text, known: get().savedEntries[file]?.text });
        if (result.kind === "saved" || result.kind === "gone") note(result.kind);
        return result.kind === "gone" && text === undefined ? { kind: "saved" } : result;
      },
    };
  };
  const finish = (results: readonly SavedFile[], site: EditedSite, plan: SavePlan) => {
    const after = stateAfter(results);
    const saving = after.state === "idle" ? leftOut(plan, results.length > 0) : after;
    const changed = results.find(({ file, result }) => file === undefined && result.kind === "changed");
    if (changed?.result.kind === "changed") {
      const conflict = conflictWith(get(), changed.result.fileText, reading);
      set({ ...conflict, ...(saving.state === "failed" && { saving }) });
    } else set({ saving, ...(saving.state === "kept" && { kept: site }) });
  };
  const leftOut = (found: SavePlan, isWritten: boolean) =>
    stateOfPlan(found, { isWritten, schemas: reading.schemas, entries: get().entries });
  /** What is saved of a site. What was saved before may change while it is looked at. */
  const plan = async (now: EditedSite): Promise<SavePlan | undefined> => {
    const all: SavePlan = { site: now, left: [], problems: [] };
    if (!savers.check) return all;
    for (;;) {
      const before = saved();
      const found = await planSave({ before, now }, savers.check).catch(() => undefined);
      if (saved() === before) return found ?? (savers.saveTogether ? undefined : all);
    }
  };
  const saveAll = async (renames = maxRenames): Promise<void> => {
    renameTakenPictures(get);
    const site = currentSite(get().history);
    set({ saving: { state: "saving" } });
    const planned = await plan(site);
    if (!planned) return set({ saving: { state: "failed", reason: messages.publishing.notChecked } });
    const before = saved();
    const entries = changedFiles(get().savedEntries, planned.site.entries).map((file) =>
      entry(file, planned.site.entries),
    );
    const isConfigWritten =
      !sameValue(before.config, planned.site.config) || (entries.length === 0 && planned.left.length === 0);
    const files = inOrderOfNeed(entries, isConfigWritten ? [config(planned.site)] : []);
    if (files.length === 0) return finish([], site, planned);
    if (!savers.saveTogether) return finish(await saveFiles(files), site, planned);
    const changes = listChanges(before, planned.site, reading.schemas);
    const result = await savers
      .saveTogether(
        files.map(({ write }) => write),
        changes,
      )
      .catch((): TogetherResult => ({ kind: "failed", reason: messages.saves.notWritten }));
    if (result.kind === "failed") {
      const { reason, problems } = result;
      return set({ saving: { state: "failed", reason, ...(problems && { problems }) } });
    }
    if (result.kind === "proposed") return set({ saving: { state: "idle" } });
    const taken = takenNames(result, get());
    if (!taken || renames === 0) return finish(resultsOf(files, result), site, planned);
    finish(resultsOf(files, taken), site, planned);
    await saveAll(renames - 1);
  };
  return {
    save: () => saveAll(),
    async problems(check) {
      const versions = { before: saved(), now: currentSite(get().history) };
      return (await checkInWaves(versions, check)).plan.problems;
    },
    async plan() {
      const found = await plan(currentSite(get().history));
      const { schemas } = reading;
      return (
        found && {
          ...found,
          changes: listChanges(saved(), found.site, schemas, looksIn(get().history)),
          names: namesOfUnits(found.left, { schemas, entries: get().entries }),
        }
      );
    },
    settle(file) {
      const { saving } = get();
      const conflicts = saving.state === "entry-conflicts" ? saving.conflicts : [];
      const conflict = conflicts.find((other) => other.file === file);
      if (!conflict) return undefined;
      const left = conflicts.filter((other) => other !== conflict);
      const document = readContent(file, conflict.fileText);
      setSaved(file, { text: conflict.fileText, document });
      set({ saving: left.length > 0 ? { state: "entry-conflicts", conflicts: left } : { state: "idle" } });
      return document;
    },
  };
}

/** Pictures are there before what shows them, and as long as anything may. */
function inOrderOfNeed(
  entries: readonly ChangedFile[],
  configs: readonly ChangedFile[],
): readonly ChangedFile[] {
  const isPicture = ({ file = "" }: ChangedFile) => isPictureFile(file);
  const isDeleted = ({ write }: ChangedFile) => write.text === undefined;
  return [
    ...entries.filter((file) => isPicture(file) && !isDeleted(file)),
    ...entries.filter((file) => !isPicture(file)),
    ...configs,
    ...entries.filter((file) => isPicture(file) && isDeleted(file)),
  ];
}

/** How often one save looks for other names; each time somebody has to have taken the last ones. */
const maxRenames = 3;

interface Failed {
  readonly name: string;
  readonly reason: string;
  readonly problems?: readonly Problem[];
}

/** What is true after files were saved: all of them, or which were and which were not, and why. */
function stateAfter(files: readonly SavedFile[]): Saving {
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
function stateOfPlan({ left, problems }: SavePlan, { isWritten, schemas, entries }: LeftOut): Saving {
  if (left.length === 0) return { state: "idle" };
  const errors = problems.filter(({ severity }) => severity === "error");
  return { state: "left-out", names: namesOfUnits(left, { schemas, entries }), problems: errors, isWritten };
}

/** What was left out, in words: "Home", "Theme", "the bread “Rye loaf”". */
function namesOfUnits(
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

/** A file that is to be written, and what is true of it in the end. */
interface ChangedFile extends FileSave {
  readonly write: SiteWrite;
  /** It was written, or is gone. */
  note(result: "saved" | "gone"): void;
}

/** Of what others have changed, the names of new pictures that they have taken: those are seen to first, and by nobody. */
function takenNames(
  result: Extract<TogetherResult, { kind: "saved" | "changed" }>,
  { entries }: Pick<EditorState, "entries">,
): Extract<TogetherResult, { kind: "changed" }> | undefined {
  if (result.kind === "saved") return undefined;
  const taken = [...result.files].filter(([file, text]) => {
    const mine = file !== undefined && isPictureFile(file) ? entries[file] : undefined;
    return (
      mine &&
      text !== undefined &&
      readContent(file ?? "", text).frontMatter.version !== pictureIn(mine).version
    );
  });
  return taken.length === 0 ? undefined : { kind: "changed", files: new Map(taken) };
}

/** What became of each file; those that wait for others that were changed are not among them. */
function resultsOf(
  files: readonly ChangedFile[],
  result: Extract<TogetherResult, { kind: "saved" | "changed" }>,
): readonly SavedFile[] {
  if (result.kind === "saved") {
    for (const file of files) file.note("saved");
    return files.map((file) => ({ ...file, result }));
  }
  return files.flatMap((file): SavedFile[] => {
    if (!result.files.has(file.file)) return [];
    const fileText = result.files.get(file.file);
    if (fileText !== undefined) return [{ ...file, result: { kind: "changed", fileText } }];
    if (file.file !== undefined) file.note("gone");
    return [{ ...file, result: { kind: "gone" } }];
  });
}
