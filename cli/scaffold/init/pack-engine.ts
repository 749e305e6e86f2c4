import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "../../files/package-root.ts";
import { SiteError } from "../../files/site-error.ts";
import { isClone } from "../../installed-packages.js";

const cacheFolder = join(packageRoot, "node_modules", ".cache", "blockwork");

/**
 * Packs Blockwork as npm publishes it, in a clone or from an installed package. In a clone it is compiled first, which
 * takes about ten seconds, unless that was done since its sources changed.
 *
 * @param target the path of the tarball, absolute; a file that is there is left as it is
 * @param onStart called if there is something to wait for
 * @throws SiteError that says why it can't be packed
 */
export async function packEngine(target: string, onStart: () => void): Promise<void> {
  if (existsSync(target)) return;
  if (!isClone)
    return packIn(await mkdtemp(join(tmpdir(), "blockwork-")), (packed) => copyTo(target, packed));
  const cached = join(cacheFolder, `package-${await fingerprint()}.tgz`);
  if (!existsSync(cached)) {
    onStart();
    await mkdir(cacheFolder, { recursive: true });
    await packIn(await mkdtemp(join(cacheFolder, "packing-")), async (packed) => {
      await removeCached();
      await rename(packed, cached);
    });
  }
  await copyTo(target, cached);
}

/** The bytes of the tarball that `packEngine` makes. */
export async function packedEngine(onStart: () => void): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "blockwork-"));
  try {
    await packEngine(join(folder, "blockwork.tgz"), onStart);
    return await readFile(join(folder, "blockwork.tgz"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function packIn(folder: string, take: (packed: string) => Promise<void>): Promise<void> {
  try {
    for (const name of await packedNames()) {
      await cp(join(packageRoot, name), join(folder, name), { recursive: true });
    }
    if (isClone) await compileInto(folder);
    await take(join(folder, await npmPack(folder)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function packedNames(): Promise<string[]> {
  const text = await readFile(join(packageRoot, "package.json"), "utf8");
  const { files } = JSON.parse(text) as { readonly files: readonly string[] };
  const compiled = ["built", "types"];
  const listed = files.filter((name) => !name.startsWith("!") && !(isClone && compiled.includes(name)));
  return ["package.json", "README.md", "LICENSE", ...listed];
}

async function compileInto(folder: string): Promise<void> {
  const node = (file: string, ...args: readonly string[]) =>
    run(process.execPath, [join(packageRoot, file), ...args], { cwd: packageRoot });
  await node("cli/scaffold/prepack.js", folder);
  await node(
    "node_modules/typescript/bin/tsc",
    "-p",
    "tsconfig.types.json",
    "--outDir",
    join(folder, "types"),
  );
}

const run = promisify(execFile);

async function npmPack(folder: string): Promise<string> {
  try {
    const args = ["pack", "--ignore-scripts", "--silent"];
    const { stdout } = await run("npm", args, { cwd: folder, shell: process.platform === "win32" });
    return stdout.trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const cause = code === "ENOENT" ? "npm is not found" : message.trim().split("\n").at(-1);
    throw new SiteError(
      `Blockwork can't be packed for the site: ${cause}.\n  Install npm, which is a part of Node.`,
    );
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(`${process.version}\n`);
  const names = [...(await packedNames()), "cli", "tsconfig.types.json", "node_modules/.package-lock.json"];
  for (const file of (await Promise.all(names.map(filesIn))).flat()) {
    const found = await stat(join(packageRoot, file)).catch(() => undefined);
    hash.update(`${file} ${found?.mtimeMs} ${found?.size}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

async function filesIn(name: string): Promise<string[]> {
  const path = join(packageRoot, name);
  if (!(await stat(path).catch(() => undefined))?.isDirectory()) return [name];
  const entries = await readdir(path, { recursive: true });
  return entries.map((entry) => join(name, entry)).sort();
}

async function removeCached(): Promise<void> {
  const old = (await readdir(cacheFolder)).filter((name) => /^package-.*\.tgz$/.test(name));
  await Promise.all(old.map((name) => rm(join(cacheFolder, name), { force: true })));
}

async function copyTo(target: string, packed: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(packed, target);
}
