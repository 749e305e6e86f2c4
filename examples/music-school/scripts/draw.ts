import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { cycles } from "./cycles.ts";
import { instruments } from "./instruments.ts";
import { posters } from "./posters.ts";
import { teachers } from "./teachers.ts";

/** Draws every picture of the site anew: `npx tsx examples/music-school/scripts/draw.ts`. */
const folder = new URL("../content/media/", import.meta.url);
for (const [name, svg] of Object.entries({ ...instruments, ...teachers, ...cycles, ...posters })) {
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer();
  await writeFile(fileURLToPath(new URL(`${name}.webp`, folder)), bytes);
}
