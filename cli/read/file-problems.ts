import { createProblem, type Problem } from "../../schema/problem.ts";

/** The problem `file-unreadable` for a link that leaves the site. */
export function escapingLink(file: string): Problem {
  const message = `${file} is a symbolic link to something that is not in the site's folder.`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Put the file itself there.");
}

/** Disks keep names as bytes, and a file whose bytes are not UTF-8 can't be opened by the name that they give. */
export function unreadableName(file: string): Problem {
  const message = `The name of ${file} is not UTF-8, so the file can't be opened.`;
  return createProblem("encoding", { file, pointer: "" }, message, "Rename it.");
}

/** The problem `stray-file` for what is in a folder of the site and is not read. */
export function unexpectedFile(file: string, hint: string): Problem {
  return createProblem("stray-file", { file, pointer: "" }, `${file} is not read.`, hint);
}

/** The problem `file-unreadable` for what the disk does not give, with the disk's own code for why. */
export function unreadable(file: string, code: string | undefined): Problem {
  const message = `${file} could not be read (${code}).`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Check whether you may read it.");
}
