import { type FlowerKind, flowers } from "./flowers.ts";
import {
  again,
  around,
  between,
  createRandom,
  ellipse,
  greens,
  grounds,
  line,
  path,
  placed,
  type Random,
  sheet,
  svg,
  type Tones,
  times,
  tones,
} from "./shapes.ts";

type LeafKind = "lance" | "round" | "feather" | "sword" | "hand" | "grey";

/** How a plant is drawn: its flower, its leaf, how high it stands in the square, and how many heads it has. */
type Habit = readonly [flower: FlowerKind | "grass" | "fern", leaf: LeafKind, top: number, heads: number];

export const habits: Readonly<Record<string, Habit>> = {
  "achillea-filipendulina": ["umbel", "feather", 150, 6],
  "achillea-millefolium": ["umbel", "feather", 260, 7],
  "alchemilla-mollis": ["plume", "round", 380, 9],
  "anemone-nemorosa": ["star", "hand", 430, 7],
  "aquilegia-vulgaris": ["columbine", "round", 230, 7],
  "aster-amellus": ["daisy", "lance", 330, 9],
  "astrantia-major": ["pincushion", "hand", 250, 7],
  "briza-media": ["grass", "sword", 300, 15],
  "campanula-glomerata": ["cluster", "lance", 340, 6],
  "campanula-persicifolia": ["bell", "lance", 190, 8],
  "campanula-portenschlagiana": ["star", "round", 560, 18],
  "crocosmia-masoniorum": ["trumpets", "sword", 220, 5],
  "delphinium-elatum": ["spike", "hand", 170, 5],
  "dianthus-carthusianorum": ["fringed", "sword", 280, 8],
  "dianthus-deltoides": ["fringed", "sword", 500, 16],
  "digitalis-lutea": ["foxglove", "lance", 200, 5],
  "digitalis-purpurea": ["foxglove", "lance", 160, 4],
  "echinacea-purpurea": ["cone", "lance", 210, 6],
  "eryngium-planum": ["globe", "hand", 230, 8],
  "filipendula-ulmaria": ["plume", "hand", 190, 6],
  "foeniculum-vulgare": ["umbel", "feather", 140, 7],
  "geranium-macrorrhizum": ["cup", "round", 430, 9],
  "geranium-phaeum": ["cup", "hand", 250, 8],
  "geranium-pratense": ["cup", "hand", 280, 8],
  "geranium-sanguineum": ["cup", "hand", 470, 11],
  "geum-rivale": ["bell", "round", 400, 7],
  "helenium-autumnale": ["button", "lance", 170, 8],
  "helleborus-foetidus": ["bell", "hand", 330, 9],
  "helleborus-niger": ["cup", "hand", 470, 6],
  "heuchera-sanguinea": ["plume", "round", 310, 6],
  "hylotelephium-spectabile": ["umbel", "grey", 400, 6],
  "hylotelephium-telephium": ["umbel", "grey", 360, 6],
  "iris-foetidissima": ["iris", "sword", 340, 3],
  "iris-pallida": ["iris", "sword", 230, 3],
  "iris-sibirica": ["iris", "sword", 190, 5],
  "leucanthemum-vulgare": ["daisy", "lance", 260, 9],
  "miscanthus-sinensis": ["grass", "sword", 130, 11],
  "molinia-caerulea": ["grass", "sword", 220, 17],
  "monarda-didyma": ["shaggy", "lance", 220, 6],
  "nepeta-racemosa": ["spike", "grey", 450, 9],
  "origanum-vulgare": ["cluster", "round", 330, 9],
  "penstemon-digitalis": ["foxglove", "lance", 220, 5],
  "platycodon-grandiflorus": ["star", "lance", 310, 7],
  "polypodium-cambricum": ["fern", "feather", 240, 9],
  "polypodium-vulgare": ["fern", "feather", 330, 7],
  "pulsatilla-vulgaris": ["star", "feather", 470, 6],
  "rudbeckia-fulgida": ["daisy", "lance", 260, 8],
  "salvia-nemorosa": ["spike", "lance", 320, 8],
  "sanguisorba-officinalis": ["bobble", "hand", 190, 12],
  "saxifraga-urbium": ["plume", "round", 380, 6],
  "sedum-acre": ["star", "grey", 640, 22],
  "sedum-album": ["cluster", "grey", 600, 12],
  "silene-dioica": ["cup", "lance", 240, 9],
  "stachys-byzantina": ["spike", "grey", 370, 4],
  "stipa-gigantea": ["grass", "sword", 90, 13],
  "stipa-tenuissima": ["grass", "sword", 330, 23],
  "thymus-serpyllum": ["cluster", "round", 620, 14],
  "tiarella-cordifolia": ["plume", "round", 370, 7],
  "trollius-europaeus": ["lemon", "hand", 290, 7],
  "veronica-spicata": ["spike", "lance", 340, 8],
};

const silver = ["#7f9c8c", "#9bb3a2", "#b6c8b8", "#8aa894"] as const;

