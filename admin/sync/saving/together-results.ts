import { isPictureFile, pictureIn } from "../../document/picture-file.ts";
import { readContent } from "../../source-text/read-content.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { FileSave, SavedFile } from "./save-files.ts";
import type { SiteWrite, TogetherResult } from "./savers.ts";

/** A file that is to be written, and what is true of it in the end. */
export interface ChangedFile extends FileSave {
  readonly write: SiteWrite;
  /** It was written, or is gone. */
  note(result: "saved" | "gone"): void;
}

/** Of what others have changed, the names of new pictures that they have taken: those are seen to first, and by nobody. */
export function takenNames(
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
export function resultsOf(
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
