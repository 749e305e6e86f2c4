import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type CopiedEngine, copyEngine } from "./support/copied-engine.ts";
import { everything, seedOf } from "./support/extent.ts";
import { filesIn } from "./support/files-in.ts";
import { randomNumbers } from "./support/random-numbers.ts";

/** The editor is bundled anew in each copy, which takes longest. */
async function build({ run, site }: CopiedEngine, { env = {}, editor = everything } = {}) {
  const args = ["build", "--today", "2031-06-30", ...(editor ? [] : ["--no-admin"])];
  expect(await run(args, { env })).toMatchObject({ code: 0, stderr: "" });
  return filesIn(join(site, "dist"));
}

const random = randomNumbers(seedOf(61));
const somewhere = (bytes: Buffer) => Math.floor(random() * bytes.byteLength);
const cut = (bytes: Buffer) => bytes.subarray(0, somewhere(bytes));
function flipped(bytes: Buffer): Buffer {
  const at = somewhere(bytes);
  return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 255 : byte)));
}

it("a site has the same bytes in another folder, time zone, locale and order of files, and of a damaged cache", async () => {
  const [one, other] = [await copyEngine(), await copyEngine()];
  const content = join(other.site, "content/posts");
  for (const name of (await readdir(content)).reverse()) {
    await copyFile(join(content, name), join(other.site, name));
    await rm(join(content, name));
    await copyFile(join(other.site, name), join(content, name));
    await rm(join(other.site, name));
  }
  const dist = await build(one, { env: { TZ: "Pacific/Auckland", LC_ALL: "tr_TR.UTF-8" } });
  expect(await build(other, { env: { TZ: "America/Los_Angeles", LC_ALL: "C" } })).toEqual(dist);

  const cache = join(one.site, ".blockwork/cache");
  for (const [index, name] of Object.keys(await filesIn(cache)).entries()) {
    const damage = index % 2 === 0 ? flipped : cut;
    await writeFile(join(cache, name), damage(await readFile(join(cache, name))));
  }
  await rm(join(one.site, "dist"), { recursive: true });
  expect(await build(one)).toEqual(dist);
}, 600_000);
