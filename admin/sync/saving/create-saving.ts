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
import type { DocumentReader } from "../conflict/compare-versions.ts";
import { conflictWith } from "../conflict/conflict-slice.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { SaveEvent } from "../state/save-machine.ts";
import type { SavePlan, SiteUnit } from "../state/save-plan.ts";
import type { SaveResult, SiteWrite } from "../state/save-result.ts";
import { changedFiles, configText, entryText } from "../state/selectors.ts";
import { checkInRounds, planSave } from "./plan-save.ts";
import { renameTakenPictures } from "./rename-taken-pictures.ts";
import type { Savers } from "./savers.ts";

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
  const { get, set, dispatch, saved, options, reader } = context;
  renameTakenPictures(get);
  const site = currentSite(get().history);
  dispatch({ type: "save" });
  const plan = await planOf(context, site);
  if (!plan) return dispatch({ type: "failed", reason: messages.publishing.notChecked });
  const before = saved();
  const files = filesToSave(context, plan);
  const finish = (results: readonly SavedFile[]) => finishSave(context, results, plan);
  const written = (taken: FilesResult) => {
    const results = resultsOf(files, taken);
    set(stateWith(get(), results));
    return results;
  };
  if (files.length === 0) return finish([]);
  const result = await options
    .save({
      writes: files.map(({ write }) => write),
      changes: () => listChanges(before, plan.site, reader.schemas),
      onProgress: (progress) => dispatch({ type: "progress", progress }),
    })
    .catch((): SaveResult => ({ kind: "failed", reason: messages.saves.notWritten }));
  if (result.kind === "failed") {
    const { reason, problems } = result;
    return dispatch({ type: "failed", reason, ...(problems && { problems }) });
  }
  if (result.kind === "proposed") return dispatch({ type: "saved" });
  if (result.kind === "kept") {
    dispatch({ type: "kept" });
    return set({ savedDraft: site });
  }
  const taken = takenNames(result, get());
  if (!taken || renames === 0) return finish(written(result));
  finish(written(taken));
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
    if (isCurrent) return found ?? (options.mustCheck ? undefined : all);
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

function configFileOf({ get }: SavingContext, { config }: EditedSite): ChangedFile {
  const text = configText({ ...get(), document: config });
  return { name: messages.saves.theSite, write: { file: undefined, text, known: get().savedText } };
}

function entryFileOf(context: SavingContext, file: string, entries: EntryDocuments): ChangedFile {
  const { get, reader } = context;
  const { [file]: document } = entries;
  const text = entryText({ ...get(), entries }, file);
  return {
    file,
    name: nameWithKind(reader.schemas, file, document ?? get().savedEntries[file]?.document),
    write: { file, text, known: get().savedEntries[file]?.text },
    ...(text !== undefined && document && { saved: { text, document } }),
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

function finishSave(
  { get, set, dispatch, reader, saved }: SavingContext,
  results: readonly SavedFile[],
  plan: SavePlan,
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
  const changed = results.find(({ file, result }) => file === undefined && result === "changed");
  if (changed?.fileText !== undefined) {
    set(conflictWith(get(), changed.fileText, reader));
    if (event.type === "failed") dispatch(event);
    return;
  }
  dispatch(event);
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
}

function eventOf(files: readonly SavedFile[]): SaveEvent {
  const failed = files.flatMap(whyNot);
  if (failed.length > 0) {
    const [only] = failed;
    const parts = failed.map(({ name, reason }) => messages.saves.failed({ name, reason }));
    return { type: "failed", reason: failed.length === 1 && only ? only.reason : sentence(parts) };
  }
  const conflicts = files.flatMap(({ file, name, result, fileText = "" }) =>
    file !== undefined && result === "changed" ? [{ file, name, fileText }] : [],
  );
  return conflicts.length > 0 ? { type: "entry-conflicts", conflicts } : { type: "saved" };
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

function whyNot({ file, name, result, fileText = "" }: SavedFile): Failed[] {
  if (result === "gone") return [{ name, reason: messages.saves.deleted }];
  if (file === undefined || result !== "changed") return [];
  try {
    readContent(file, fileText);
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

interface ChangedFile {
  /** Undefined for the config file. */
  readonly file?: string;
  readonly name: string;
  readonly write: SiteWrite;
  /** The entry once it is written; absent for one that is deleted. */
  readonly saved?: EntryFiles[string];
}

/** Names of new pictures that other authors have taken: resolved first, without asking. */
function takenNames(
  result: FilesResult,
  { entries }: Pick<EditorState, "entries">,
): Extract<FilesResult, { kind: "changed" }> | undefined {
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

interface SavedFile extends ChangedFile {
  readonly result: "saved" | "changed" | "gone";
  /** The text of a changed file. */
  readonly fileText?: string;
}

type FilesResult = Extract<SaveResult, { kind: "saved" | "changed" }>;

function resultsOf(files: readonly ChangedFile[], result: FilesResult): readonly SavedFile[] {
  if (result.kind === "saved") return files.map((file) => ({ ...file, result: "saved" }));
  return files.flatMap((file): SavedFile[] => {
    if (!result.files.has(file.file)) return [];
    const fileText = result.files.get(file.file);
    if (fileText !== undefined) return [{ ...file, result: "changed", fileText }];
    return [{ ...file, result: "gone" }];
  });
}

/** One change of the state for all files, as each makes the editor look at the site again. */
function stateWith(
  { savedEntries }: Pick<EditorState, "savedEntries">,
  results: readonly SavedFile[],
): Partial<EditorState> {
  const entries = new Map(Object.entries(savedEntries));
  let config: Partial<EditorState> = {};
  for (const { file, result, write, saved } of results) {
    if (result === "changed") continue;
    if (file === undefined) {
      if (result === "saved") config = { savedText: write.text ?? "", changedText: undefined };
    } else if (result === "saved" && saved) entries.set(file, saved);
    else entries.delete(file);
  }
  return { savedEntries: Object.fromEntries(entries), ...config };
}
