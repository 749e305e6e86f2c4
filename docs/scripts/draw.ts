import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Draws every picture of the docs anew: `npx tsx docs/scripts/draw.ts`. */
const flour = "#f3ead9";
const crust = "#8a4b1f";
const dusk = "#25313d";
const sky = "#c9dbe2";
const wood = "#b98152";
const grain = "#9c6a40";
const clay = "#c8643c";
const leaf = "#5f7d62";

const width = 1200;
const height = 800;

const box = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
const line = (d: string, stroke: string, size: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

const loaf = (x: number, y: number, size: number) => {
  const cut = (at: number) =>
    line(
      `M${x + size * at} ${y - size * 0.34}q${size * 0.06} ${size * 0.14} ${size * 0.16} ${size * 0.2}`,
      flour,
      size * 0.035,
    );
  return (
    shape(
      `M${x} ${y}c${-size * 0.02} ${-size * 0.34} ${size * 0.22} ${-size * 0.48} ${size * 0.52} ${-size * 0.48}s${size * 0.54} ${size * 0.14} ${size * 0.52} ${size * 0.48}z`,
      crust,
    ) + [0.16, 0.36, 0.56].map(cut).join("")
  );
};

const steps = (tread: string, riser: string, ground: string) =>
  box(0, 0, width, height, ground) +
  [0, 1, 2, 3, 4, 5]
    .map(
      (step) =>
        box(160 + step * 150, 660 - step * 100, 880 - step * 150, 34, tread) +
        box(160 + step * 150, 694 - step * 100, 880 - step * 150, 66, riser),
    )
    .join("");

const pictures: Readonly<Record<string, string>> = {
  bread:
    box(0, 0, width, height, flour) +
    box(0, 560, width, 240, wood) +
    line("M0 600h1200M0 690h1200", grain, 6) +
    loaf(120, 570, 520) +
    loaf(640, 590, 440),
  rye:
    box(0, 0, width, height, "#e3d2b4") +
    box(0, 600, width, 200, dusk) +
    `<ellipse cx="600" cy="470" rx="330" ry="240" fill="#5a3219"/>` +
    line("M420 400c90 60 270 60 360 0M380 470c120 80 320 80 440 0M440 330c80 40 240 40 320 0", flour, 14),
  tin:
    box(0, 0, width, height, sky) +
    box(0, 600, width, 200, wood) +
    shape("M330 420c-40-190 90-230 270-230s310 40 270 230z", "#c98a45") +
    shape("M310 400h580l-50 250H360z", "#8b949c") +
    line("M310 400h580", dusk, 10),
  shop:
    box(0, 0, width, height, sky) +
    box(150, 200, 900, 600, flour) +
    box(210, 380, 440, 300, dusk) +
    box(740, 380, 220, 420, clay) +
    box(775, 420, 150, 180, sky) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((index) => box(150 + index * 100, 200, 100, 110, index % 2 ? flour : clay))
      .join("") +
    [0, 1, 2].map((index) => loaf(240 + index * 132, 650, 110)).join("") +
    box(0, 780, width, 20, dusk),
  table:
    box(0, 0, width, height, "#e6e0d6") +
    box(0, 610, width, 190, "#cfc5b5") +
    box(140, 360, 920, 48, wood) +
    line("M160 384h880", grain, 5) +
    shape("M210 408h60l-24 300h-36zM930 408h60v300h-36z", grain) +
    box(520, 250, 90, 110, leaf, 12) +
    line("M565 250c-10-70-60-80-70-120M565 250c10-60 50-70 60-110", leaf, 12),
  joint:
    box(0, 0, width, height, wood) +
    [0, 1, 2, 3, 4, 5, 6].map((row) => line(`M0 ${60 + row * 115}c300-40 500 40 1200 0`, grain, 5)).join("") +
    shape("M600 0h600v800H600l140-130-140-120 140-140-140-130 140-140z", "#d8b083") +
    line("M600 0l140 140-140 140 140 130-140 140 140 120-140 130", dusk, 7),
  "stair-before": steps("#8f8778", "#6f685c", "#c9c2b4"),
  "stair-after": steps(wood, flour, "#e9efe9"),
  share:
    box(0, 0, width, height, "#14161a") +
    box(300, 420, 240, 240, "#8fb0ff", 44) +
    box(580, 420, 240, 240, "#d6e2ff", 44) +
    box(440, 140, 240, 240, "#5b86f0", 44),
};

const folder = new URL("../content/media/", import.meta.url);
for (const [name, shapes] of Object.entries(pictures)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
  await sharp(Buffer.from(svg))
    .jpeg({ quality: 86 })
    .toFile(fileURLToPath(new URL(`${name}.jpg`, folder)));
}
