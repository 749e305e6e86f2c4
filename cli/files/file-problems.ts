import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import { confusableNameMessage } from "../../schema/text/confusable-names.ts";

export function escapingLink(file: string): Problem {
  const message = `${file} is a symbolic link to something that is not in the site's folder.`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Put the file itself there.");
}

/** Disks keep names as bytes, and a file whose bytes are not UTF-8 can't be opened by the name that they give. */
export function unreadableName(file: string): Problem {
  const message = `The name of ${file} is not UTF-8, so the file can't be opened.`;
  return createProblem("encoding", { file, pointer: "" }, message, "Rename it.");
}

export function unexpectedFile(file: string, hint: string): Problem {
  return createProblem("stray-file", { file, pointer: "" }, `${file} is not read.`, hint);
}

export function unreadable(file: string, code: string | undefined): Problem {
  const message = `${file} could not be read (${code}).`;
  return createProblem("file-unreadable", { file, pointer: "" }, message, "Check whether you may read it.");
}

export function notAFolder(file: string, code: string | undefined): Problem {
  const message = `${file} is not a folder that can be read (${code}).`;
  const hint = "Make a folder of that name, or rename the file.";
  return createProblem("file-unreadable", { file, pointer: "" }, message, hint);
}

/** The problem `duplicate-id` for two files or folders of a folder that some disk can't tell apart. */
export function sameName(folder: string, name: string, other: string): Problem {
  return {
    ...createProblem(
      "duplicate-id",
      { file: `${folder}/${name}`, pointer: "" },
      confusableNameMessage(name, other),
      "Rename one of the two.",
    ),
    related: [{ file: `${folder}/${other}`, pointer: "", message: "The other file." }],
  };
}

export function notAFile(file: string): Problem {
  const hint = "Put a file of that name in its place.";
  return createProblem("file-unreadable", { file, pointer: "" }, `${file} is not a file.`, hint);
}
