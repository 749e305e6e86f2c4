import { expect, it } from "vitest";
import { localChanges } from "./local-changes.ts";
import { publishLocal } from "./publish-local.ts";
import { createGit, type RunGit } from "./run-git.ts";

const commit = { files: ["content/posts/a.md"], message: "Change" };
const done = { code: 0, isStopped: false, stdout: "main\n", stderr: "" };
const git =
  (stderr: string, more = {}): RunGit =>
  async ([command = ""]) =>
    command === "push" ? { ...done, code: 1, stdout: "", stderr, ...more } : done;

it("says that there is no git, or that it took too long", async () => {
  const elsewhere = createGit("/there/is/no/such/folder");
  expect(await publishLocal(elsewhere, commit)).toEqual({ failure: "no-git", output: "" });
  expect(await localChanges({ root: "/there", config: "site.config.json", git: elsewhere })).toBeUndefined();
  expect(await publishLocal(git("", { code: undefined, isStopped: true }), commit)).toMatchObject({
    failure: "too-slow",
  });
});

it.each([
  ["! [rejected] main -> main (fetch first)", "behind"],
  ["! [rejected] main -> main (non-fast-forward)", "behind"],
  ["! [remote rejected] main -> main (protected branch hook declined)", "refused"],
  ["fatal: could not read Username for 'https://example.com': terminal prompts disabled", "credentials"],
  ["git@example.com: Permission denied (publickey).", "credentials"],
  ["Host key verification failed.", "credentials"],
  ["fatal: unable to access 'https://example.com/': Could not resolve host: example.com", "network"],
  ["error: failed to push some refs: pre-push hook", "hook"],
  ["fatal: something new", "other"],
])("understands %s", async (said, failure) => {
  expect(await publishLocal(git(said), commit)).toEqual({ failure, output: said });
});
