import { copyFile, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type CopiedEngine, copyEngine, edit, put } from "./support/copied-engine.ts";
import { everything } from "./support/extent.ts";
import { filesIn } from "./support/files-in.ts";

const day = ["--today", "2031-06-30"];
/** The editor is bundled anew in each copy, which takes longest. */
const editor = everything ? [] : ["--no-admin"];

/** The site as a build with the cache writes it, and as one does that makes everything anew. */
async function bothBuilds({ site, run }: CopiedEngine, ...args: readonly string[]) {
  const withCache = await run(["build", ...day, ...args]);
  const without = await run(["build", ...day, ...args, "--no-cache", "--out", "fresh"]);
  for (const { code, stderr } of [withCache, without]) expect([code, stderr]).toEqual([0, ""]);
  const [dist, fresh] = [await filesIn(join(site, "dist")), await filesIn(join(site, "fresh"))];
  const names = new Set([...Object.keys(dist), ...Object.keys(fresh)]);
  return { dist, stale: [...names].filter((name) => dist[name] !== fresh[name]) };
}

/** An own block whose style, island and schema each load something from elsewhere. */
async function addOwnSources({ site }: CopiedEngine): Promise<void> {
  const block = join(site, "blocks/notice");
  await put(join(site, "lib/greeting.ts"), 'export const greeting = "first";\n');
  await put(join(site, "lib/title.ts"), 'export const titleLabel = "First label";\n');
  await put(join(block, "_shape.scss"), "@mixin shape { border-radius: 1px; }\n");
  await put(join(block, "style.scss"), '@use "shape";\n.notice { @include shape.shape; }\n');
  await put(
    join(block, "enhance.ts"),
    'import { greeting } from "../../lib/greeting.ts";\nexport const enhance = (root: HTMLElement) => { root.dataset.said = greeting; };\n',
  );
  await put(
    join(site, "blocks/islands.ts"),
    'export const islands = {};\nexport const enhancements = { notice: () => import("./notice/enhance.ts") };\n',
  );
  await edit(join(block, "schema.ts"), /^/, 'import { titleLabel } from "../../lib/title.ts";\n');
  await edit(join(block, "schema.ts"), /title: "[^"]*"/, "title: titleLabel");
}

interface Change {
  readonly name: string;
  /** Where it must be seen: in the site, or also in the editor. */
  readonly part: "site" | "editor";
  /** Whether `npm test` tries it too. */
  readonly usual?: boolean;
  readonly make: (copy: CopiedEngine) => Promise<void>;
}

