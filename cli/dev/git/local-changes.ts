import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalChange, LocalChanges } from "../../../admin/host/local-changes.ts";
import type { RunGit } from "./run-git.ts";

interface LocalSite {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  readonly git: RunGit;
}

/** What of a site is not in the repository of its folder yet. Nothing where there is no repository that has a remote one. */
export async function localChanges({ root, config, git }: LocalSite): Promise<LocalChanges | undefined> {
  const place = await git(["rev-parse", "--show-prefix"]);
  const remotes = await git(["remote"]);
  if (place.code !== 0 || remotes.stdout.trim() === "") return undefined;
  const head = (await git(["rev-parse", "--verify", "--quiet", "HEAD"])).stdout.trim();
  const branch = (await git(["symbolic-ref", "--quiet", "--short", "HEAD"])).stdout.trim();
  const status = await git([
    ...["status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--", config, "content"],
  ]);
  const prefix = place.stdout.trim();
  const changed = status.stdout.split("\0").flatMap((line) => {
    const file = line.slice(3);
    return line === "" || !file.startsWith(prefix) ? [] : [file.slice(prefix.length)];
  });
  const files = await Promise.all(changed.toSorted().map((file) => changeOf(file, { root, prefix, git })));
  const known = { branch, head, files, commits: [] };
  if (branch === "") return { ...known, blocked: "detached" };
  if (await isUnfinished(git)) return { ...known, blocked: "unfinished" };
  const commits = await git(["log", "--format=%s", "@{upstream}..HEAD"]);
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

/** Whether a merge or a rebase waits to be finished. */
async function isUnfinished(git: RunGit): Promise<boolean> {
  const heads = ["MERGE_HEAD", "REBASE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"];
  const found = await Promise.all(heads.map((name) => git(["rev-parse", "--verify", "--quiet", name])));
  return found.some(({ code }) => code === 0);
}
