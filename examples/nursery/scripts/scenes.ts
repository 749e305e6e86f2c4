import { type FlowerKind, flowers } from "./flowers.ts";
import {
  again,
  between,
  circle,
  createRandom,
  greens,
  line,
  path,
  type Random,
  sheet,
  svg,
  times,
  tones,
} from "./shapes.ts";

const kinds: readonly (readonly [FlowerKind, string])[] = [
  ["daisy", "white"],
  ["cone", "pink"],
  ["spike", "violet"],
  ["cup", "blue"],
  ["umbel", "yellow"],
  ["spike", "pink"],
  ["iris", "blue"],
  ["globe", "blue"],
  ["shaggy", "red"],
];

const defsOf = (wanted: readonly number[]) =>
  wanted
    .map((index) => {
      const [kind, colour] = kinds[index] ?? ["daisy", "white"];
      return `<g id="k${index}">${flowers[kind](tones[colour] ?? ["#fff", "#eee", "#dd0"])}</g>`;
    })
    .join("");

/** A bed of flowers from left to right, the nearer ones larger. */
function bed(
  random: Random,
  wanted: readonly number[],
  { left = 0, right = 1600, far = 560, near = 900, count = 60, size = 1 },
): string {
  return times(count, (index) => {
    const depth = index / count;
    const x = between(random, left, right);
    const y = far + (near - far) * depth;
    const scale = (0.28 + depth * 0.62) * size;
    const kind = wanted[Math.floor(random() * wanted.length)] ?? 0;
    const stem = line(svg`M${x} ${y + 230 * scale}L${x} ${y}`, greens[index % 3] ?? greens[0], 5 * scale + 1);
    const leaf = (side: number) =>
      path(
        svg`M${x} ${y + 210 * scale}C${x + side * 26 * scale} ${y + 150 * scale} ${x + side * 70 * scale} ${y + 120 * scale} ${x + side * 84 * scale} ${y + 84 * scale}C${x + side * 50 * scale} ${y + 100 * scale} ${x + side * 14 * scale} ${y + 130 * scale} ${x} ${y + 180 * scale}Z`,
        greens[(index + 1) % 4] ?? greens[0],
      );
    return stem + leaf(1) + leaf(-1) + again(`k${kind}`, { x, y, scale });
  });
}

const sky = (top: string, low: string) =>
  `<rect width="1600" height="1000" fill="${top}"/>${path("M0 420C400 350 1100 380 1600 330V1000H0Z", low)}`;
const hill = (colour: string, y: number) =>
  path(svg`M0 ${y}C400 ${y - 60} 1000 ${y + 50} 1600 ${y - 20}V1000H0Z`, colour);

const pot = (x: number, y: number, scale: number) =>
  path(
    svg`M${x - 70 * scale} ${y}H${x + 70 * scale}L${x + 50 * scale} ${y + 110 * scale}H${x - 50 * scale}Z`,
    "#b8623f",
  ) +
  path(
    svg`M${x - 78 * scale} ${y - 22 * scale}H${x + 78 * scale}V${y + 8 * scale}H${x - 78 * scale}Z`,
    "#cf7a50",
  );

const tree = (x: number, foot: number, size: number) =>
  line(
    svg`M${x} ${foot}C${x - 10} ${foot - 120} ${x + 14} ${foot - 190} ${x} ${foot - 260 * size}`,
    "#6d5646",
    26 * size,
  ) +
  circle(x, foot - 350 * size, 150 * size, greens[2]) +
  circle(x - 90 * size, foot - 290 * size, 96 * size, greens[1]) +
  circle(x + 96 * size, foot - 300 * size, 104 * size, greens[3]);

const bricks = (y: number, height: number) =>
  svg`<rect y="${y}" width="1600" height="${height}" fill="#a8694f"/>` +
  times(Math.ceil(height / 46) * 12, (index) => {
    const row = Math.floor(index / 12);
    const x = (index % 12) * 140 - (row % 2) * 70;
    return svg`<rect x="${x}" y="${y + row * 46}" width="132" height="38" fill="${index % 5 ? "#b87a5d" : "#c58a6b"}"/>`;
  });

