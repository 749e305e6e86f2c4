import { execFileSync } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProfiledStep } from "../../cli/report/profile.ts";
import { packInto, unpackInto } from "../../tests/support/npm-package.ts";
import { median } from "../figures.ts";
import { fileOf, writeBlockworkSite } from "./blockwork-site.ts";
import { writeEleventySite } from "./eleventy-site.ts";
import { writeHugoSite } from "./hugo-site.ts";
import { generatePosts, type Post } from "./posts.ts";
import { type Taken, timeCommand } from "./time-command.ts";

// Builds generated posts with Blockwork, as it is installed, Hugo and Eleventy, each change several times in turn, and prints medians. It judges
// nothing. `npm run bench:scale 1000 4000` says how many posts; `--json FILE` writes all figures.

const rounds = 3;
const settleMs = 2500;

interface Profile {
  readonly steps: readonly ProfiledStep[];
}

interface Generator {
  readonly name: string;
  /** What each step of the last build took, if it says that. */
  readonly steps?: (root: string) => Promise<readonly ProfiledStep[]>;
  /** The command and its arguments. */
  readonly build: readonly [command: string, ...args: string[]];
  readonly write: (root: string, posts: readonly Post[]) => Promise<void>;
  /** What a build leaves, relative to the folder of the site. */
  readonly made: readonly string[];
  readonly post: (root: string, post: Post) => string;
  /** What can be changed beside a post: a file, and another text for it. */
  readonly changes: Readonly<
    Record<string, readonly [file: string, change: (text: string, round: number) => string]>
  >;
}

const folder = await mkdtemp(join(tmpdir(), "blockwork-scale-"));
// As it is for those who install it: in a clone each command looks at all sources first.
const [{ filename }] = JSON.parse(packInto(folder)) as [{ readonly filename: string }];
unpackInto(folder, join(folder, filename));
const site = join(folder, "node_modules/blockwork/cli/site.js");
const profile = "profile.json";
const blockwork: Generator = {
  name: "Blockwork",
  build: [process.execPath, site, "build", "--no-admin", "--profile", profile],
  steps: async (root) => (JSON.parse(await readFile(join(root, profile), "utf8")) as Profile).steps,
  write: writeBlockworkSite,
  made: [
    "dist",
    ".blockwork/output-dist",
    ".blockwork/cache/index.json",
    ".blockwork/cache/build-run.json",
    ".blockwork/cache/validate-run.json",
  ],
  post: fileOf,
  changes: {
    "one setting edited": [
      "site.config.json",
      (text, round) => text.replace(/"name": "Many posts[^"]*"/, `"name": "Many posts ${round}"`),
    ],
    "a style edited": ["theme.scss", (_, round) => `.article { padding: ${round + 1}px; }\n`],
  },
};

async function otherGenerators(folder: string): Promise<Generator[]> {
  const hugo: Generator = {
    name: "Hugo",
    build: ["hugo", "--quiet"],
    write: writeHugoSite,
    made: ["public", "resources"],
    post: (root, { id }) => join(root, "content/posts", `${id}.md`),
    changes: {},
  };
  const tools = join(folder, "tools");
  const eleventy: Generator = {
    name: "Eleventy",
    build: [process.execPath, join(tools, "node_modules/@11ty/eleventy/cmd.cjs"), "--quiet"],
    write: writeEleventySite,
    made: ["public"],
    post: (root, { id }) => join(root, "src/posts", `${id}.md`),
    changes: {},
  };
  return [...(hasHugo() ? [hugo] : []), ...(installEleventy(tools) ? [eleventy] : [])];
}

