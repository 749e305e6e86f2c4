import { lettering } from "./lettering.ts";
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

/** The sign of the bakery: an ampersand on a round loaf. */
const sign =
  circle(240, 240, 232, p.tomato) +
  times(24, (index) => place(circle(0, -222, 22, p.tomato), { x: 240, y: 240, turn: index * 15 })) +
  circle(240, 240, 196, p.flour) +
  place(lettering("&", 330, p.ink), { x: 106, y: 352 });

/** The sign, and the name beside it. */
export const logo = () =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 1740 500", width: 870, height: 250 },
    place(sign, { x: 0, y: 10 }) +
      place(lettering("Hallam", 200, p.ink), { x: 530, y: 232 }) +
      place(lettering("& Daughter", 200, p.ink), { x: 530, y: 422 }),
  );
