import { listChanges } from "../../../editing/diff/list-changes.ts";
import { themeStepsIn } from "../../../editing/diff/theme-changes.ts";
import { EditError } from "../../../editing/document/edit.ts";
import { findPage } from "../../../editing/document/frames.ts";
import { isPictureFile, pictureIn } from "../../../editing/document/picture.ts";
import type {
  EditedSite,
  EntryDocument,
  EntryDocuments,
  EntryFiles,
} from "../../../editing/document/site-document.ts";
import { sameValue } from "../../../editing/document/value.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { nameWithKind } from "../../../editing/labels/entry-label.ts";
import { titleOfPage } from "../../../editing/labels/page-label.ts";
import { humanizeKey } from "../../../editing/labels/schema/humanize-key.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { readContent } from "../../../editing/source-text/read-content.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { DocumentReader } from "../conflict/compare-versions.ts";
import { conflictWith } from "../conflict/conflict-slice.ts";
import type { EditorState, SaveResult } from "../state/editor-state.ts";
import type { SaveEvent } from "../state/save-machine.ts";
import type { SavePlan, SiteUnit } from "../state/save-plan.ts";
import { changedFiles, configText, entryText } from "../state/selectors.ts";
import { checkInRounds, planSave } from "./plan-save.ts";
import { renameTakenPictures } from "./rename-taken-pictures.ts";
import type { BatchResult, Savers, SiteWrite } from "./savers.ts";

interface SavingContext {
  readonly options: Savers;
  readonly reader: DocumentReader;
  readonly get: () => EditorState;
  readonly set: (state: Partial<EditorState>) => void;
  readonly dispatch: (event: SaveEvent) => void;
  readonly saved: () => EditedSite;
}

interface Saver {
  save(): Promise<void>;
  plan: EditorState["planSave"];
  problems: EditorState["findProblems"];
  /** Ends the conflict about an entry's file. Returns the version on disk. */
  settle(file: string): EntryDocument | undefined;
}

export function createSaving(context: SavingContext): Saver {
  const { get, reader, saved } = context;
  const { schemas } = reader;
  return {
    save: () => saveAll(context),
    async problems(check) {
      const versions = { before: saved(), now: currentSite(get().history) };
      return (await checkInRounds(versions, check)).plan.problems;
    },
    async plan() {
      const { history } = get();
      const found = await planOf(context, currentSite(history));
      return (
        found && {
          ...found,
          changes: listChanges(saved(), found.site, schemas, themeStepsIn(get().history)),
          names: namesOfUnits(found.leftOut, { schemas, before: saved(), now: currentSite(history) }),
        }
      );
    },
    settle(file) {
      const { saving } = get();
      const conflicts = saving.state === "entry-conflicts" ? saving.conflicts : [];
      const conflict = conflicts.find((other) => other.file === file);
      if (!conflict) return undefined;
      const document = readContent(file, conflict.fileText);
      setSavedEntry(context, file, { text: conflict.fileText, document });
      context.dispatch({ type: "resolve-entry", file });
      return document;
    },
  };
}

async function saveAll(context: SavingContext, renames = maxRenames): Promise<void> {
  const { get, dispatch, saved, options, reader } = context;
  renameTakenPictures(get);
  const site = currentSite(get().history);
  dispatch({ type: "save" });
  const plan = await planOf(context, site);
  if (!plan) return dispatch({ type: "failed", reason: messages.publishing.notChecked });
  const before = saved();
  const files = filesToSave(context, plan);
  const finish = (results: readonly SavedFile[]) => finishSave(context, results, { site, plan });
  if (files.length === 0) return finish([]);
  if (!options.saveAll) return finish(await saveFiles(files));
  const result = await options
    .saveAll(
      files.map(({ write }) => write),
      listChanges(before, plan.site, reader.schemas),
    )
    .catch((): BatchResult => ({ kind: "failed", reason: messages.saves.notWritten }));
  if (result.kind === "failed") {
    const { reason, problems } = result;
    return dispatch({ type: "failed", reason, ...(problems && { problems }) });
  }
  if (result.kind === "proposed") return dispatch({ type: "saved" });
  const taken = takenNames(result, get());
  if (!taken || renames === 0) return finish(resultsOf(files, result));
  finish(resultsOf(files, taken));
  await saveAll(context, renames - 1);
}