function hasHugo(): boolean {
  try {
    execFileSync("hugo", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    process.stdout.write("Hugo is not installed, so it is left out.\n");
    return false;
  }
}

function installEleventy(folder: string): boolean {
  try {
    execFileSync("npm", ["install", "--prefix", folder, "--no-save", "--silent", "@11ty/eleventy@3"], {
      stdio: "ignore",
    });
    return true;
  } catch {
    process.stdout.write("Eleventy could not be installed, so it is left out.\n");
    return false;
  }
}

type Figures = Record<string, Record<string, Taken[]>>;

async function measure(count: number, generators: readonly Generator[], folder: string): Promise<Figures> {
  const posts = generatePosts(count);
  const figures: Figures = {};
  const roots = new Map<Generator, string>();
  for (const generator of generators) {
    const root = join(folder, `${generator.name.toLowerCase()}-${count}`);
    roots.set(generator, root);
    await generator.write(root, posts);
    // What every site has in common, such as compiled styles, is made once.
    await run(generator, root);
  }
  const note = (what: string, name: string, taken: Taken) => {
    const byName = figures[what] ?? {};
    figures[what] = { ...byName, [name]: [...(byName[name] ?? []), taken] };
  };
  for (let round = 0; round < rounds; round++) {
    for (const generator of generators) {
      const root = roots.get(generator) ?? "";
      const { name } = generator;
      for (const path of generator.made) await rm(join(root, path), { recursive: true, force: true });
      note("cold", name, await run(generator, root));
      for (const { name: step, wallMs, processorMs, memoryMb } of (await generator.steps?.(root)) ?? [])
        note(`cold, ${step}`, name, { wall: wallMs, cpu: processorMs, memory: memoryMb });
      note("nothing changed", name, await run(generator, root));
      // The first edit after a cold build also stages the whole site once more, of which the next ones change a page.
      for (const [index, what] of ["one post edited", "another post edited"].entries()) {
        const post = posts[(round * 37 + index) % posts.length];
        if (post) await appendFile(generator.post(root, post), `\nOne more line, ${round}.\n`);
        note(what, name, await run(generator, root));
      }
      for (const [what, [file, change]] of Object.entries(generator.changes)) {
        const path = join(root, file);
        await writeFile(path, change(await readFile(path, "utf8").catch(() => ""), round));
        note(what, name, await run(generator, root));
      }
    }
    const root = roots.get(blockwork) ?? "";
    const validate = [site, "validate"];
    await timeCommand(process.execPath, validate, root);
    note("validate, nothing changed", blockwork.name, await timeCommand(process.execPath, validate, root));
    note("node -e 0", "Node", await timeCommand(process.execPath, ["-e", "0"], root));
  }
  for (const root of roots.values()) await rm(root, { recursive: true });
  return figures;
}

/** Files are edited by people, and so not in the moment in which a build begins. */
async function run({ build: [command, ...args] }: Generator, root: string): Promise<Taken> {
  await new Promise((done) => setTimeout(done, settleMs));
  return timeCommand(command, args, root);
}

function print(count: number, figures: Figures): void {
  process.stdout.write(
    `\n${count} posts, medians of ${rounds}: wall s, processor s, memory MB; × Blockwork's wall time\n`,
  );
  for (const [what, byName] of Object.entries(figures)) {
    const own = byName[blockwork.name];
    const cells = Object.entries(byName).map(([name, taken]) => {
      const wall = median(taken.map((one) => one.wall));
      const ratio = own ? ` × ${(wall / median(own.map((one) => one.wall))).toFixed(2)}` : "";
      const cpu = median(taken.map((one) => one.cpu ?? Number.NaN));
      const memory = median(taken.map((one) => one.memory ?? Number.NaN));
      return `${name} ${(wall / 1000).toFixed(2)} ${(cpu / 1000).toFixed(2)} ${memory.toFixed(0)}${name === blockwork.name ? "" : ratio}`;
    });
    process.stdout.write(`${what.padEnd(28)} ${cells.join("   ")}\n`);
  }
}

const args = process.argv.slice(2);
const jsonAt = args.indexOf("--json");
const json = jsonAt === -1 ? undefined : args[jsonAt + 1];
const counts = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const generators = [blockwork, ...(await otherGenerators(folder))];
const all: Record<string, Figures> = {};
for (const count of counts.length > 0 ? counts : [13, 100, 1000, 4000, 10_000]) {
  const figures = await measure(count, generators, folder);
  all[String(count)] = figures;
  print(count, figures);
}
if (json) await writeFile(json, `${JSON.stringify(all, null, 2)}\n`);
await rm(folder, { recursive: true, force: true });
