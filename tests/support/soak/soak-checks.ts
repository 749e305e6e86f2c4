import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { run } from "../../../cli/commands/main.ts";
import { withoutDevScript, withoutLoaderHash, withoutStyles } from "../as-built.ts";
import type { SoakServer } from "./soak-edits.ts";
import type { SoakSite } from "./soak-site.ts";

/** What `site build` makes of the site now, by addresses; or what it says is wrong. */
export type Built = { readonly texts: ReadonlyMap<string, string> } | { readonly message: string };

const isCompared = /\.(?:html|xml|txt|json|webmanifest|svg)$/;

/** Builds the site with nothing that is known of it but its encoded pictures, which are named by their bytes. */
export async function buildWithoutCache({ root, beside }: SoakSite): Promise<Built> {
  const out = join(beside, "dist");
  const cache = join(root, ".blockwork/soak");
  const pictures = join(beside, "images");
  await Promise.all([out, cache].map((folder) => rm(folder, { recursive: true, force: true })));
  await mkdir(cache, { recursive: true });
  if (existsSync(pictures)) await cp(pictures, join(cache, "images"), { recursive: true });
  let said = "";
  const output = { write: (text: string) => (said += text), isTTY: false };
  const args = ["build", "--no-admin", "--out", out, "--cache-dir", ".blockwork/soak"];
  const code = await run(args, { cwd: root, stdin: Readable.from([]), stdout: output, stderr: output });
  if (existsSync(join(cache, "images"))) await cp(join(cache, "images"), pictures, { recursive: true });
  if (code !== 0) return { message: said };
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter(
    (file) => isCompared.test(file) && !file.startsWith(".") && statSync(join(out, file)).isFile(),
  );
  const texts = files.map(
    (file) =>
      [`/${file.replace(/(^|\/)index\.html$/, "$1")}`, readFileSync(join(out, file), "utf8")] as const,
  );
  return { texts: new Map(texts) };
}

const asBuilt = (html: string) => withoutStyles(withoutLoaderHash(withoutDevScript(html)));

/**
 * How what is served differs from a build; nothing if it does not. `known` are all addresses that were in a build before, and
 * those of this one are added.
 */
export async function servedDifference(
  built: Built,
  { send }: SoakServer,
  known: Set<string>,
): Promise<string | undefined> {
  if ("message" in built) {
    const { status } = await send({ path: "/" });
    return status === 500
      ? undefined
      : `/ answers ${status} for a site that can't be built: ${built.message}`;
  }
  for (const [path, text] of built.texts) {
    known.add(path);
    const answer = await send({ path });
    const status = path.endsWith("404.html") ? 404 : 200;
    if (answer.status !== 200 && answer.status !== status) return `${path} answers ${answer.status}`;
    if (asBuilt(answer.text) !== asBuilt(text)) return `${path} is not as it is built`;
  }
  for (const path of known) {
    if (built.texts.has(path)) continue;
    const { status } = await send({ path });
    if (status === 200) return `${path} is served, and no longer built`;
  }
  return undefined;
}

/** How what the editor gets differs from the files. */
export async function contentDifference(site: SoakSite, { send }: SoakServer): Promise<string | undefined> {
  const { text } = await send({ path: "/__blockwork/content" });
  const { entries } = JSON.parse(text) as { entries: readonly { file: string; text: string }[] };
  const files = await site.list("content/posts", ".md");
  const served = entries.map(({ file }) => file).filter((file) => file.startsWith("content/posts/"));
  if (served.toSorted().join() !== files.toSorted().join()) return `the editor gets the entries ${served}`;
  for (const entry of entries)
    if (entry.text !== (await site.read(entry.file))) return `the editor gets another text of ${entry.file}`;
  return undefined;
}