async function planOf(
  { options, get, saved }: Pick<SavingContext, "options" | "get" | "saved">,
  now: EditedSite,
): Promise<SavePlan | undefined> {
  const all: SavePlan = { site: now, leftOut: [], problems: [] };
  if (!options.check) return all;
  for (;;) {
    const { savedText, savedEntries } = get();
    const found = await planSave({ before: saved(), now }, options.check).catch(() => undefined);
    const isCurrent = get().savedText === savedText && get().savedEntries === savedEntries;
    if (isCurrent) return found ?? (options.saveAll ? undefined : all);
  }
}

function filesToSave(context: SavingContext, { site, leftOut }: SavePlan): readonly ChangedFile[] {
  const { get, saved } = context;
  const entries = changedFiles(get().savedEntries, site.entries).map((file) =>
    entryFileOf(context, file, site.entries),
  );
  const isConfigWritten =
    !sameValue(saved().config, site.config) || (entries.length === 0 && leftOut.length === 0);
  return inOrderOfNeed(entries, isConfigWritten ? [configFileOf(context, site)] : []);
}

function configFileOf({ get, set, options }: SavingContext, { config }: EditedSite): ChangedFile {
  const text = configText({ ...get(), document: config });
  const note = () => set({ savedText: text, changedText: undefined });
  return {
    name: messages.saves.theSite,
    write: { file: undefined, text, known: get().savedText },
    note,
    async save() {
      const result = await options.saveFile(text, get().savedText);
      if (result.kind === "saved") note();
      return result;
    },
  };
}

function entryFileOf(context: SavingContext, file: string, entries: EntryDocuments): ChangedFile {
  const { get, options, reader } = context;
  const { [file]: document } = entries;
  const text = entryText({ ...get(), entries }, file);
  const note = (result: "saved" | "gone") =>
    setSavedEntry(
      context,
      file,
      result === "saved" && text !== undefined && document ? { text, document } : undefined,
    );
  return {
    file,
    name: nameWithKind(reader.schemas, file, document ?? get().savedEntries[file]?.document),
    write: { file, text, known: get().savedEntries[file]?.text },
    note,
    async save() {
      const result = await options.saveEntry({ file, text, known: get().savedEntries[file]?.text });
      if (result.kind === "saved" || result.kind === "gone") note(result.kind);
      return result.kind === "gone" && text === undefined ? { kind: "saved" } : result;
    },
  };
}

function setSavedEntry(
  { get, set }: SavingContext,
  file: string,
  saved: EntryFiles[string] | undefined,
): void {
  const { [file]: _, ...others } = get().savedEntries;
  set({ savedEntries: saved ? { ...others, [file]: saved } : others });
}

interface Finished {
  readonly site: EditedSite;
  readonly plan: SavePlan;
}

function finishSave(
  { get, set, dispatch, reader, saved }: SavingContext,
  results: readonly SavedFile[],
  { site, plan }: Finished,
): void {
  const after = eventOf(results);
  const isWritten = results.length > 0;
  const event =
    after.type === "saved"
      ? eventOfPlan(plan, {
          isWritten,
          schemas: reader.schemas,
          before: saved(),
          now: { config: get().document, entries: get().entries },
        })
      : after;
  const changed = results.find(({ file, result }) => file === undefined && result.kind === "changed");
  if (changed?.result.kind === "changed") {
    set(conflictWith(get(), changed.result.fileText, reader));
    if (event.type === "failed") dispatch(event);
    return;
  }
  dispatch(event);
  if (event.type === "kept") set({ savedDraft: site });
}

/** A picture is written before what shows it, and deleted after. */
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

/** Retries of renaming; each time other authors have taken the last names. */
const maxRenames = 3;