function rows(random: Random, wanted: readonly number[]): string {
  return times(3, (row) => {
    const y = 560 + row * 165;
    const scale = 0.75 + row * 0.28;
    const shelf = svg`<rect y="${y + 104 * scale}" width="1600" height="${20 * scale}" fill="${row % 2 ? "#8a6a4f" : "#7b5c44"}"/>`;
    return (
      shelf +
      times(9 - row, (index) => {
        const x = 90 + (index * 1600) / (9 - row) + row * 20;
        const kind = wanted[(index + row * 2) % wanted.length] ?? 0;
        const leaves = times(5, (leaf) =>
          path(
            svg`M${x} ${y - 10}C${x + (leaf - 2) * 26 * scale} ${y - 70 * scale} ${x + (leaf - 2) * 44 * scale} ${y - 90 * scale} ${x + (leaf - 2) * 50 * scale} ${y - 130 * scale}C${x + (leaf - 2) * 24 * scale} ${y - 110 * scale} ${x} ${y - 70 * scale} ${x} ${y - 10}Z`,
            greens[leaf % 4] ?? greens[0],
          ),
        );
        const heads = times(3, (head) =>
          again(`k${kind}`, {
            x: x + (head - 1) * 46 * scale,
            y: y - (head === 1 ? 190 : 140) * scale,
            scale: 0.62 * scale,
            turn: between(random, -8, 8),
          }),
        );
        return leaves + heads + pot(x, y, scale);
      })
    );
  });
}

const scene = (seed: number, wanted: readonly number[], draw: (random: Random) => string) => () =>
  sheet(1600, 1000, draw(createRandom(seed)), defsOf(wanted));

