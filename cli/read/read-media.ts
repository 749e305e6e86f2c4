import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { readJson } from "../../schema/json-source.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import type { Source } from "../../schema/source.ts";
import { readText } from "./read-text.ts";

export const mediaFolder = "content/media";
const catalogueFile = `${mediaFolder}/media.json`;

const pictureName = /\.(jpe?g|png|webp|avif|gif)$/i;

interface Media {
  readonly media: ReadonlyMap<string, MediaFacts>;
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

/**
 * What is known of the pictures in content/media: sizes and versions from the files, alternative texts from
 * media.json beside them.
 *
 * Reports `bad-picture` for a file that is not the picture its name says, and for a catalogue entry `unknown-key`
 * or `wrong-type`.
 */
export async function readMedia(root: string): Promise<Media> {
  const folder = join(root, mediaFolder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => pictureName.test(name)).sort();
  const { catalogue, sources, problems } = await readCatalogue(root);
  const media = new Map<string, MediaFacts>();
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const place = { file: `${mediaFolder}/${name}`, pointer: "" };
      try {
        const { width, height, orientation = 1 } = imageSize(bytes);
        const turned = orientation >= 5;
        const version = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
        const size = turned ? { width: height, height: width } : { width, height };
        if (width < 1 || height < 1 || width > 20_000 || height > 20_000 || width * height > 100_000_000) {
          const message = `The picture ${name} is ${width} × ${height} pixels, which is not a size that can be shown.`;
          problems.push(createProblem("bad-picture", place, message, "Use one of at most 20,000 pixels a side."));
        } else media.set(name, { ...size, version, ...catalogue.get(name) });
      } catch {
        problems.push(createProblem("bad-picture", place, `${name} is not a picture that can be read.`, "Save it again as JPEG, PNG or WebP."));
      }
    }),
  );
  return { media: new Map([...media].sort(([a], [b]) => (a < b ? -1 : 1))), sources, problems };
}

type Catalogue = Map<string, Pick<MediaFacts, "alt" | "decorative">>;

async function readCatalogue(root: string): Promise<{ catalogue: Catalogue; sources: Source[]; problems: Problem[] }> {
  const catalogue: Catalogue = new Map();
  const { text, problems } = await readText(join(root, catalogueFile), catalogueFile);
  if (text === undefined) {
    return { catalogue, sources: [], problems: problems.filter((problem) => problem.code !== "file-missing") };
  }
  const { source, problems: found } = readJson(catalogueFile, text);
  if (!source) return { catalogue, sources: [], problems: found };
  const entries = typeof source.value === "object" && source.value !== null ? Object.entries(source.value) : [];
  for (const [name, entry] of entries) {
    const place = { file: catalogueFile, pointer: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` };
    const { alt, decorative } = (entry ?? {}) as Record<string, unknown>;
    const known = (alt === undefined || typeof alt === "string") && (decorative === undefined || typeof decorative === "boolean");
    if (!known || typeof entry !== "object") {
      const message = `What is said of "${name}" must be { "alt": "…" } or { "decorative": true }.`;
      found.push(createProblem("wrong-type", place, message));
      continue;
    }
    catalogue.set(name, { ...(typeof alt === "string" && { alt }), ...(decorative === true && { decorative }) });
  }
  return { catalogue, sources: [source], problems: found };
}
