import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDevProcess } from "../support/dev-process.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { cases, nightly } from "../support/extent.ts";

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite();
});
afterAll(() => site.close());

const post = "content/posts/loft-rooms.md";

const textAt = async (path: string) => (await site.send({ path })).text;

const make = (folder: string) => {
  mkdirSync(join(folder, "a/b"), { recursive: true });
  writeFileSync(join(folder, "a/b/x.txt"), "x");
};
const remove = (folder: string) => rmSync(folder, { recursive: true });

describe("site dev lives on while folders are", () => {
  it.each<readonly [string, (folder: string) => readonly (() => unknown)[]]>([
    ["made, filled and removed", (folder) => [() => make(folder), () => remove(folder)]],
    [
      "copied, renamed and deleted",
      (folder) => [
        () => cp(join(site.root, "content/posts"), folder, { recursive: true }),
        () => renameSync(folder, `${folder}-b`),
        () => remove(`${folder}-b`),
      ],
    ],
    [
      "made, renamed and removed",
      (folder) => [
        () => mkdirSync(folder),
        () => renameSync(folder, `${folder}-b`),
        () => remove(`${folder}-b`),
      ],
    ],
  ])("%s, over and over, and shows what comes of it", async (what, stepsOf) => {
    mkdirSync(join(site.root, "content/files"), { recursive: true });
    for (let round = 0; round < (nightly ? 200 : 60); round++) {
      for (const step of stepsOf(join(site.root, `content/files/f${round}`))) {
        await step();
        // The thread that watches is at another of its steps each time.
        for (let turn = 0; turn < (round * 7) % 50; turn++) await setImmediate();
        await setTimeout(round % 11);
      }
    }
    make(join(site.root, "content/files/last"));
    await site.write(post, (await site.read(post)).replace(/^title: .*$/m, `title: Title ${what}`));
    await site.quiet();
    expect(await textAt("/files/last/a/b/x.txt")).toBe("x");
    expect(await textAt("/blog/loft-rooms/")).toContain(`>Title ${what}<`);
    remove(join(site.root, "content/files"));
    expect(site.printed()).not.toMatch(/The watcher|a bug in/);
  });
});

const many = nightly ? 2000 : 500;

// That they are one change is a matter of the watcher's clock: cli/dev/watch/folder-watcher.test.ts.
it(`${many} files that are replaced at once are followed, each of them`, async () => {
  const name = (index: number) => join(site.root, `content/posts/many-${index}.md`);
  const text = (await site.read(post)).replace(/^title: .*$/m, "title: Old");
  for (let index = 0; index < many; index++) writeFileSync(name(index), text);
  await site.quiet();
  expect(await textAt(`/blog/many-${many - 1}/`)).toContain(">Old<");
  for (let index = 0; index < many; index++) {
    writeFileSync(`${name(index)}.tmp`, text.replace("title: Old", `title: Now ${index}`));
    renameSync(`${name(index)}.tmp`, name(index));
  }
  await site.quiet();
  for (const index of [0, 7, many - 1])
    expect(await textAt(`/blog/many-${index}/`)).toContain(`>Now ${index}<`);
  const { entries } = (await site.content()).body;
  expect(entries.filter((entry) => / Now \d+$/m.test(entry.text))).toHaveLength(many);
});

/** Whether this user may have a namespace in which the limits are lower. */
const mayLimit = (() => {
  try {
    execFileSync("unshare", ["-Ur", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Starts a command with a limit of its own for what inotify may use. */
const limited = (name: string, limit: number) => [
  "unshare",
  "-Ur",
  "sh",
  "-c",
  `echo ${limit} > /proc/sys/user/${name} && exec "$@"`,
  "sh",
];

describe.skipIf(!mayLimit)("where inotify is used up (only where a user namespace is allowed)", () => {
  const limits = cases(
    [
      ["max_inotify_instances", 0, "fs.inotify.max_user_instances=1024"],
      ["max_inotify_watches", 3, "fs.inotify.max_user_watches=524288"],
    ],
    [],
    [["max_inotify_watches", 0, "fs.inotify.max_user_watches=524288"]],
  );
  it.each(limits)(
    "%s of %i: the files are polled, and the setting is named once",
    async (name, limit, setting) => {
      const { site, url, printed, child, ended } = await startDevProcess({ by: limited(name, limit) });
      const address = await url;
      const read = async (path: string) => (await fetch(address + path)).text();
      for (const title of ["One", "Another"]) {
        await site.write(post, (await site.read(post)).replace(/^title: .*$/m, `title: ${title}`));
        await expect.poll(() => read("/blog/loft-rooms/")).toContain(`>${title}<`);
      }
      await site.write("content/files/new/deep/x.txt", "deep");
      await expect.poll(() => read("/files/new/deep/x.txt")).toBe("deep");
      await site.write("content/files/new/deep/x.txt", "deeper");
      await site.write("theme.scss", "main { z-index: 7; }");
      await expect.poll(() => read("/")).toContain("z-index:7");
      expect(printed().split(`  Raise it: sudo sysctl ${setting}\n`)).toHaveLength(2);
      expect(printed()).not.toContain("Internal error");
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    },
  );
});
