import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "./package-root.ts";
import type { SiteVariant } from "./site-variant.ts";

interface SiteOfBlocks {
  /** The blocks of each page, by its path; each is a type and its props. */
  readonly pages: Readonly<Record<string, readonly (readonly [type: string, props: object])[]>>;
  /** Whether each page starts with a main heading; not where a block has it. */
  readonly heading?: boolean;
  /** Pages as the config has them, after those. */
  readonly morePages?: readonly object[];
  readonly site?: object;
  /** Other files of the site, by their paths. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Files of docs/content/media, each with its alternative text. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** Builds a site of a few pages that have these blocks, without the editor. */
export async function buildSiteOfBlocks({
  pages,
  heading = true,
  morePages = [],
  site,
  files = {},
  pictures = {},
}: SiteOfBlocks) {
  const root = await mkdtemp(join(tmpdir(), "blockwork-blocks-"));
  const media = Object.fromEntries(Object.entries(pictures).map(([name, alt]) => [name, { alt }]));
  const config = {
    configVersion: 2,
    site: { url: "https://small.example", name: "Mill Lane", language: "en-GB", frame, ...site },
    pages: [
      ...Object.entries(pages).map(([path, blocks]) => ({
        id: path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home",
        path,
        title: `The page at ${path}`,
        description: "A page of blocks.",
        blocks: [
          ...(heading ? [{ id: "top", type: "heading", props: { title: "Blocks" } }] : []),
          ...blocks.map(([type, props], index) => ({ id: `block-${index}`, type, props })),
        ],
      })),
      ...morePages,
    ],
  };
  const texts = {
    "site.config.json": JSON.stringify(config),
    "content/media/media.json": JSON.stringify(media),
    ...files,
  };
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  for (const name of Object.keys(pictures))
    await copyFile(join(packageRoot, "docs/content/media", name), join(root, "content/media", name));
  const folder = join(root, "dist");
  await promisify(execFile)(process.execPath, ["cli/site.js", "build", "--root", root, "--no-admin"], {
    cwd: packageRoot,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return { folder, remove: () => rm(root, { recursive: true, force: true }) } satisfies SiteVariant;
}

const frame = [
  { id: "content", type: "content", props: {} },
  { id: "footer", type: "site-footer", props: { name: "Mill Lane" } },
];