/** A leaf that begins at 0, 0 and points up, 100 long. */
function leafOf(kind: LeafKind, colour: string, vein: string): string {
  if (kind === "round")
    return ellipse(0, -62, 44, 38, colour) + line("M0 0V-84M0 -50L-24 -72M0 -50L24 -72", vein, 3);
  if (kind === "sword") return path("M-9 0C-12 -60 -4 -90 2 -104C10 -84 14 -50 9 0Z", colour);
  if (kind === "hand")
    return (
      times(
        5,
        (index) =>
          svg`<g transform="rotate(${-56 + index * 28})">${path("M0 0C-15 -34 -13 -72 0 -92C13 -72 15 -34 0 0Z", colour)}</g>`,
      ) + line("M0 0V-70", vein, 3)
    );
  if (kind === "feather")
    return (
      line("M0 0V-100", colour, 4) +
      times(8, (index) =>
        line(
          svg`M0 ${-12 - index * 11}L${-30 + index * 2.6} ${-34 - index * 10}M0 ${-12 - index * 11}L${30 - index * 2.6} ${-34 - index * 10}`,
          colour,
          5,
        ),
      )
    );
  return path("M0 0C-26 -30 -22 -76 0 -104C22 -76 26 -30 0 0Z", colour) + line("M0 -6V-88", vein, 3);
}

/** A plant on its ground. */
export function drawPlant(id: string, colour: string): string {
  const [flower, leaf, top, heads] = habitOf(id);
  const random = createRandom(seedOf(id));
  const own = tones[colour] ?? fallback;
  const [near, far] = grounds[colour] ?? ["#eee", "#ddd"];
  const shades = leaf === "grey" ? silver : greens;
  const behind =
    `<rect width="1000" height="1000" fill="${near}"/>` +
    svg`<circle cx="500" cy="520" r="380" fill="${far}"/>` +
    path("M0 860C260 820 620 838 1000 850V1000H0Z", "#6d5646") +
    path("M0 900C300 872 700 884 1000 892V1000H0Z", "#5a4539");
  if (flower === "grass") return sheet(1000, 1000, behind + grass(random, own, { top, blades: heads }));
  if (flower === "fern") return sheet(1000, 1000, behind + fronds(random, { top, count: heads }));
  const defs =
    `<g id="f">${flowers[flower](own)}</g>` +
    shades
      .map((shade, index) => `<g id="l${index}">${leafOf(leaf, shade, shades[(index + 1) % 4] ?? shade)}</g>`)
      .join("");
  return sheet(
    1000,
    1000,
    behind + (top > 480 ? mat(random, top, heads) : stems(random, { top, heads, leaf, flower })),
    defs,
  );
}

interface Stand {
  readonly top: number;
  readonly heads: number;
  readonly leaf: LeafKind;
  readonly flower: FlowerKind;
}

const hanging: readonly FlowerKind[] = ["bell", "columbine"];
const tall: readonly FlowerKind[] = ["spike", "foxglove", "plume"];

function stems(random: Random, { top, heads, leaf, flower }: Stand): string {
  const spread = Math.min(330, 150 + heads * 26);
  const low = leaf === "sword" || leaf === "hand" || leaf === "round";
  const size = (tall.includes(flower) ? 1.25 : 1.2) * (heads > 7 ? 0.92 : 1.08);
  const foot = times(low ? 15 : 9, (index) => {
    const turn = -72 + (index * 144) / (low ? 14 : 8) + between(random, -5, 5);
    const length = leaf === "sword" ? between(random, 3.2, 4.6) : between(random, 1.5, 2.3);
    return again(`l${index % 4}`, {
      x: 500 + turn * 0.7,
      y: 880,
      scale: length,
      turn: turn * (leaf === "sword" ? 0.55 : 1),
    });
  });
  const order = Array.from({ length: heads }, (_, index) => index).sort((a, b) => (a % 2) - (b % 2));
  const all = order.map((index) => {
    const part = heads === 1 ? 0 : (index / (heads - 1)) * 2 - 1;
    const x = 500 + part * spread;
    const y = top + Math.abs(part) ** 1.6 * 190 + (index % 2) * 90 + between(random, -16, 16);
    const foot = 500 + part * 60;
    const bend = svg`M${foot} 890C${foot} ${(y + 890) / 2} ${x} ${y + 220} ${x} ${y}`;
    const beside = low
      ? ""
      : times(3, (step) => {
          const t = 0.2 + step * 0.2;
          const side = (step + index) % 2 ? 1 : -1;
          return again(`l${(index + step) % 4}`, {
            x: foot + (x - foot) * t * t,
            y: 890 + (y - 890) * t,
            scale: between(random, 0.8, 1.2),
            turn: side * between(random, 38, 62),
          });
        });
    const hangs = hanging.includes(flower);
    const lean = hangs ? part * -14 : part * 10;
    return (
      line(bend, greens[1], 8) + beside + again("f", { x, y: y + (hangs ? 6 : 0), scale: size, turn: lean })
    );
  });
  return foot + all.join("");
}

