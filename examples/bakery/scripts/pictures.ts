import { breads } from "./breads.ts";
import { cloth, dots, gingham, rays, stripes } from "./grounds.ts";
import { scenes } from "./scenes.ts";
import { createRandom, dust, palette as p, picture, place } from "./svg.ts";

const grounds: Readonly<Record<keyof typeof breads, string>> = {
  "night-rye": gingham(p.tomato, p.flour),
  "tin-loaf": rays(p.sky, "#a9d2f0"),
  "daughters-baguette": stripes(p.yolk, "#ffc848"),
  "seven-seeds": dots(p.pink, p.tomato),
  "fig-and-walnut": cloth(p.flour, p.blue),
  focaccia: gingham(p.sage, p.flour),
  "cardamom-knots": dots(p.blue, p.sky),
  brioche: rays(p.tomato, "#e4482f"),
};

const plates = Object.entries(breads).map(([name, draw], index) => {
  const random = createRandom(100 + index);
  const body =
    grounds[name as keyof typeof breads] +
    dust(random, { count: 1300, x: 800, y: 620, rx: 900, ry: 640, size: 7, opacity: 0.8 }) +
    place(draw(), { x: 790, y: 590, scale: 1.18, turn: -4 });
  return [name, () => picture(1600, 1200, body)] as const;
});

/** Every picture of the site, by the name of its file. */
export const pictures: Readonly<Record<string, () => string>> = { ...Object.fromEntries(plates), ...scenes };
