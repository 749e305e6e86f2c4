import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface GitFile {
  readonly path: string;
  /** None to delete it. */
  readonly content: Buffer | string | undefined;
}

export interface GitBlob {
  readonly oid: string;
  readonly bytes: Buffer;
}

/** A bare git repository in a temporary folder. */
export interface GitRepository {
  readonly folder: string;
  head(branch: string): Promise<string | undefined>;
  blob(commit: string, path: string): Promise<GitBlob | undefined>;
  /** The paths of all files of a branch. */
  files(branch: string): readonly string[];
  /** Commits on a branch that is at `parent`, or gives nothing where it is not any more. */
  commit(commit: {
    readonly branch: string;
    readonly parent: string | undefined;
    readonly message: string;
    readonly files: readonly GitFile[];
  }): Promise<string | undefined>;
  /** An object of its own: of a file, of a folder of files, or of a commit with or without parents. */
  writeBlob(content: Buffer): string;
  writeTree(files: readonly { readonly path: string; readonly sha: string }[]): string;
  writeCommit(commit: {
    readonly tree: string;
    readonly parents: readonly string[];
    readonly message: string;
  }): string;
  /** The files of a commit with their blobs. */
  tree(commit: string): readonly { readonly path: string; readonly sha: string }[];
  /** How many commits a branch has. */
  depth(branch: string): number;
  /** Deletes a branch, whatever it is at. */
  delete(branch: string): void;
  /** Lets a branch begin at a commit. */
  begin(branch: string, commit: string): void;
  /** The messages of a branch, the newest first. */
  messages(branch: string): readonly string[];
  /** The commit that changed a file last, from a commit backwards. */
  lastChange(commit: string, path: string): string | undefined;
  remove(): Promise<void>;
}

export async function createGitRepository(): Promise<GitRepository> {
  const folder = await mkdtemp(join(tmpdir(), "blockwork-git-"));
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const git = (args: readonly string[], input?: Buffer) => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, env, ...(input && { input }) });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout.toString().trim();
  };
  git(["init", "--quiet", "--bare", "--initial-branch=main", "."]);
  const objects = readObjects(folder, env);
  let written = 0;
  const head = async (branch: string) => (await objects.read(`refs/heads/${branch}`))?.oid;
  return {
    folder,
    head,
    files: (branch) => git(["ls-tree", "-r", "-z", "--name-only", branch]).split("\0").filter(Boolean),
    // Without a path, it is the blob itself.
    blob: (commit, path) => objects.read(path === "" ? commit : `${commit}:${path}`),
    async commit({ branch, parent, message, files }) {
      if ((await head(branch)) !== parent) return undefined;
      git(["fast-import", "--quiet"], importStream({ branch, parent, message, files }));
      return head(branch);
    },
    writeBlob: (content) => git(["hash-object", "-w", "--stdin"], content),
    writeTree(files) {
      const env2 = { ...env, GIT_INDEX_FILE: join(folder, `index-${++written}`) };
      const lines = files.map(({ path, sha }) => `100644 ${sha}\t${path}\n`).join("");
      const run = (args: readonly string[], input = "") =>
        spawnSync("git", args, { cwd: folder, env: env2, input }).stdout.toString().trim();
      run(["update-index", "--add", "--index-info"], lines);
      return run(["write-tree"]);
    },
    writeCommit: ({ tree, parents, message }) =>
      git([
        ...["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", "commit-tree", tree],
        ...parents.flatMap((parent) => ["-p", parent]),
        ...["-m", message],
      ]),
    tree: (commit) =>
      git(["ls-tree", "-r", "-z", commit])
        .split("\0")
        .flatMap((line) => {
          const [, sha, path] = /^\d+ blob ([0-9a-f]{40})\t([\s\S]*)$/.exec(line) ?? [];
          return sha && path ? [{ sha, path }] : [];
        }),
    depth: (branch) => Number(git(["rev-list", "--count", branch])),
    delete: (branch) => void git(["update-ref", "-d", `refs/heads/${branch}`]),
    begin: (branch, commit) => void git(["update-ref", `refs/heads/${branch}`, commit]),
    messages: (branch) =>
      git(["log", "--format=%B%x00", branch])
        .split("\0")
        .flatMap((message) => message.trim() || []),
    lastChange: (commit, path) => git(["log", "-1", "--format=%H", commit, "--", path]) || undefined,
    async remove() {
      objects.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function importStream({ branch, parent, message, files }: Parameters<GitRepository["commit"]>[0]): Buffer {
  const data = (content: Buffer | string) => {
    const bytes = Buffer.from(content);
    return [`data ${bytes.length}\n`, bytes, "\n"];
  };
  const parts = [
    `commit refs/heads/${branch}\ncommitter Somebody <somebody@example.com> 1700000000 +0000\n`,
    ...data(message),
    ...(parent ? [`from ${parent}\n`] : []),
    ...files.flatMap(({ path, content }) =>
      content === undefined ? [`D ${path}\n`] : [`M 100644 inline ${path}\n`, ...data(content)],
    ),
    "\n",
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** Asks one long-lived process for objects, one after the other. */
function readObjects(cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn("git", ["cat-file", "--batch"], { cwd, env, stdio: ["pipe", "pipe", "ignore"] });
  const waiting: ((blob: GitBlob | undefined) => void)[] = [];
  let received = Buffer.alloc(0);
  child.stdout.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const end = received.indexOf("\n");
      if (end === -1) return;
      const line = received.subarray(0, end).toString();
      const [, oid = "", size] = /^([0-9a-f]{40}) \w+ (\d+)$/.exec(line) ?? [];
      if (size === undefined) {
        received = received.subarray(end + 1);
        waiting.shift()?.(undefined);
        continue;
      }
      const after = end + 1 + Number(size);
      if (received.length < after + 1) return;
      const bytes = Buffer.from(received.subarray(end + 1, after));
      received = received.subarray(after + 1);
      waiting.shift()?.({ oid, bytes });
    }
  });
  return {
    read: (name: string) =>
      new Promise<GitBlob | undefined>((done) => {
        waiting.push(done);
        child.stdin.write(`${name}\n`);
      }),
    close: () => child.stdin.end(),
  };
}
