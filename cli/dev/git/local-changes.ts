import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalChange, LocalChanges } from "../../../editing/host/local-repository.ts";
import type { RunGit } from "./run-git.ts";

interface LocalSite {
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  readonly git: RunGit;
}

export async function localChanges({ root, config, git }: LocalSite): Promise<LocalChanges | undefined> {
  const place = await git(["rev-parse", "--show-prefix"]);
  if (place.code !== 0) return undefined;
  const [remotes, headAt, branchAt, status, unfinished, commits] = await Promise.all([
    git(["remote"]),
    git(["rev-parse", "--verify", "--quiet", "HEAD"]),
    git(["symbolic-ref", "--quiet", "--short", "HEAD"]),
    git(["status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--", config, "content"]),
    isUnfinished(git),
    git(["log", "--format=%s", "@{upstream}..HEAD"]),
  ]);
  if (remotes.stdout.trim() === "") return undefined;
  const head = headAt.stdout.trim();
  const branch = branchAt.stdout.trim();
  const prefix = place.stdout.trim();
  const changed = status.stdout.split("\0").flatMap((line) => {
    const file = line.slice(3);
    return line === "" || !file.startsWith(prefix) ? [] : [file.slice(prefix.length)];
  });
  const files = await Promise.all(changed.toSorted().map((file) => changeOf(file, { root, prefix, git })));
  const known = { branch, head, files, commits: [] };
  if (branch === "") return { ...known, blocked: "detached" };
  if (unfinished) return { ...known, blocked: "unfinished" };
  if (commits.code !== 0) return { ...known, blocked: "no-upstream" };
  return { ...known, commits: commits.stdout.split("\n").filter(Boolean) };
}

async function changeOf(
  file: string,
  { root, prefix, git }: Pick<LocalSite, "root" | "git"> & { readonly prefix: string },
): Promise<LocalChange> {
  const isText = /\.(?:json|md)$/.test(file);
  const committed = await git(
    isText ? ["show", `HEAD:${prefix}${file}`] : ["cat-file", "-e", `HEAD:${prefix}${file}`],
  );
  const wasThere = committed.code === 0;
  const present = await readFile(join(root, file)).catch(() => undefined);
  const kind = !present ? "deleted" : wasThere ? "changed" : "added";
  if (!isText) return { file, kind };
  return {
    file,
    kind,
    ...(wasThere && { before: committed.stdout }),
    ...(present && { after: present.toString() }),
  };
}

async function isUnfinished(git: RunGit): Promise<boolean> {
  const heads = ["MERGE_HEAD", "REBASE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"];
  const found = await Promise.all(heads.map((name) => git(["rev-parse", "--verify", "--quiet", name])));
  return found.some(({ code }) => code === 0);
}