interface Failed {
  readonly name: string;
  readonly reason: string;
  readonly problems?: readonly Problem[];
}

function eventOf(files: readonly SavedFile[]): SaveEvent {
  const failed = files.flatMap(whyNot);
  if (failed.length > 0) {
    const written = files.filter(({ result }) => result.kind === "saved");
    const [only] = failed;
    const parts = [
      ...written.map(({ name }) => messages.saves.saved({ name })),
      ...failed.map(({ name, reason }) => messages.saves.failed({ name, reason })),
    ];
    const reason = files.length === 1 && only ? only.reason : sentence(parts);
    const problems = failed.flatMap((file) => file.problems ?? []);
    return {
      type: "failed",
      reason,
      ...(written.length > 0 && { partly: true }),
      ...(problems.length > 0 && { problems }),
    };
  }
  const conflicts = files.flatMap(({ file, name, result }) =>
    file !== undefined && result.kind === "changed" ? [{ file, name, fileText: result.fileText }] : [],
  );
  if (conflicts.length > 0) return { type: "entry-conflicts", conflicts };
  return { type: files.some(({ result }) => result.kind === "kept") ? "kept" : "saved" };
}

interface LeftOut {
  readonly isWritten: boolean;
  readonly schemas: Schemas;
  readonly before: EditedSite;
  readonly now: EditedSite;
}

function eventOfPlan({ leftOut, problems }: SavePlan, { isWritten, ...named }: LeftOut): SaveEvent {
  if (leftOut.length === 0) return { type: "saved" };
  const errors = problems.filter(({ severity }) => severity === "error");
  return {
    type: "left-out",
    names: namesOfUnits(leftOut, named),
    problems: errors,
    isWritten,
  };
}

function namesOfUnits(
  units: readonly SiteUnit[],
  { schemas, before, now }: Omit<LeftOut, "isWritten">,
): readonly string[] {
  return units.map((unit) => {
    // What was deleted is called as it was.
    if (unit.kind === "page")
      return titleOfPage(unit.id, (findPage(now.config, unit.id) ? now : before).config);
    if (unit.kind === "setting") return schemas.site.properties[unit.key]?.title ?? humanizeKey(unit.key);
    return nameWithKind(schemas, unit.file, now.entries[unit.file] ?? before.entries[unit.file]);
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
    // A conflicting change of another author can't be merged if the file is invalid.
    if (!(error instanceof EditError)) throw error;
    return [{ name, reason: messages.saves.unreadable({ reason: error.message }) }];
  }
}

function sentence(parts: readonly string[]): string {
  const joined = parts.join("; ");
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

interface ChangedFile extends FileSave {
  readonly write: SiteWrite;
  note(result: "saved" | "gone"): void;
}

/** Names of new pictures that other authors have taken: resolved first, without asking. */
function takenNames(
  result: Extract<BatchResult, { kind: "saved" | "changed" }>,
  { entries }: Pick<EditorState, "entries">,
): Extract<BatchResult, { kind: "changed" }> | undefined {
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

function resultsOf(
  files: readonly ChangedFile[],
  result: Extract<BatchResult, { kind: "saved" | "changed" }>,
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

interface FileSave {
  readonly file?: string;
  readonly name: string;
  readonly save: () => Promise<SaveResult>;
}

interface SavedFile extends FileSave {
  readonly result: SaveResult;
}

/** A rejected file is retried after another was written: a page can only link to an entry that exists, and the reverse. */
async function saveFiles(files: readonly FileSave[]): Promise<readonly SavedFile[]> {
  const results = new Map<FileSave, SaveResult>();
  let left = files;
  let before = Number.POSITIVE_INFINITY;
  while (left.length > 0 && left.length < before) {
    before = left.length;
    for (const file of left) results.set(file, await file.save().catch(unsaved));
    left = left.filter((file) => results.get(file)?.kind === "failed");
  }
  return files.map((file) => ({ ...file, result: results.get(file) ?? unsaved() }));
}

function unsaved(): SaveResult {
  return {
    kind: "failed",
    reason: messages.saves.notWritten,
  };
}
