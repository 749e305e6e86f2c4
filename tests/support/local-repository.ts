import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of a site as a git repository that follows a bare one. */
export interface LocalRepositoryOfSite {
  git(...args: readonly string[]): string;
  /** The text of a file on the remote branch; fails where there is none. */
  remote(file: string): string;
  /** The titles of the remote branch's commits, the newest first. */
  titles(): readonly string[];
  /** Somebody else's commit, from a clone of their own. */
  push(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export async function startLocalRepository(root: string): Promise<LocalRepositoryOfSite> {
  const folder = await mkdtemp(join(tmpdir(), "blockwork-local-"));
  const bare = join(folder, "site.git");
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const gitIn = (cwd: string, args: readonly string[]) =>
    execFileSync("git", [...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] }).toString();
  const git = (...args: readonly string[]) => gitIn(root, args);
  gitIn(folder, ["init", "--quiet", "--bare", "--initial-branch=main", bare]);
  await writeFile(join(root, ".gitignore"), ".blockwork/\n/dist/\n");
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Somebody");
  git("config", "user.email", "somebody@example.com");
  git("add", ".");
  git("commit", "--quiet", "--message=Begin");
  git("remote", "add", "origin", bare);
  git("push", "--quiet", "--set-upstream", "origin", "main");
  return {
    git,
    remote: (file) => gitIn(bare, ["show", `main:${file}`]),
    titles: () => gitIn(bare, ["log", "--format=%s", "main"]).trim().split("\n"),
    async push(file, text) {
      const clone = await mkdtemp(join(folder, "clone-"));
      gitIn(folder, ["clone", "--quiet", bare, clone]);
      await writeFile(join(clone, file), text);
      gitIn(clone, ["add", "."]);
      const author = ["-c", "user.name=Other", "-c", "user.email=other@example.com"];
      gitIn(clone, [...author, "commit", "--quiet", "--message=Theirs"]);
      gitIn(clone, ["push", "--quiet"]);
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
