import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { logo } from "./logo.ts";
import { pictures } from "./pictures.ts";

/** Draws the pictures of content/media: `tsx examples/bakery/scripts/draw.ts [NAME …]`. */
const media = join(dirname(dirname(fileURLToPath(import.meta.url))), "content/media");
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

await mkdir(media, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  if (!isWanted(name)) continue;
  await sharp(Buffer.from(draw()))
    .webp({ quality: 72, effort: 5, smartSubsample: true })
    .toFile(join(media, `${name}.webp`));
}
if (isWanted("logo")) {
  await sharp(Buffer.from(logo())).png({ palette: true, effort: 10 }).toFile(join(media, "logo.png"));
}
