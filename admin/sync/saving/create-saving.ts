import { listChanges } from "../../diff/list-changes.ts";
import { looksIn } from "../../diff/look-changes.ts";
import { currentSite } from "../../document/current-site.ts";
import { isPictureFile } from "../../document/picture-file.ts";
import { sameValue } from "../../document/same-value.ts";
import type { EditedSite, EntryDocument, EntryDocuments } from "../../document/site-document.ts";
import { nameWithKind } from "../../labels/name-entry.ts";
import { messages } from "../../messages/messages.ts";
import { readContent } from "../../source-text/read-content.ts";
import type { Reading } from "../conflict/compare-versions.ts";
import { conflictWith } from "../conflict/conflict-commands.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { SavePlan } from "../state/save-plan.ts";
import { changedFiles } from "./changed-files.ts";
import { checkInWaves, planSave } from "./plan-save.ts";
import { renameTakenPictures } from "./rename-taken-pictures.ts";
import { type SavedFile, saveFiles } from "./save-files.ts";
import type { Savers, TogetherResult } from "./savers.ts";
import { namesOfUnits, stateAfter, stateOfPlan } from "./state-after.ts";
import { type ChangedFile, resultsOf, takenNames } from "./together-results.ts";

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
