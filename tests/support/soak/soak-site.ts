import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packageRoot } from "../package-root.ts";
import { randomNumbers } from "../random-numbers.ts";

/** A site in a git repository with two branches, which random edits are made of. */
export interface SoakSite {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Where what is taken out of the site waits to be put back, absolute; it is in no folder that is watched. */
  readonly beside: string;
  /** From 0 to 1. */
  random(): number;
  pick<T>(items: readonly T[]): T | undefined;
  /** What mends the mistakes that are in the site now, by what is wrong. */
  readonly repairs: Map<string, () => unknown>;
  read(file: string): Promise<string>;
  write(file: string, text: string | Uint8Array): Promise<void>;
  /** The files of a folder of the site with an ending, as paths of the site. */
  list(folder: string, ending: string): Promise<readonly string[]>;
  git(...args: readonly string[]): string;
  remove(): Promise<void>;
}

export async function createSoakSite(seed: number): Promise<SoakSite> {
  const folder = await mkdtemp(join(tmpdir(), "blockwork-soak-"));
  const root = join(folder, "site");
  const beside = join(folder, "beside");
  await mkdir(beside);
  await cp(join(packageRoot, "tests/fixtures/small-site"), root, { recursive: true });
  const random = randomNumbers(seed);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const site: SoakSite = {
    root,
    beside,
    random,
    pick: (items) => items[Math.floor(random() * items.length)],
    repairs: new Map(),
    read: (file) => readFile(join(root, file), "utf8"),
    async write(file, text) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    },
    async list(name, ending) {
      const names = await readdir(join(root, name)).catch(() => []);
      return names
        .filter((each) => each.endsWith(ending))
        .toSorted()
        .map((each) => `${name}/${each}`);
    },
    git: (...args) =>
      execFileSync("git", [...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] }).toString(),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
  await branch(site);
  return site;
}

/** Two branches that differ in texts, settings, styles, and which files and folders there are. */
async function branch({ git, read, write, root }: SoakSite): Promise<void> {
  await write(".gitignore", ".blockwork/\ndist/\n");
  await write("theme.scss", "main { z-index: 1; }\n");
  await write("content/files/main/price.txt", "of the main branch");
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Somebody");
  git("config", "user.email", "somebody@example.com");
  git("config", "gc.auto", "0");
  git("add", ".");
  git("commit", "--quiet", "--message=Begin");
  git("checkout", "--quiet", "-b", "other");
  const posts = "content/posts";
  const loft = await read(`${posts}/loft-rooms.md`);
  await write(`${posts}/loft-rooms.md`, loft.replace(/^title: .*$/m, "title: Rooms of the other branch"));
  await write(`${posts}/of-the-branch.md`, loft.replace(/^title: .*$/m, "title: Only in the branch"));
  await write("theme.scss", "main { z-index: 2; }\n");
  await rm(join(root, "content/files/main"), { recursive: true });
  await write("content/files/other/deep/price.txt", "of the other branch");
  await write("public/other.txt", "public in the other branch");
  git("add", ".");
  git("commit", "--quiet", "--message=Branch");
  git("checkout", "--quiet", "main");
}
