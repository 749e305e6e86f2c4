import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { downloadZip } from "client-zip";
import { describe, expect, it } from "vitest";
import {
  type Attempt,
  beforeCall,
  diskCallsOf,
  endBeforeCall,
  type FileTexts,
  fail,
  failures,
  foreignWrites,
  litterIn,
  placesOf,
  textsIn,
} from "./support/every-disk-call.ts";
import { nightly } from "./support/extent.ts";
import { packageRoot } from "./support/package-root.ts";
import { runSite } from "./support/run-site.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const hello = "content/articles/hello.md";
const second = "content/articles/second.md";
const config = "site.config.json";

/** Whose files a command writes: a site that each attempt has a copy of, and how the command is called there. */
interface Way {
  readonly site: string;
  readonly files: Readonly<Record<string, FileTexts>>;
  readonly args: readonly string[];
}

/** A small site, which is copied for each attempt. */
async function journal(): Promise<string> {
  const site = await temporaryFolder();
  await cp(join(packageRoot, "tests/fixtures/journal"), site, { recursive: true });
  return site;
}

const read = (site: string, file: string) => readFile(join(site, file), "latin1");

const ways: Readonly<Record<string, () => Promise<Way>>> = {
  async "an archive is imported"() {
    const site = await journal();
    const texts = { [config]: await read(site, config), [hello]: await read(site, hello) };
    const added = "---\ntitle: Second\ndate: 2025-01-31\nsummary: The second one.\n---\nText.\n";
    const changed = texts[config]?.replace("A few sentences about you.", "I bake.") ?? "";
    const files = [
      { name: config, input: Buffer.from(changed, "latin1") },
      { name: second, input: added },
      { name: "changes.json", input: JSON.stringify({ deleted: [hello] }) },
    ];
    const archive = files.map((file) => ({ ...file, lastModified: new Date(0) }));
    await writeFile(join(site, "changes.zip"), Buffer.from(await downloadZip(archive).arrayBuffer()));
    return {
      site,
      args: ["import", "changes.zip"],
      files: {
        [config]: { before: texts[config], after: changed },
        [second]: { before: undefined, after: added },
        [hello]: { before: texts[hello], after: undefined },
      },
    };
  },
  "a page is made": async () => ranOnce(await journal(), ["new", "page", "Opening hours"], [config]),
  "a site is migrated": async () => {
    const old = { configVersion: 1, site: { url: "https://old.example" }, pages: [] };
    const site = await temporaryFolder({ [config]: JSON.stringify(old) });
    return ranOnce(site, ["migrate", "--write"], [config, "content/model.json"]);
  },
};

/** A command with what its files are after it, as a copy of the site shows. */
async function ranOnce(site: string, args: readonly string[], names: readonly string[]): Promise<Way> {
  const copy = await copied(site);
  expect(await runSite(args, { cwd: copy })).toMatchObject({ code: 0 });
  const texts = async (file: string): Promise<readonly [string, FileTexts]> => [
    file,
    { before: await read(site, file).catch(() => undefined), after: await read(copy, file) },
  ];
  return { site, args, files: Object.fromEntries(await Promise.all(names.map(texts))) };
}

async function copied(site: string): Promise<string> {
  const copy = await temporaryFolder();
  await cp(site, copy, { recursive: true });
  return copy;
}

async function attemptOf({ site, args, files }: Way): Promise<Attempt> {
  const root = await copied(site);
  return {
    root,
    files,
    async run() {
      const { code, stdout, stderr } = await runSite(args, { cwd: root });
      return { isDone: code === 0, answer: stdout + stderr };
    },
  };
}

const textsOf = (files: Way["files"], when: keyof FileTexts) =>
  Object.fromEntries(Object.entries(files).map(([file, texts]) => [file, texts[when]]));

/** Before each call there is one of them, and nightly each. */
const kinds = Object.keys(foreignWrites);

describe.each(Object.entries(ways))("while %s", (_, make) => {
  it.each(Object.entries(foreignWrites))(
    "a file %s by another program before any call is never lost",
    async (kind, write) => {
      const way = await make();
      const names = Object.keys(way.files);
      const calls = await diskCallsOf(await attemptOf(way));
      for (const [index, call] of calls.entries()) {
        if (!nightly && index % kinds.length !== kinds.indexOf(kind)) continue;
        const attempt = await attemptOf(way);
        const file = names[(nightly ? index : index >> 1) % names.length] ?? "";
        const theirs = "theirs";
        const { isReached, answer } = await beforeCall(attempt, index + 1, () =>
          write(join(attempt.root, file), theirs),
        );
        const at = `before call ${index + 1}, ${call}, to ${file}: ${answer}`;
        expect(isReached, at).toBe(true);
        expect(await placesOf(attempt, answer, theirs), at).not.toEqual([]);
        expect(await litterIn(attempt.root), at).toEqual([]);
      }
    },
  );

  it("a call that fails leaves all files as they were, or as they are to be", async () => {
    const way = await make();
    const calls = await diskCallsOf(await attemptOf(way));
    for (const [index, call] of calls.entries()) {
      const code = failures[index % failures.length] ?? "EIO";
      const attempt = await attemptOf(way);
      const { isReached, isDone, answer } = await beforeCall(attempt, index + 1, () => fail(code));
      const at = `${code} at call ${index + 1}, ${call}: ${answer}`;
      expect(isReached, at).toBe(true);
      expect(await textsIn(attempt), at).toEqual(textsOf(way.files, isDone ? "after" : "before"));
    }
  });

  it("a process that ends before any call leaves all whole, or none, to the next command, which says so", async () => {
    const way = await make();
    const calls = await diskCallsOf(await attemptOf(way));
    const [before, after] = [textsOf(way.files, "before"), textsOf(way.files, "after")];
    const step = nightly ? 1 : 5;
    let completed = 0;
    for (let call = 1; call <= calls.length; call += step) {
      const attempt = await attemptOf(way);
      await endBeforeCall(attempt, call);
      const isMixed = !same([before, after], await textsIn(attempt));
      const { stderr } = await runSite(["validate"], { cwd: attempt.root });
      const at = `before call ${call}, ${calls[call - 1]}: ${stderr}`;
      const texts = await textsIn(attempt);
      expect([before, after], at).toContainEqual(texts);
      expect(await litterIn(attempt.root), at).toEqual([]);
      if (isMixed) expect(stderr, at).toContain("A save that was stopped is complete now: ");
      if (stderr.includes("is complete now")) completed += 1;
    }
    expect(completed).toBeGreaterThan(0);
  });
});

const same = (wanted: readonly unknown[], found: unknown) =>
  wanted.some((each) => JSON.stringify(each) === JSON.stringify(found));
