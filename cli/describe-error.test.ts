import { constants } from "node:os";
import { expect, it } from "vitest";
import { systemSentence, unwritableSentence } from "./describe-error.js";

const named = { syscall: "open", path: "/site/dist" };
const codes = [
  ...[
    "EACCES",
    "EBUSY",
    "EDQUOT",
    "EEXIST",
    "EIO",
    "EISDIR",
    "ELOOP",
    "EMFILE",
    "ENAMETOOLONG",
    "ENFILE",
    "ENOENT",
  ],
  ...["ENOMEM", "ENOSPC", "ENOTDIR", "ENOTEMPTY", "EPERM", "EPIPE", "EROFS", "ESTALE", "ETXTBSY", "EXDEV"],
];

it.each(codes)("%s is one sentence, and one that says what to do", (code) => {
  expect(Object.keys(constants.errno)).toContain(code);
  for (const output of [undefined, "/site/dist"]) {
    const sentence = systemSentence(Object.assign(new Error(code), { code, ...named }), output);
    expect(sentence).toMatch(/^[^\n]*\/site\/dist[^\n]*\.\n {2}[^\n]+\.$/);
    if (output) expect(sentence).toContain("; what was there is unchanged.");
  }
  expect(unwritableSentence("content/a.md, b.md", code, "nothing was changed")).toMatch(
    /^[^\n]*content\/a\.md, b\.md[^\n]*; nothing was changed\.\n {2}[^\n]+\.$/,
  );
});

it("names the file, what could not be done, why, and what to do", () => {
  const error = (more: object) => Object.assign(new Error("x"), more);
  expect(systemSentence(error({ code: "EACCES", syscall: "mkdir", path: "/a/b" }))).toBe(
    "/a/b can't be made (EACCES): permission is missing.\n  Change the permissions.",
  );
  expect(systemSentence(error({ code: "EXDEV", syscall: "rename", path: "/a", dest: "/b" }))).toBe(
    "/a can't be moved to /b (EXDEV): the two are on different disks.\n  Put both on one disk.",
  );
  expect(systemSentence(error({ code: "ENOSPC", syscall: "write" }))).toBe(
    "There is not enough space on the disk.\n  Make room.",
  );
  expect(systemSentence(error({ code: "EIO", syscall: "write" }))).toBe(
    "The output can't be written (EIO): the disk or the terminal failed.\n  Check the disk.",
  );
  expect(systemSentence(error({ code: "ENOENT", syscall: "uv_cwd" }))).toBe(
    "The working directory is gone.\n  Change to a folder that is there.",
  );
});

it.each([
  new Error("x"),
  new TypeError("EACCES"),
  Object.assign(new Error("x"), { code: "ERR_INVALID_ARG_TYPE" }),
  Object.assign(new Error("x"), { code: "EBADF", syscall: "read" }),
  "EACCES",
  undefined,
])("is none for what is no fault of the system: %s", (error) =>
  expect(systemSentence(error)).toBeUndefined(),
);
