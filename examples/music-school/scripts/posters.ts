import { circle, height, ink, note, paper, red, sheet, staff, width, yellow } from "./ink.ts";

/** Five lines that follow one path side by side, as tracks do. */
function tracks(path: (offset: number) => string, gap: number, colour: string, thick: number): string {
  return [-2, -1, 0, 1, 2]
    .map(
      (line) =>
        `<path d="${path(line * gap)}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linejoin="round"/>`,
    )
    .join("");
}

const stop = (x: number, y: number, size: number, fill: string) =>
  circle(x, y, size, fill, `stroke="${ink}" stroke-width="${size / 3}"`);

/** A staff that runs through the picture like a railway, with notes for its stations. */
function route(w: number, h: number, ground: string): string {
  const [low, high] = [h * 0.66, h * 0.34];
  const gap = h * 0.062;
  const slope = low - high;
  const bend = (o: number) => o * Math.tan(Math.PI / 8);
  const [a, b] = [w * 0.3, w * 0.66];
  const path = (o: number) =>
    `M0 ${low + o} H${a + bend(o)} L${a + slope + bend(o)} ${high + o} H${b - bend(o)} L${b + slope - bend(o)} ${low + o} H${w}`;
  const stations = [
    [0.07, low + 2 * gap, red],
    [0.13, low + gap, ink],
    [0.2, low, ink],
    [0.27, low - gap, red],
    [0.52, high + gap, ink],
    [0.57, high, red],
    [0.63, high - gap, ink],
    [0.86, low, ink],
    [0.93, low + 2 * gap, red],
  ] as const;
  const notes = stations.map(([x, y, fill]) => {
    const px = x * w;
    const up = y > h * 0.4;
    const size = gap * 0.72;
    const stem = up
      ? `M${px + size * 0.85} ${y} V${y - gap * 4.2}`
      : `M${px - size * 0.85} ${y} V${y + gap * 4.2}`;
    return `<path d="${stem}" stroke="${fill}" stroke-width="${gap * 0.16}"/>${note(px, y, size, fill)}`;
  });
  const ends = `<path d="M${w * 0.972} ${low - 2 * gap}v${4 * gap}" stroke="${ink}" stroke-width="5"/><path d="M${w * 0.985} ${low - 2 * gap}v${4 * gap}" stroke="${ink}" stroke-width="16"/>`;
  const change =
    stop(a + slope / 2, (low + high) / 2, gap, paper) + stop(b + slope / 2, (low + high) / 2, gap, paper);
  return sheet(ground, tracks(path, gap, ink, w / 400) + notes.join("") + ends + change, [w, h]);
}

const rays = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI;
  return `<path d="M600 800 L${600 + Math.cos(angle) * 1400} ${800 + Math.sin(angle) * 1400}" stroke="${ink}" stroke-width="${index % 2 ? 10 : 44}"/>`;
}).join("");

const night = sheet(
  ink,
  tracks(
    (o) => `M0 ${520 + o} C 300 ${300 + o} 500 ${700 + o} 800 ${480 + o} S 1100 ${420 + o} 1200 ${500 + o}`,
    34,
    yellow,
    6,
  ) +
    circle(910, 200, 110, yellow) +
    circle(950, 176, 96, ink) +
    note(300, 432, 30, red) +
    note(540, 538, 30, paper) +
    note(760, 500, 30, red),
);

const steps = sheet(
  paper,
  [0, 80, 140, 200, 290, 370, 430, 520]
    .map((rise, index) => {
      const top = 680 - rise;
      return `<rect x="${60 + index * 138}" y="${top}" width="112" height="${height - top}" fill="${index === 2 || index === 5 ? red : index % 2 ? ink : yellow}"/>`;
    })
    .join(""),
);

const sunrise = sheet(yellow, rays + circle(600, 800, 330, red) + staff(90, 34, ink));

const bows = sheet(
  red,
  Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M${-200 + index * 170} 860 L${260 + index * 170} -60" stroke="${index % 3 ? yellow : ink}" stroke-width="${index % 3 ? 12 : 40}"/>`,
  ).join("") + tracks((o) => `M0 ${400 + o} H${width}`, 40, paper, 5),
);

const ring = sheet(
  ink,
  [330, 280, 230, 180, 130]
    .map((radius) => circle(600, 400, radius, "none", `stroke="${yellow}" stroke-width="6"`))
    .join("") +
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
      return circle(
        600 + Math.cos(angle) * 230,
        400 + Math.sin(angle) * 230,
        index % 3 ? 26 : 46,
        index % 3 ? paper : red,
      );
    }).join(""),
);

/** Pictures of events and of the school, by the names of their files. */
export const posters: Readonly<Record<string, string>> = {
  line: route(2400, 900, paper),
  share: route(1200, 630, yellow),
  night,
  steps,
  sunrise,
  bows,
  ring,
};
