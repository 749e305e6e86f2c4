import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";

/** What the system's codes mean, and what to do. An error with any other code is a fault of ours. */
const meanings = {
  EACCES: ["permission is missing", "Change the permissions."],
  EPERM: ["the system does not permit it", "Change its owner or its permissions."],
  EROFS: ["the disk is read-only", "Use a folder on another disk."],
  ENOENT: ["it is not there", "Check whether it was moved or deleted meanwhile."],
  ENOTDIR: ["a file is where a folder is needed", "Move that file away."],
  EISDIR: ["a folder is where a file is needed", "Move that folder away."],
  EEXIST: ["something of that name is there", "Move it away."],
  ENOTEMPTY: ["the folder is not empty", "Move away what is in it."],
  EBUSY: ["it is in use, or mounted", "Stop what uses it, or mount the folder above it."],
  ETXTBSY: ["it is in use", "Stop what uses it."],
  EXDEV: ["the two are on different disks", "Put both on one disk."],
  EMFILE: ["too many files are open", "Allow this process more of them, such as with ulimit -n 4096."],
  ENFILE: ["too many files are open", "Close other programs."],
  EFBIG: ["the file is too large for the disk", "Use a folder on another disk."],
  EIO: ["the disk or the terminal failed", "Check the disk."],
  ENXIO: ["the device is not there", "Check the disk."],
  ENODEV: ["the device is not there", "Check the disk."],
  ESTALE: ["the network disk has another file there", "Connect the disk again."],
  ELOOP: ["its symbolic links lead in a circle", "Remove one of them."],
  ENAMETOOLONG: ["the name is too long for the disk", "Use a shorter name, or a folder higher up."],
  ENOMEM: ["there is not enough memory", "Close other programs."],
  EPIPE: ["nothing reads it any more", "Keep the program that reads it running."],
  ENOTSUP: ["the disk can't do that", "Use a folder on another disk."],
  EOPNOTSUPP: ["the disk can't do that", "Use a folder on another disk."],
  ENOSYS: ["the system can't do that", "Use a folder on another disk."],
};

/** What could not be done, by the function of the system. */
const actions = {
  open: "opened",
  read: "read",
  write: "written",
  mkdir: "made",
  mkdtemp: "made",
  rename: "moved",
  unlink: "deleted",
  rm: "deleted",
  rmdir: "deleted",
  scandir: "listed",
  opendir: "listed",
  copyfile: "copied",
  link: "linked",
  symlink: "linked",
  watch: "watched",
  spawn: "started",
};

/**
 * Whether a system's code says that a disk is full.
 *
 * @param {string} code
 */
export const isFullDisk = (code) => ["ENOSPC", "EDQUOT"].includes(code);

/** @param {string} code */
const meaningOf = (code) =>
  Object.hasOwn(meanings, code) ? meanings[/** @type {keyof typeof meanings} */ (code)] : undefined;

const codesOfWriting = ["EACCES", "EPERM", "EROFS"];

/**
 * An error of the disk, a stream or the system as a sentence, with what to do in a second line; undefined for any other
 * error. For what happened while a site was written, `output` is its folder, of which the old content is still there.
 *
 * @param {unknown} error
 * @param {string} [output]
 * @returns {string | undefined}
 */
export function systemSentence(error, output) {
  const { code, syscall, path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (
    Object(error)
  );
  if (syscall === "uv_cwd") return "The working directory is gone.\n  Change to a folder that is there.";
  if (typeof code !== "string") return undefined;
  const unchanged = output === undefined ? "" : "; what was there is unchanged";
  const elsewhere = output === undefined ? "." : ", or choose another folder with --out.";
  const place = output ?? path;
  if (isFullDisk(code)) {
    const what = place === undefined ? "" : ` to write ${place}`;
    return `There is not enough space on the disk${what}${unchanged}.\n  Make room${elsewhere}`;
  }
  const known = systemCode(error) ?? code;
  const meaning = meaningOf(known);
  if (!meaning) return undefined;
  if (output !== undefined && codesOfWriting.includes(known))
    return `${output} can't be written (${known})${unchanged}.\n  Change the permissions${elsewhere}`;
  const action = actions[/** @type {keyof typeof actions} */ (syscall)] ?? "used";
  const subject = path ?? (action === "written" ? "The output" : "A file");
  const target = dest === undefined ? "" : ` to ${dest}`;
  return `${subject} can't be ${action}${target} (${known}): ${meaning[0]}${unchanged}.\n  ${meaning[1]}`;
}

/**
 * Why files can't be written, in one sentence, and what to do in a second line.
 *
 * @param {string} names of the files, or the folder
 * @param {string | undefined} code the system's
 * @param {string} outcome what is so because of it, such as `nothing was changed`
 * @returns {string}
 */
export function unwritableSentence(names, code = "", outcome) {
  if (isFullDisk(code))
    return `There is not enough space on the disk to write ${names}; ${outcome}.\n  Make room.`;
  const [meaning, advice] = meaningOf(code) ?? ["the system refused it", "Check the disk."];
  return `${names} can't be written (${code}): ${meaning}; ${outcome}.\n  ${advice}`;
}

/**
 * The system's code for what happened. For a folder that can't be made on a disk that is read-only, Node says ENOENT.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemCode(error) {
  const { code, syscall, path } = /** @type {NodeJS.ErrnoException} */ (Object(error));
  if (code !== "ENOENT" || syscall !== "mkdir" || path === undefined) return code;
  let above = path;
  while (!existsSync(above) && dirname(above) !== above) above = dirname(above);
  try {
    accessSync(above, constants.W_OK);
    return code;
  } catch (reason) {
    return /** @type {NodeJS.ErrnoException} */ (reason).code;
  }
}

/**
 * Whether reading failed for a reason that has nothing to do with the file that was read.
 *
 * @param {unknown} error
 */
export function isFaultOfMachine(error) {
  return ["EMFILE", "ENFILE", "EIO", "ENOMEM", "ENXIO", "ENODEV", "ESTALE"].includes(Object(error).code);
}

/**
 * An error in one place of a process that goes on: what the system refused, or a fault of ours.
 *
 * @param {unknown} error
 */
export const faultSentence = (error) => systemSentence(error) ?? bugSentence(messageOf(error));

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {string | undefined} what */
const bugSentence = (what) => `Internal error, a bug in Blockwork: ${what}`;

/**
 * A fault of ours as it is printed.
 *
 * @param {unknown} error
 * @param {boolean} [isVerbose] whether it says where in the code
 */
export function internalSentence(error, isVerbose = false) {
  const what = isVerbose && error instanceof Error ? error.stack : messageOf(error);
  return `${bugSentence(what)}\nYour files were left as they are. Run it again with --verbose to see where.`;
}
