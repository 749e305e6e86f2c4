import { around, circle, ellipse, line, path, svg, type Tones, times } from "./shapes.ts";

/** Heads of flowers around the point 0, 0, about 120 wide; those that hang or stand are drawn from the end of their stem. */
export const flowers = {
  daisy: ([light, dark, eye]: Tones) =>
    around(15, (index) => ellipse(0, -44, 9, 26, index % 2 ? light : dark)) +
    circle(0, 0, 20, eye) +
    circle(-4, -5, 10, "#ffffff33"),
  cone: ([light, dark]: Tones) =>
    times(9, (index) => {
      const turn = -112 + index * 28;
      return svg`<g transform="rotate(${turn}) translate(0 14)">${ellipse(0, -44, 11, 32, index % 2 ? light : dark)}</g>`;
    }) +
    path("M-30 8C-30 -34 30 -34 30 8C14 18 -14 18 -30 8Z", "#b0551f") +
    times(9, (index) => circle(-20 + (index % 5) * 10, -14 + Math.floor(index / 5) * 12, 3.4, "#e89b3c")),
  button: ([light, dark, eye]: Tones) =>
    times(
      11,
      (index) =>
        svg`<g transform="rotate(${-125 + index * 25})">${path("M-9 -14L-13 -52L0 -46L13 -52L9 -14Z", index % 2 ? light : dark)}</g>`,
    ) +
    circle(0, -2, 24, eye) +
    circle(-6, -9, 11, "#ffffff2b"),
  cup: ([light, dark, eye]: Tones) =>
    around(5, (index) => path("M0 4C-36 -10 -34 -56 0 -54C34 -56 36 -10 0 4Z", index % 2 ? light : dark)) +
    around(10, () => line("M0 -12V-30", dark, 2)) +
    circle(0, 0, 11, eye),
  star: ([light, dark, eye]: Tones) =>
    around(6, (index) => path("M0 2C-17 -14 -15 -44 0 -58C15 -44 17 -14 0 2Z", index % 2 ? light : dark)) +
    circle(0, 0, 14, eye) +
    around(10, () => circle(0, -19, 2.6, eye)),
  fringed: ([light, dark, eye]: Tones) =>
    around(5, (index) =>
      path("M0 2L-26 -34L-20 -50L-10 -44L0 -54L10 -44L20 -50L26 -34Z", index % 2 ? light : dark),
    ) +
    around(5, () => circle(0, -17, 5, eye)) +
    circle(0, 0, 6, light),
  shaggy: ([light, dark, eye]: Tones) =>
    around(22, (index) => path("M-3 -8C-10 -30 -2 -48 6 -60C10 -44 6 -26 4 -8Z", index % 2 ? light : dark)) +
    around(12, (index) => path("M-3 -4C-7 -18 -2 -28 3 -34C7 -24 5 -12 3 -4Z", index % 2 ? dark : light)) +
    circle(0, 0, 10, eye),
  bell: ([light, dark, eye]: Tones) =>
    path("M0 -8C-34 -2 -26 44 -42 66L-20 58L0 72L20 58L42 66C26 44 34 -2 0 -8Z", light) +
    path("M0 -8C-9 14 -10 44 0 72C10 44 9 14 0 -8Z", dark) +
    line("M0 66V78", eye, 6) +
    circle(0, -8, 9, "#3f7350"),
  columbine: ([light, dark, eye]: Tones) =>
    times(
      5,
      (index) =>
        svg`<g transform="rotate(${-60 + index * 30})">${path("M0 0C-14 14 -18 44 0 60C18 44 14 14 0 0Z", index % 2 ? dark : light)}</g>`,
    ) +
    times(3, (index) =>
      line(svg`M0 0C${-22 + index * 22} -18 ${-30 + index * 30} -30 ${-22 + index * 22} -44`, dark, 8),
    ) +
    line("M-6 54V72M0 56V76M6 54V72", eye, 3),
  globe: ([light, dark]: Tones) =>
    around(11, () => path("M-4 -26L0 -64L4 -26Z", dark)) +
    circle(0, 0, 32, light) +
    times(14, (index) =>
      circle(
        Math.cos(index * 2.4) * 5.6 * Math.sqrt(index + 0.5),
        Math.sin(index * 2.4) * 5.6 * Math.sqrt(index + 0.5),
        3.4,
        dark,
      ),
    ),
  lemon: ([light, dark]: Tones) =>
    circle(0, -4, 46, dark) +
    path("M-46 -4C-40 -44 0 -52 6 -50C-22 -30 -24 20 -2 42C-26 44 -46 22 -46 -4Z", light) +
    path("M46 -4C42 -44 8 -52 2 -50C28 -28 28 18 6 42C30 40 46 22 46 -4Z", light),
  bobble: ([light, dark]: Tones) =>
    ellipse(0, -6, 20, 34, dark) +
    times(12, (index) => circle(-10 + (index % 3) * 10, -32 + Math.floor(index / 3) * 17, 5, light)),
  pincushion: ([light, dark, eye]: Tones) =>
    around(14, (index) =>
      path("M0 0C-12 -22 -9 -46 0 -60C9 -46 12 -22 0 0Z", index % 2 ? light : "#e9e6cf"),
    ) +
    times(26, (index) =>
      circle(
        Math.cos(index * 2.4) * 5.2 * Math.sqrt(index),
        Math.sin(index * 2.4) * 5.2 * Math.sqrt(index),
        4.4,
        index % 3 ? dark : eye,
      ),
    ),
  cluster: ([light, dark, eye]: Tones) =>
    times(9, (index) => {
      const [x, y] = [
        Math.cos(index * 2.4) * 17 * Math.sqrt(index),
        Math.sin(index * 2.4) * 13 * Math.sqrt(index),
      ];
      return svg`<g transform="translate(${x} ${y})">${around(5, () => path("M0 3C-9 -6 -8 -20 0 -22C8 -20 9 -6 0 3Z", index % 2 ? light : dark))}${circle(0, 0, 4, eye)}</g>`;
    }),
  umbel: ([light, dark]: Tones) =>
    times(11, (index) =>
      line(svg`M0 62C${(index - 5) * 4} 30 ${(index - 5) * 11} 14 ${(index - 5) * 14} 0`, "#5b8a55", 3),
    ) +
    times(46, (index) => {
      const t = index / 46;
      return circle(
        Math.cos(index * 2.4) * 80 * Math.sqrt(t),
        Math.sin(index * 2.4) * 22 * Math.sqrt(t) - 4,
        8 - t * 2,
        index % 2 ? light : dark,
      );
    }),
  plume: ([light, dark]: Tones) =>
    times(40, (index) => {
      const t = index / 40;
      return circle(
        Math.sin(index * 2.4) * 46 * (1 - t) * (0.6 + 0.4 * Math.cos(index)),
        40 - t * 110,
        9 - t * 4,
        index % 2 ? light : dark,
      );
    }),
  spike: ([light, dark]: Tones) =>
    times(24, (index) => {
      const t = index / 24;
      const side = index % 2 ? 1 : -1;
      const [x, y] = [side * 19 * (1 - t * 0.85), 84 - t * 190];
      return svg`<g transform="translate(${x} ${y}) rotate(${side * -30})">${ellipse(0, 0, 17 * (1 - t * 0.7), 10 * (1 - t * 0.6), index % 3 ? light : dark)}</g>`;
    }),
  foxglove: ([light, dark, eye]: Tones) =>
    times(13, (index) => {
      const t = index / 13;
      const side = index % 2 ? 1 : -1;
      const size = 1 - t * 0.75;
      return svg`<g transform="translate(${side * 8} ${80 - t * 200}) rotate(${side * -52}) scale(${size * 1.1})">${path("M-7 0C-14 16 -16 34 -20 46C-8 54 8 54 20 46C16 34 14 16 7 0Z", index % 3 ? light : dark)}${ellipse(0, 46, 15, 7, eye)}</g>`;
    }),
  trumpets: ([light, dark]: Tones) =>
    line("M-90 26C-40 -10 30 -22 96 -6", "#3f7350", 5) +
    times(8, (index) => {
      const x = -74 + index * 22;
      return svg`<g transform="translate(${x} ${14 - index * 4.4 + (index > 4 ? (index - 4) * 4 : 0)}) rotate(${-14 + index * 5}) scale(${1.15 - index * 0.09})">${path("M-4 0L-24 -40L-9 -33L0 -50L9 -33L24 -40L4 0Z", index % 2 ? light : dark)}</g>`;
    }),
  iris: ([light, dark, eye]: Tones) =>
    path("M0 2C-20 -22 -26 -62 -8 -84C4 -66 6 -30 0 2Z", light) +
    path("M0 2C20 -22 26 -62 8 -84C-4 -66 -6 -30 0 2Z", dark) +
    path("M0 0C-34 -14 -70 6 -74 48C-44 58 -14 34 0 0Z", dark) +
    path("M0 0C34 -14 70 6 74 48C44 58 14 34 0 0Z", light) +
    path("M0 0C-24 16 -26 56 0 76C26 56 24 16 0 0Z", light) +
    line("M0 10V44M-12 8L-40 30M12 8L40 30", eye, 6),
} as const;

export type FlowerKind = keyof typeof flowers;
