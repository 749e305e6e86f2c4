import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawDetail, drawPlant } from "./plants.ts";
import { scenes } from "./scenes.ts";

/** Draws the pictures of content/media and describes them: `tsx examples/nursery/scripts/draw.ts`. */
const content = join(dirname(dirname(fileURLToPath(import.meta.url))), "content");
const described: Record<string, { readonly alt: string; readonly focus?: readonly [number, number] }> = {};
const alts: Readonly<Record<string, string>> = {
  "gardens/orchard": "Drawing: four apple trees on a slope, with flowers in the grass below them.",
  "gardens/court": "Drawing: flowers in gravel before a wall of brick.",
  "gardens/border": "Drawing: two borders in pink, violet and blue, with a path of grass between them.",
  "gardens/pond": "Drawing: irises and meadowsweet on the far bank of a pond.",
  "gardens/roof": "Drawing: low plants in flower on the flat roof of a school.",
  "gardens/wall": "Drawing: a strip of white and blue flowers at the foot of a high wall.",
  benches: "Drawing: three benches of plants in clay pots, in flower, in a glasshouse.",
  "advice/benches": "Drawing: plants in pots, ready to go out.",
  "advice/can": "Drawing: a watering can beside two young plants.",
  "advice/shears": "Drawing: open shears before a border in autumn.",
  "advice/shade": "Drawing: white and violet flowers under two large trees.",
  "advice/labels": "Drawing: five labels stuck into the soil of a bed.",
};

/** What stands on its ground is cut at the foot, where the place has another shape. */
async function write(name: string, drawing: string, alt: string, isCutBelow = false): Promise<void> {
  const file = join(content, "media", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, drawing);
  described[name] = { alt, ...(isCutBelow && { focus: [0.5, 0.25] }) };
}

for (const file of (await readdir(join(content, "plants"))).sort()) {
  if (!file.endsWith(".md")) continue;
  const id = file.slice(0, -".md".length);
  const text = await readFile(join(content, "plants", file), "utf8");
  const read = (key: string) => new RegExp(`^${key}: "(.*)"$`, "m").exec(text)?.[1] ?? "";
  const [name, english, colour] = [read("name"), read("english"), read("colour")];
  const part = read("family") === "polypodiaceae" ? "frond" : "flower";
  await write(
    `plants/${id}.svg`,
    drawPlant(id, colour),
    `Drawing: ${name}, ${english.toLowerCase()}, the whole plant.`,
    true,
  );
  await write(
    `plants/${id}-${part}.svg`,
    drawDetail(id, colour),
    `Drawing: a ${part} of ${name}, ${colour}, close by.`,
  );
}
for (const [name, draw] of Object.entries(scenes)) await write(`${name}.svg`, draw(), alts[name] ?? "");
// What is shared elsewhere is shown as a picture of pixels alone.
const shared = sharp(Buffer.from(scenes.benches?.() ?? "")).resize(1200, 630, { position: "bottom" });
await shared.webp({ quality: 70 }).toFile(join(content, "media/share.webp"));
described["share.webp"] = { alt: alts.benches ?? "" };
await writeFile(join(content, "media/media.json"), `${JSON.stringify(described, null, 2)}\n`);
