import { readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { type CopiedEngine, copyEngine, edit, put } from "./support/copied-engine.ts";
import { everything, nightly } from "./support/extent.ts";
import { filesIn } from "./support/files-in.ts";

const day = ["--today", "2031-06-30"];

/** The site as a build writes it. */
async function built({ site, run }: CopiedEngine, ...args: readonly string[]) {
  const { code, stderr } = await run(["build", ...day, ...args]);
  expect([code, stderr]).toEqual([0, ""]);
  return filesIn(join(site, args.includes("fresh") ? "fresh" : "dist"));
}

/** The files of the last build that one without the cache writes otherwise. */
async function staleFiles(copy: CopiedEngine, ...args: readonly string[]): Promise<string[]> {
  const dist = await filesIn(join(copy.site, "dist"));
  const fresh = await built(copy, ...args, "--no-cache", "--out", "fresh");
  return [...new Set([...Object.keys(dist), ...Object.keys(fresh)])].filter(
    (name) => dist[name] !== fresh[name],
  );
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
  /** What the site has after it and not before. */
  readonly seen?: (after: Files, before: Files) => boolean;
  readonly make: (copy: CopiedEngine) => Promise<void>;
}

const has = (pattern: RegExp) => (after: Files, before: Files) => {
  const isIn = (files: Files) =>
    Object.entries(files).some(
      ([name, content]) =>
        /\.(?:html|css|js)$/.test(name) && pattern.test(Buffer.from(content, "base64").toString()),
    );
  return isIn(after) && !isIn(before);
};
const hasOtherPictures = (after: Files, before: Files) =>
  Object.entries(after).some(
    ([name, content]) => /\.(?:avif|webp|jpg)$/.test(name) && before[name] !== content,
  );

/** Their content by their names. */
type Files = Readonly<Record<string, string>>;

/** Changes of one step are to what different caches are made from, so that none hides another. */
const siteSteps: readonly (readonly Change[])[] = [
  [
    {
      name: "a partial of an own block's style",
      seen: has(/7\.25px/),
      make: ({ site }) => edit(join(site, "blocks/notice/_shape.scss"), "1px", "7.25px"),
    },
    {
      name: "a file outside blocks that an island imports",
      seen: has(/another greeting/),
      make: ({ site }) => edit(join(site, "lib/greeting.ts"), "first", "another greeting"),
    },
    {
      name: "a picture whose size and time stay",
      seen: hasOtherPictures,
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
  ],
  [
    {
      name: "a file that sass finds before that partial",
      seen: has(/8\.25px/),
      make: async ({ site }) => {
        await rm(join(site, "blocks/notice/_shape.scss"));
        await put(join(site, "blocks/notice/shape.scss"), "@mixin shape { border-radius: 8.25px; }\n");
      },
    },
    {
      name: "a file that an import may mean instead",
      seen: has(/a third greeting/),
      make: async ({ site }) => {
        await edit(join(site, "blocks/notice/enhance.ts"), "greeting.ts", "greeting");
        await put(join(site, "lib/greeting.mts"), 'export const greeting = "a third greeting";\n');
      },
    },
  ],
  [
    {
      name: "a partial of the kit",
      seen: has(/[:(] ?47(?:\.\d+)?(?:rem|px|em)/),
      make: async ({ engine }) => {
        const file = join(engine, "blocks/_kit/styles/_breakpoints.scss");
        await edit(file, /\d+(?=(?:\.\d+)?(?:rem|px|em))/, "47");
      },
    },
    {
      name: "a dependency",
      seen: has(/globalThis\.changed/),
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
      name: "how pictures are encoded",
      seen: hasOtherPictures,
      make: ({ engine }) => edit(join(engine, "cli/assets/make-pictures.ts"), "quality: 49", "quality: 30"),
    },
  ],
  [
    {
      name: "how styles are compiled",
      make: ({ engine }) => edit(join(engine, "cli/assets/styles.ts"), '"compressed"', '"expanded"'),
    },
    {
      name: "how scripts are bundled",
      make: ({ engine }) => edit(join(engine, "cli/assets/bundle/vite-build.ts"), '"es2022"', '"es2020"'),
    },
  ],
];

/** Each shows in what the editor loads. */
const editorChanges = {
  format: {
    name: "a format",
    seen: has(/\(zzz\$/),
    make: ({ engine }) =>
      edit(join(engine, "schema/formats/colour/index.ts"), "written: /^(", "written: /^(zzz$|"),
  },
  ownSchema: {
    name: "a file outside blocks that an own block's schema imports",
    seen: has(/Second label/),
    make: ({ site }) => edit(join(site, "lib/title.ts"), "First label", "Second label"),
  },
  style: {
    name: "a style of the editor",
    seen: has(/0?\.7654rem/),
    make: ({ engine }) => edit(join(engine, "admin/app/styles/_kit.scss"), /0\.7rem/, "0.7654rem"),
  },
  script: {
    name: "a file of the editor",
    seen: has(/dataset\.new/),
    make: ({ engine }) =>
      edit(join(engine, "admin/app/main.tsx"), /$/, '\ndocument.documentElement.dataset.new = "yes";\n'),
  },
} satisfies Record<string, Change>;
const editorSteps: readonly (readonly Change[])[] = nightly
  ? Object.values(editorChanges).map((change) => [change])
  : [
      [editorChanges.format, editorChanges.style],
      [editorChanges.ownSchema, editorChanges.script],
    ];

const namesOf = (step: readonly Change[]) => step.map(({ name }) => name).join(", ");

it("a build after a change of any input is as one without the cache", async () => {
  const copy = await copyEngine();
  await addOwnSources(copy);
  const original = await built(copy, ...(everything ? [] : ["--no-admin"]));
  let before = original;
  const expectSeen = (step: readonly Change[], after: Files) => {
    expect(after, namesOf(step)).not.toEqual(before);
    for (const { name, seen = () => true } of step) expect(seen(after, before), name).toBe(true);
    before = after;
  };
  for (const step of everything ? siteSteps : siteSteps.slice(0, 1)) {
    for (const { make } of step) await make(copy);
    expectSeen(step, await built(copy, "--no-admin"));
    if (nightly || !everything) expect(await staleFiles(copy, "--no-admin"), namesOf(step)).toEqual([]);
  }
  if (!everything) return;
  before = original;
  for (const step of editorSteps) {
    for (const { make } of step) await make(copy);
    expectSeen(step, await built(copy));
  }
  // What a step shows is looked for after it, and all the rest here.
  expect(await staleFiles(copy)).toEqual([]);
}, 1_200_000);