/** The pictures beside those of the plants, by the names of their files. */
export const scenes: Readonly<Record<string, () => string>> = {
  "gardens/orchard": scene(
    1,
    [0, 3, 5],
    (random) =>
      sky("#dfe9e6", "#b7cfa5") +
      hill("#93b27f", 520) +
      tree(230, 640, 1) +
      tree(700, 600, 0.85) +
      tree(1130, 630, 0.95) +
      tree(1480, 600, 0.8) +
      hill("#7c9f68", 640) +
      bed(random, [0, 3, 5], { far: 640, near: 900, count: 44, size: 0.8 }),
  ),
  "gardens/court": scene(
    2,
    [2, 7, 1],
    (random) =>
      sky("#f3e6cf", "#e2cda4") +
      bricks(150, 330) +
      hill("#d9c69c", 480) +
      times(130, () =>
        circle(between(random, 0, 1600), between(random, 500, 990), between(random, 4, 11), "#c4ae80"),
      ) +
      bed(random, [2, 7, 1], { far: 500, near: 860, count: 34 }),
  ),
  "gardens/border": scene(
    3,
    [1, 2, 3, 5],
    (random) =>
      sky("#e7e4ee", "#a9c09a") +
      hill("#86a877", 480) +
      path("M640 480L960 480L1240 1000H360Z", "#a9c58c") +
      bed(random, [1, 2, 3, 5], { right: 560, far: 470, count: 50 }) +
      bed(random, [1, 2, 3, 5], { left: 1040, far: 470, count: 50 }),
  ),
  "gardens/pond": scene(
    4,
    [6, 4, 8],
    (random) =>
      sky("#d9e7ea", "#9dbf9d") +
      hill("#7fa381", 430) +
      path("M0 620C400 560 1200 580 1600 540V1000H0Z", "#8fb9c4") +
      times(16, (index) =>
        line(
          svg`M${(index * 211) % 1500} ${640 + ((index * 53) % 330)}h${90 + (index % 4) * 30}`,
          "#b7d6dc",
          6,
        ),
      ) +
      bed(random, [6, 4, 8], { far: 500, near: 640, count: 34, size: 1.2 }),
  ),
  "gardens/roof": scene(
    5,
    [0, 4, 5],
    (random) =>
      sky("#cfe1ec", "#cfe1ec") +
      circle(1280, 190, 80, "#f6d98a") +
      `<rect y="560" width="1600" height="440" fill="#8b5a48"/><rect y="540" width="1600" height="46" fill="#d8d3c6"/>` +
      times(
        8,
        (index) => svg`<rect x="${80 + index * 195}" y="690" width="110" height="170" fill="#f1e3b4"/>`,
      ) +
      bed(random, [0, 4, 5], { far: 440, near: 500, count: 60, size: 0.75 }),
  ),
  "gardens/wall": scene(
    6,
    [0, 3],
    (random) =>
      sky("#cdd6cf", "#9fb39f") +
      bricks(60, 520) +
      hill("#56493d", 620) +
      bed(random, [0, 3], { far: 560, near: 840, count: 26 }),
  ),
  benches: scene(
    7,
    [0, 1, 2, 3, 8],
    (random) =>
      sky("#dfeae0", "#b9cfb0") +
      times(7, (index) => line(svg`M${index * 266} 0V520`, "#f7faf3", 12)) +
      line("M0 210H1600", "#f7faf3", 12) +
      hill("#9dbb8e", 470) +
      rows(random, [0, 1, 2, 3, 8]),
  ),
  "advice/benches": scene(
    8,
    [5, 4, 0],
    (random) => sky("#f3e6cf", "#d8c397") + hill("#b9a36e", 500) + rows(random, [5, 4, 0]),
  ),
  "advice/can": scene(
    9,
    [3, 4],
    (random) =>
      sky("#d9e7ea", "#bcd3c4") +
      hill("#6d5646", 640) +
      bed(random, [3, 4], { left: 80, right: 760, far: 620, near: 780, count: 10, size: 1.5 }) +
      path("M930 470H1260L1290 820H900Z", "#5c7f86") +
      path("M930 470H1260V510H930Z", "#456870") +
      line("M960 470C960 330 1230 330 1230 470", "#456870", 30) +
      path("M910 640L690 420L660 450L900 740Z", "#5c7f86") +
      path("M610 480L700 370L720 400L640 500Z", "#456870"),
  ),
  "advice/shears": scene(
    10,
    [7, 1],
    (random) =>
      sky("#e9dfc9", "#cbb98f") +
      hill("#8a7350", 620) +
      bed(random, [7, 1], { left: 860, far: 560, near: 800, count: 12, size: 1.5 }) +
      line("M300 760L620 340", "#9aa5a8", 46) +
      line("M620 760L300 340", "#7d898d", 46) +
      circle(460, 552, 26, "#4c5558") +
      line("M300 770C210 800 220 930 330 900C370 880 340 820 320 780", "#a1452f", 34) +
      line("M620 770C710 800 700 930 590 900C550 880 580 820 600 780", "#a1452f", 34),
  ),
  "advice/shade": scene(
    11,
    [0, 2],
    (random) =>
      sky("#47604f", "#3a5242") +
      tree(300, 760, 1.5) +
      tree(1260, 740, 1.6) +
      hill("#2f4638", 700) +
      bed(random, [0, 2], { far: 660, near: 840, count: 34, size: 1.1 }),
  ),
  "advice/labels": scene(
    12,
    [3, 5, 2],
    (random) =>
      sky("#f3e6b8", "#dcc987") +
      hill("#6d5646", 660) +
      bed(random, [3, 5, 2], { far: 620, near: 760, count: 14, size: 1.3 }) +
      times(
        5,
        (index) =>
          svg`<g transform="translate(${190 + index * 300} ${640 + (index % 2) * 60}) rotate(${-8 + index * 4})"><path d="M-60 -190H60V190L0 270L-60 190Z" fill="#fffaf0"/><path d="M-34 -140H34M-34 -104H22M-34 -68H30" stroke="#566157" stroke-width="10"/></g>`,
      ),
  ),
};
