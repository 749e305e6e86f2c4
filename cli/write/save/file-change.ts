import { isFullDisk, unwritableSentence } from "../../describe-error.js";

export interface FileChange {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly bytes?: Uint8Array;
  /** The ETag of the content that was read before; `new` for a file that must not exist. */
  readonly over: string;
  /** Where the replaced content is kept, relative to the root; by default at the file's own path in `.blockwork/backup`. */
  readonly backup?: string;
}

export class FileConflict extends Error {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly present: Uint8Array | undefined;
  /** Where other content is that no comparison has seen, relative to the root. */
  rescued: readonly string[] = [];

  constructor({ file, over }: FileChange, present: Uint8Array | undefined) {
    super(
      present === undefined
        ? `${file} is no longer there.`
        : over === "new"
          ? `There is a file ${file} already.`
          : `${file} was changed on disk since it was loaded.`,
    );
    this.file = file;
    this.present = present;
  }
}

export class WriteError extends Error {
  readonly isDiskFull: boolean;

  constructor(files: readonly FileChange[], code: string, cause: unknown) {
    const names = files.map(({ file }) => file).join(", ");
    const sentence = unwritableSentence(names, code, "nothing was changed");
    super(sentence.replace("\n  ", " "), { cause });
    this.isDiskFull = isFullDisk(code);
  }
}
