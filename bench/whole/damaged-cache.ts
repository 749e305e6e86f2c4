import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { packageRoot } from "../../tests/support/package-root.ts";
import { runSiteProcess } from "../../tests/support/run-site.ts";
import { counts, type Outcome, random } from "./outcome.ts";
import { contentOf } from "./two-states.ts";

/** What can be done to a file of the cache. */
const damages: Readonly<Record<string, (path: string, like: readonly string[]) => void>> = {
  truncated: (path) => truncateSync(path, Math.floor(random(readFileSync(path).byteLength))),
  "a byte flipped": (path) => {
    const bytes = readFileSync(path);
    const at = Math.floor(random(bytes.byteLength));
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random(8)));
    writeFileSync(path, bytes);
  },
  emptied: (path) => truncateSync(path, 0),
  "longer than it was": (path) => appendFileSync(path, "\n"),
  swapped: (path, like) => {
    const others = like.filter((other) => other !== path);
    const other = others[Math.floor(random(others.length))];
    if (other === undefined) return;
    renameSync(path, `${path}.swapped`);
    renameSync(other, path);
    renameSync(`${path}.swapped`, other);
  },
};

/** The parts of this repository that are the site Fosse & Field. */
const sources = ["site.config.json", "content", "public", "theme.scss"];
const day = ["--today", "2031-06-30"];

/**
 * Damages files of the cache of Fosse & Field, which has every kind of them, one after the other, each in the next way,
 * and compares each build with the one before.
 */
export async function damagedCache(folder: string, times: number, args: readonly string[]): Promise<Outcome> {
  const root = join(folder, "fosse");
  for (const name of sources.filter((name) => existsSync(join(packageRoot, name))))
    cpSync(join(packageRoot, name), join(root, name), { recursive: true });
  const cache = join(root, ".blockwork/cache");
  cpSync(join(packageRoot, ".blockwork/cache"), cache, { recursive: true, preserveTimestamps: true });
  const build = (...more: readonly string[]) =>
    runSiteProcess(["build", "--root", root, ...day, ...args, ...more], { cwd: root });
  await build();
  const expected = contentOf(join(root, "dist"));
  const faults: string[] = [];
  const done: string[] = [];
  for (let round = 0; round < times; round++) {
    const [kind, files] = kindAt(cache, round);
    const path = files[Math.floor(random(files.length))] ?? "";
    const [damage, act] = damageAt(Math.floor(round / kindsOf(cache).length) + round);
    act(path, files);
    // What is published is compared with the cache, or written from it.
    if (round % 3 > 0) rmSync(join(root, "dist"), { recursive: true, force: true });
    if (round % 3 > 1) rmSync(join(root, ".blockwork/output-dist"), { recursive: true, force: true });
    const { code, stderr } = await build();
    const name = `${relative(cache, path)}, ${damage}`;
    if (code !== 0 || /can't|rror/.test(stderr)) faults.push(`${name}: ended with ${code}: ${stderr}`);
    if (contentOf(join(root, "dist")) !== expected) faults.push(`${name}: not the same site`);
    done.push(kind);
  }
  return { what: "damaged files of the cache", times, detail: counts(done), faults };
}

function damageAt(round: number) {
  const all = Object.entries(damages);
  return all[round % all.length] as (typeof all)[number];
}

/** The files of a cache by kind: their folder and ending, or their name. */
function kindsOf(cache: string): [string, string[]][] {
  const kinds = new Map<string, string[]>();
  for (const entry of readdirSync(cache, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const place = dirname(relative(cache, path));
    const kind = place === "." ? "single files" : `${place} ${extname(path)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds].sort();
}

function kindAt(cache: string, round: number): [string, string[]] {
  const kinds = kindsOf(cache);
  return kinds[round % kinds.length] as [string, string[]];
}
