import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { filesIn } from "./support/files-in.ts";
import { problemsOf } from "./support/problems-of.ts";
import { runSite, runSiteProcess } from "./support/run-site.ts";
import type { TemporarySite } from "./support/temporary-site.ts";
import { temporarySites } from "./support/temporary-sites.ts";

const config = "site.config.json";
const temporarySite = temporarySites();

let site: TemporarySite;
let oldText: string;

beforeAll(async () => {
  site = await temporarySite("own-block");
  oldText = await site.read(config);
});

/** The same site, brought to the present version by hand. */
const byHand = () => oldText.replaceAll('"heading":', '"title":');

/** Everything that a build with this text for the config writes. */
async function built(text: string): Promise<Record<string, string>> {
  await site.write(config, text);
  const run = await runSite(["build", "--root", site.root, "--no-admin"]);
  expect(run).toMatchObject({ code: 0, stderr: "" });
  return filesIn(join(site.root, "dist"));
}

describe("a site with blocks of an older version", () => {
  it("is fine, and not written into", async () => {
    expect(byHand()).not.toBe(oldText);
    await site.write(config, oldText);
    expect(await problemsOf(site.root)).toEqual({ code: 0, problems: [] });
    expect(await site.read(config)).toBe(oldText);
  });

  it("is built as the one that was updated by hand, to the byte", async () => {
    const old = await built(oldText);
    expect(await site.read(config)).toBe(oldText);
    expect(await readFile(join(site.root, "dist/index.html"), "utf8")).toContain(
      ">Closed on\u00a0Monday</h2>",
    );
    expect(old).toEqual(await built(byHand()));
    expect(Object.keys(old)).toContain("contact/index.html");
  });

  it("has its mistakes told where they are in the text", async () => {
    await site.write(config, oldText.replace('"heading":"Away"', '"heading":""'));
    const { problems } = await problemsOf(site.root);
    const before = oldText.slice(0, oldText.indexOf('{"heading":"Away"')).split("\n");
    expect(problems).toMatchObject([
      { message: '"title" is empty.', line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    ]);
  });

  it("is not read with a migration that would take something from it", async () => {
    const index = "blocks/notice/index.ts";
    const right = await site.read(index);
    await site.replace(
      index,
      'renameProp("heading", "title")',
      "({ heading, ...props }) => ({ ...props, title: heading })",
    );
    // A process of its own, which has not loaded the block before.
    const { code, stderr } = await runSiteProcess(["validate", "--root", site.root]);
    expect(code).toBe(1);
    expect(stderr).toContain(
      'A migration of the block "notice" changes the block\'s sample. It must give back the very props that it got where they have the new shape already.',
    );
    await site.write(index, right);
  });
});
