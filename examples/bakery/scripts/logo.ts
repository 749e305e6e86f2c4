import { circle, element, palette as p, path, place, stroke, times } from "./svg.ts";

/** An ear of wheat from 0, 0 upwards, 100 high. */
export const ear = (colour: string) =>
  stroke("M0 0V-100", colour, 7) +
  times(
    4,
    (row) =>
      place(path("M0 0C26 -4 34 -26 26 -40C6 -36 -4 -20 0 0Z", colour), { y: -18 - row * 20 }) +
      element(
        "g",
        { transform: "scale(-1 1)" },
        place(path("M0 0C26 -4 34 -26 26 -40C6 -36 -4 -20 0 0Z", colour), { y: -18 - row * 20 }),
      ),
  ) +
  place(path("M0 0C14 -12 14 -32 0 -44C-14 -32 -14 -12 0 0Z", colour), { y: -92 });

/** A round loaf with an ampersand for its cut: the sign of the bakery. */
export const logo = () =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 480 480", width: 480, height: 480 },
    circle(240, 240, 232, p.tomato) +
      times(24, (index) => place(circle(0, -222, 22, p.tomato), { x: 240, y: 240, turn: index * 15 })) +
      circle(240, 240, 196, p.flour) +
      place(ear(p.yolk), { x: 128, y: 318, scale: 1.15, turn: -10 }) +
      place(ear(p.yolk), { x: 372, y: 318, scale: 1.15, turn: 10 }) +
      stroke(
        "M318 334C268 286 214 226 204 196C192 158 214 128 246 128C276 128 294 150 286 178C276 214 184 230 184 292C184 332 218 352 252 344C294 334 316 296 320 250",
        p.ink,
        38,
      ),
  );
