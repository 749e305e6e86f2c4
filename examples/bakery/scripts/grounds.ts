import { circle, path, rect, times } from "./svg.ts";

/** What pictures lie on, 1600 by 1200 unless they are told otherwise. */
const size = [1600, 1200] as const;

export const plain = (colour: string, [width, height]: readonly [number, number] = size) =>
  rect([0, 0, width, height], colour);

export const gingham = (colour: string, light: string) =>
  plain(light) +
  times(10, (index) => rect([index * 160 + 40, 0, 80, 1200], colour, { opacity: 0.55 })) +
  times(8, (index) => rect([0, index * 160 + 40, 1600, 80], colour, { opacity: 0.55 }));

export const stripes = (colour: string, light: string) =>
  plain(colour) + times(9, (index) => path(`M${index * 260 - 400} 0h120l-340 1200h-120Z`, light));

export const dots = (colour: string, other: string) =>
  plain(colour) +
  times(88, (index) => {
    const row = Math.floor(index / 11);
    return circle((index % 11) * 160 + (row % 2) * 80, row * 160 + 40, 22, other, { opacity: 0.5 });
  });

export const rays = (colour: string, light: string) =>
  plain(colour) +
  times(16, (index) => {
    const at = (turn: number) => {
      const angle = ((index + turn) / 16) * 2 * Math.PI;
      return `${(800 + Math.cos(angle) * 1400).toFixed(0)} ${(600 + Math.sin(angle) * 1400).toFixed(0)}`;
    };
    return path(`M800 600L${at(0)}L${at(0.5)}Z`, light);
  });

/** A tea towel with stripes at its edge. */
export const cloth = (colour: string, band: string) =>
  plain(colour) +
  [90, 150, 172, 1010, 1070, 1092].map((y, index) => rect([0, y, 1600, index % 3 ? 10 : 44], band)).join("");