/** Low plants: leaves and flowers over a mound. */
function mat(random: Random, top: number, heads: number): string {
  const on = (part: number, depth: number) => ({
    x: 500 + part * 390 * (1 - depth * 0.12),
    y: 880 - (1 - part * part) * (880 - top) * (1 - depth),
  });
  const leaves = times(90, (index) => {
    const part = between(random, -1, 1);
    return again(`l${index % 4}`, {
      ...on(part, 1 - Math.sqrt(index / 90)),
      scale: between(random, 0.45, 0.7),
      turn: part * 60 + between(random, -40, 40),
    });
  });
  const flowersOn = times(heads, (index) => {
    const part = -0.86 + (index / (heads - 1)) * 1.72;
    return again("f", {
      ...on(part, (index % 3) * 0.3),
      scale: heads > 15 ? 0.62 : 0.78,
      turn: between(random, -25, 25),
    });
  });
  return leaves + flowersOn;
}

function grass(
  random: Random,
  [light, dark, eye]: Tones,
  { top, blades }: { readonly top: number; readonly blades: number },
): string {
  const leaves = times(60, (index) => {
    const x = between(random, -1, 1);
    return line(
      svg`M${500 + x * 60} 890Q${500 + x * 80} ${between(random, 420, 620)} ${500 + x * 400} ${between(random, 560, 860)}`,
      index % 3 ? (greens[index % 4] ?? dark) : dark,
      between(random, 4, 8),
    );
  });
  const plumes = times(blades, (index) => {
    const part = blades === 1 ? 0 : (index / (blades - 1)) * 2 - 1;
    const [x, y] = [500 + part * 330, top + Math.abs(part) ** 1.5 * 220 + (index % 2) * 70];
    const stalk = line(
      svg`M${500 + part * 40} 890C${500 + part * 60} 600 ${500 + part * 190} ${y + 120} ${x} ${y}`,
      dark,
      4,
    );
    const seeds = times(16, (seed) => {
      const t = seed / 16;
      const side = seed % 2 ? 1 : -1;
      return svg`<g transform="translate(${x - part * t * 70} ${y + t * 130}) rotate(${part * 30 + side * 24})">${ellipse(side * 9, 0, 6, 20 - t * 6, seed % 3 ? light : eye)}</g>`;
    });
    return stalk + seeds;
  });
  return leaves + plumes;
}

const frond = (colour: string, length: number) =>
  line(svg`M0 0V${-length}`, colour, 7) +
  times(19, (index) => {
    const t = index / 19;
    const width = 22 + 96 * Math.sin(Math.PI * (0.12 + t * 0.88));
    const y = -length * (0.16 + t * 0.84);
    const half = (side: number) =>
      path(
        svg`M0 ${y + 14}C${side * width * 0.5} ${y - 2} ${side * width} ${y - 18} ${side * width} ${y - 26}C${side * width * 0.6} ${y - 30} ${side * width * 0.2} ${y - 18} 0 ${y - 12}Z`,
        colour,
      );
    return half(1) + half(-1);
  });

function fronds(random: Random, { top, count }: { readonly top: number; readonly count: number }): string {
  return times(count, (index) => {
    const part = (index / (count - 1)) * 2 - 1;
    const length = (880 - top) * (0.8 + 0.2 * (1 - Math.abs(part))) * between(random, 0.92, 1);
    return placed(frond(greens[(index * 3) % 4] ?? greens[0], length), {
      x: 500 + part * 60,
      y: 890,
      turn: part * 66,
    });
  });
}

/** A flower of a plant, close by. */
export function drawDetail(id: string, colour: string): string {
  const [flower, leaf] = habitOf(id);
  const own = tones[colour] ?? fallback;
  const [near, far] = grounds[colour] ?? ["#eee", "#ddd"];
  const random = createRandom(seedOf(id) + 7);
  const behind =
    `<rect width="1000" height="1000" fill="${far}"/>` +
    svg`<circle cx="500" cy="500" r="430" fill="${near}"/>`;
  if (flower === "fern")
    return sheet(
      1000,
      1000,
      behind + placed(frond(greens[1], 980), { x: 420, y: 1060, scale: 1.5, turn: 14 }),
    );
  if (flower === "grass")
    return sheet(
      1000,
      1000,
      behind + placed(grass(random, own, { top: 200, blades: 3 }), { x: -560, y: -180, scale: 2.1 }),
    );
  const scale = tall.includes(flower) ? 3.9 : flower === "trumpets" || flower === "umbel" ? 4.4 : 5.4;
  const up = hanging.includes(flower) ? 330 : tall.includes(flower) ? 540 : 500;
  const shades = leaf === "grey" ? silver : greens;
  const leaves = around(
    5,
    (index) => placed(leafOf(leaf, shades[index % 4] ?? greens[0], greens[3]), { x: 0, y: -60, scale: 4 }),
    36,
  );
  return sheet(
    1000,
    1000,
    behind +
      placed(leaves, { x: 500, y: 640 }) +
      placed(flowers[flower](own), { x: 500, y: up, scale, turn: -6 }),
  );
}

const fallback: Tones = ["#b9cc7c", "#8fab57", "#6d8a3d"];

function habitOf(id: string): Habit {
  const habit = habits[id];
  if (!habit) throw new Error(`Say in habits how ${id} is drawn.`);
  return habit;
}

const seedOf = (id: string) =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
