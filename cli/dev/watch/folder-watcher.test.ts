import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { nightly } from "../../../tests/support/extent.ts";
import { heldClock } from "../../../tests/support/held-clock.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import type { Clock } from "./change-batch.ts";
import { FolderWatcher } from "./folder-watcher.ts";

/** A folder that is watched, one beside it that is not, and what was reported, by names relative to the first. */
async function watchedFolder(files: Readonly<Record<string, string>>, clock?: Clock) {
  const parent = await temporaryFolder({ "watched/first.md": "", "beside/first.md": "" });
  const root = join(parent, "watched");
  const beside = join(parent, "beside");
  const write = (file: string, text = "other") => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const reports: ReadonlySet<string>[] = [];
  const watcher = new FolderWatcher({
    folders: [root],
    isWatched: () => true,
    onChanges: (paths) => reports.push(new Set([...paths].map((path) => path.slice(root.length + 1)))),
    onLimit({ code, folder }) {
      throw new Error(`${code} ${folder}`);
    },
    ...(clock && { clock }),
  });
  onTestFinished(() => watcher.close());
  /** All that is reported of something that is done. */
  const reportedOf = async (act: () => void) => {
    reports.length = 0;
    act();
    await watcher.quiet();
    return reports.flatMap((paths) => [...paths]);
  };
  return { root, beside, reports, reportedOf, watcher, write };
}

type Folder = Awaited<ReturnType<typeof watchedFolder>>;

/** What is done to a folder, and a file in it that is reported then and when it is changed once more. */
const cases: readonly (readonly [what: string, file: string, act: (folder: Folder) => void])[] = [
  ["a file is written", "a/x.md", ({ write }) => write("a/x.md")],
  ["a file is added", "a/y.md", ({ write }) => write("a/y.md")],
  [
    "a file is replaced by a rename",
    "a/x.md",
    ({ root, write }) => {
      write("a/.x.tmp");
      renameSync(join(root, "a/.x.tmp"), join(root, "a/x.md"));
    },
  ],
  ["a file is removed", "a/x.md", ({ root }) => rmSync(join(root, "a/x.md"))],
  ["folders are made and filled at once", "new/b/c/x.md", ({ write }) => write("new/b/c/x.md")],
  [
    "a folder is moved in",
    "moved/b/x.md",
    ({ root, beside }) => {
      mkdirSync(join(beside, "moved/b"), { recursive: true });
      writeFileSync(join(beside, "moved/b/x.md"), "");
      renameSync(join(beside, "moved"), join(root, "moved"));
    },
  ],
  [
    "a folder is replaced by another",
    "a/b/y.md",
    ({ root, beside }) => {
      mkdirSync(join(beside, "a/b"), { recursive: true });
      writeFileSync(join(beside, "a/b/y.md"), "");
      renameSync(join(root, "a"), join(beside, "old"));
      renameSync(join(beside, "a"), join(root, "a"));
    },
  ],
  [
    "a folder is removed and made again",
    "a/b/y.md",
    ({ root, write }) => {
      rmSync(join(root, "a"), { recursive: true });
      write("a/b/y.md");
    },
  ],
  ["a folder gets another name", "z/b/x.md", ({ root }) => renameSync(join(root, "a"), join(root, "z"))],
  [
    "two folders exchange their names",
    "a/from-c.md",
    ({ root }) => {
      renameSync(join(root, "a"), join(root, "z"));
      renameSync(join(root, "c"), join(root, "a"));
      renameSync(join(root, "z"), join(root, "c"));
    },
  ],
  [
    "a folder becomes a file and a folder again",
    "a/y.md",
    ({ root, write }) => {
      rmSync(join(root, "a"), { recursive: true });
      writeFileSync(join(root, "a"), "");
      rmSync(join(root, "a"));
      write("a/y.md");
    },
  ],
  [
    "a link to a folder is added",
    "link/first.md",
    ({ root, beside }) => symlinkSync(beside, join(root, "link")),
  ],
  [
    "a link leads to a folder above",
    "a/x.md",
    ({ root, write }) => {
      symlinkSync(root, join(root, "a/loop"));
      write("a/x.md");
    },
  ],
  [
    "the whole folder is replaced",
    "a/y.md",
    ({ root, beside, write }) => {
      renameSync(root, join(beside, "old"));
      write("a/y.md");
    },
  ],
];

describe("watched folders report", () => {
  it.each(cases)("the files when %s, and their changes from then on", async (_, file, act) => {
    const folder = await watchedFolder({ "a/x.md": "", "a/b/x.md": "", "c/from-c.md": "" });
    expect(await folder.reportedOf(() => act(folder))).toContain(file);
    expect(await folder.reportedOf(() => folder.write(file, "once more"))).toContain(file);
  });

  it("a folder that was moved out no more", async () => {
    const { root, beside, reportedOf, write } = await watchedFolder({ "a/x.md": "" });
    expect(await reportedOf(() => renameSync(join(root, "a"), join(beside, "a")))).toContain("a");
    const after = await reportedOf(() => {
      writeFileSync(join(beside, "a/x.md"), "other");
      write("last.md");
    });
    expect(after).toEqual(["last.md"]);
  });

  it("many files that are replaced together once", async () => {
    const names = Array.from({ length: nightly ? 2000 : 500 }, (_, index) => `a/${index}.md`);
    const clock = heldClock();
    const files = Object.fromEntries(names.map((name) => [name, ""]));
    const { root, reports, watcher, write } = await watchedFolder(files, clock);
    for (const name of names) {
      write(`${name}.tmp`);
      renameSync(join(root, `${name}.tmp`), join(root, name));
    }
    await watcher.noted();
    expect(reports).toEqual([]);
    clock.pass(200);
    expect(reports).toHaveLength(1);
    expect([...(reports[0] ?? [])].filter((name) => name.endsWith(".md")).sort()).toEqual(names.sort());
  });

  it("what the system has dropped, as more happened at once than its queue takes", async () => {
    const { root, reportedOf, write } = await watchedFolder({ "a/x.md": "", "b/x.md": "", "b/c/x.md": "" });
    const reported = await reportedOf(() => {
      for (let index = 0; index < 6000; index++) {
        write(`a/${index}.tmp`, "");
        renameSync(join(root, `a/${index}.tmp`), join(root, `a/${index}.md`));
      }
      write("b/c/x.md");
    });
    expect(reported).toContain("b/c/x.md");
  });
});

describe("quiet", () => {
  it("is waited for until what was changed before is reported", async () => {
    const clock = heldClock();
    const { reports, watcher, write } = await watchedFolder({}, clock);
    write("x.md");
    await watcher.noted();
    let isQuiet = false;
    const quiet = watcher.quiet().then(() => {
      isQuiet = true;
    });
    await watcher.noted();
    expect([isQuiet, reports]).toEqual([false, []]);
    clock.pass(20);
    await quiet;
    expect(reports).toEqual([new Set(["x.md"])]);
  });

  it("is there at once where nothing was changed", async () => {
    const { reports, watcher } = await watchedFolder({ "a/x.md": "" }, heldClock());
    await watcher.quiet();
    expect(reports).toEqual([]);
  });

  it("ends with the watcher", async () => {
    const { watcher, write } = await watchedFolder({}, heldClock());
    write("x.md");
    await watcher.noted();
    const quiet = watcher.quiet();
    await watcher.noted();
    watcher.close();
    await quiet;
  });
});