const changes: readonly Change[] = [
  {
    name: "a partial of an own block's style",
    part: "site",
    usual: true,
    make: ({ site }) => edit(join(site, "blocks/notice/_shape.scss"), "1px", "2px"),
  },
  {
    name: "a file that sass finds before that partial",
    part: "site",
    make: async ({ site }) => {
      await rm(join(site, "blocks/notice/_shape.scss"));
      await put(join(site, "blocks/notice/shape.scss"), "@mixin shape { border-radius: 3px; }\n");
    },
  },
  {
    name: "a partial of the kit",
    part: "site",
    make: async ({ engine }) => {
      const file = join(engine, "blocks/_kit/styles/_breakpoints.scss");
      await edit(file, /\d+(?=(?:\.\d+)?(?:rem|px|em))/, "47");
    },
  },
  {
    name: "how styles are compiled",
    part: "site",
    make: ({ engine }) => edit(join(engine, "cli/assets/styles.ts"), '"compressed"', '"expanded"'),
  },
  {
    name: "a file outside blocks that an island imports",
    part: "site",
    usual: true,
    make: ({ site }) => edit(join(site, "lib/greeting.ts"), "first", "second"),
  },
  {
    name: "a file that an import may mean instead",
    part: "site",
    make: async ({ site }) => {
      await edit(join(site, "blocks/notice/enhance.ts"), "greeting.ts", "greeting");
      await put(join(site, "lib/greeting.mts"), 'export const greeting = "third";\n');
    },
  },
  {
    name: "a dependency",
    part: "site",
    make: async ({ engine }) => {
      const folder = join(engine, "node_modules/zustand");
      await edit(join(folder, "package.json"), /"version": "[^"]*"/, '"version": "99.0.0"');
      await edit(
        join(folder, "esm/vanilla.mjs"),
        "const createStoreImpl =",
        "globalThis.changed = 1;\nconst createStoreImpl =",
      );
    },
  },
  {
    name: "how scripts are bundled",
    part: "site",
    make: ({ engine }) => edit(join(engine, "cli/assets/scripts.ts"), 'target: "es2022"', 'target: "es2020"'),
  },
  {
    name: "how pictures are encoded",
    part: "site",
    make: ({ engine }) => edit(join(engine, "cli/write/make-pictures.ts"), "quality: 76", "quality: 40"),
  },
  {
    name: "a picture whose size and time stay",
    part: "site",
    make: async ({ site }) => {
      const folder = join(site, "content/media");
      const [name = ""] = (await readdir(folder)).filter((found) => found.endsWith(".jpg"));
      const path = join(folder, name);
      const { size, mtime } = await stat(path);
      const { width = 1, height = 1 } = await sharp(path).metadata();
      const other = await sharp({ create: { width, height, channels: 3, background: "#123456" } })
        .jpeg({ quality: 20 })
        .toBuffer();
      await writeFile(path, Buffer.concat([other, Buffer.alloc(Math.max(0, size - other.byteLength))]));
      await utimes(path, mtime, mtime);
    },
  },
  {
    name: "a format",
    part: "editor",
    make: ({ engine }) =>
      edit(join(engine, "schema/formats.ts"), /const telephone =\s*\//, "const telephone = /^zzz$|"),
  },
  {
    name: "a file outside blocks that an own block's schema imports",
    part: "editor",
    make: ({ site }) => edit(join(site, "lib/title.ts"), "First label", "Second label"),
  },
  {
    name: "a style of the editor",
    part: "editor",
    make: ({ engine }) => edit(join(engine, "admin/styles/_kit.scss"), /0\.7rem/, "0.8rem"),
  },
  {
    name: "a file of the editor",
    part: "editor",
    make: ({ engine }) =>
      edit(join(engine, "admin/main.tsx"), /$/, '\ndocument.documentElement.dataset.new = "yes";\n'),
  },
];

describe("a build after a change of one input is as one without the cache", () => {
  it("for every input", async () => {
    const copy = await copyEngine();
    await addOwnSources(copy);
    const tried = changes.filter(({ part, usual }) => everything || (usual && part === "site"));
    let before = (await bothBuilds(copy, "--no-admin")).dist;
    for (const { name, make } of tried.filter(({ part }) => part === "site")) {
      await make(copy);
      const { dist, stale } = await bothBuilds(copy, "--no-admin");
      expect(stale, name).toEqual([]);
      expect(dist, name).not.toEqual(before);
      before = dist;
    }
    if (everything) before = (await bothBuilds(copy)).dist;
    for (const { name, make } of tried.filter(({ part }) => part === "editor")) {
      await make(copy);
      const { dist, stale } = await bothBuilds(copy);
      expect(stale, name).toEqual([]);
      expect(dist, name).not.toEqual(before);
      before = dist;
    }
  }, 1_200_000);
});

describe("a damaged cache", () => {
  it("changes nothing and is not mentioned", async () => {
    const copy = await copyEngine();
    const build = () => copy.run(["build", ...day, ...editor]);
    expect(await build()).toMatchObject({ code: 0, stderr: "" });
    const before = await filesIn(join(copy.site, "dist"));
    const folder = join(copy.site, ".blockwork/cache");
    const names = Object.keys(await filesIn(folder));
    const rounds = everything ? 5 : 1;
    for (let round = 0; round < rounds; round++) {
      for (let count = 0; count < 20; count++) {
        const path = join(folder, names[Math.floor(Math.random() * names.length)] ?? "");
        const bytes = await readFile(path);
        const at = Math.floor(Math.random() * bytes.byteLength);
        bytes[at] = (bytes[at] ?? 0) ^ 255;
        await writeFile(path, count % 2 === 0 ? bytes : bytes.subarray(0, at));
      }
      if (round % 2 === 0) await rm(join(copy.site, "dist"), { recursive: true });
      expect(await build()).toMatchObject({ code: 0, stderr: "" });
      expect(await filesIn(join(copy.site, "dist"))).toEqual(before);
    }
  }, 600_000);
});

describe("the same site", () => {
  it("has the same bytes in another folder, time zone, locale and order of files", async () => {
    const [one, other] = [await copyEngine(), await copyEngine()];
    const content = join(other.site, "content/posts");
    for (const name of (await readdir(content)).reverse()) {
      await copyFile(join(content, name), join(other.site, name));
      await rm(join(content, name));
      await copyFile(join(other.site, name), join(content, name));
      await rm(join(other.site, name));
    }
    const ends = [
      await one.run(["build", ...day, ...editor], { env: { TZ: "Pacific/Auckland", LC_ALL: "tr_TR.UTF-8" } }),
      await other.run(["build", ...day, ...editor], { env: { TZ: "America/Los_Angeles", LC_ALL: "C" } }),
    ];
    for (const { code, stderr } of ends) expect([code, stderr]).toEqual([0, ""]);
    expect(await filesIn(join(other.site, "dist"))).toEqual(await filesIn(join(one.site, "dist")));
  }, 600_000);
});
