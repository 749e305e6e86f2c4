import { nearest } from "./suggest.ts";

const alike: Readonly<Record<string, readonly string[]>> = {
  lora: ["georgia", "cambria", "merriweather", "constantia", "charter", "source-serif"],
  "eb-garamond": [
    ...["times", "times-new-roman", "garamond", "palatino", "book-antiqua", "baskerville", "caslon"],
    ...["cormorant", "crimson", "minion"],
  ],
  "playfair-display": ["didot", "bodoni", "bodoni-moda", "dm-serif-display", "abril-fatface"],
  besley: ["clarendon", "cooper", "bookman", "recoleta", "fraunces"],
  bitter: ["rockwell", "courier", "courier-new", "roboto-slab", "arvo", "zilla-slab"],
  "public-sans": [
    "arial",
    "helvetica",
    "helvetica-neue",
    "roboto",
    "open-sans",
    "noto-sans",
    "franklin-gothic",
  ],
  figtree: ["avenir", "gotham", "proxima-nova", "nunito", "lato", "dm-sans", "gill-sans"],
  "instrument-sans": ["inter", "calibri", "segoe-ui", "tahoma", "verdana", "trebuchet-ms", "work-sans"],
  manrope: ["sf-pro", "san-francisco", "aptos", "source-sans"],
  outfit: ["futura", "century-gothic", "montserrat", "poppins", "comfortaa", "quicksand"],
  "space-grotesk": ["eurostile", "din", "ibm-plex-sans", "space-mono", "consolas", "monaco"],
  "bricolage-grotesque": ["impact", "oswald", "bebas-neue", "anton"],
};

export function similarFont(name: string, fonts: readonly string[]): string | undefined {
  const wanted = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  const spelt = nearest(wanted, fonts);
  if (spelt !== undefined) return spelt;
  return Object.keys(alike).find((font) => alike[font]?.includes(wanted) && fonts.includes(font));
}

export function titleOfFont(name: string): string {
  const stem = (name.split("/").at(-1) ?? name).replace(/\.woff2$/, "");
  return stem
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => (word.length < 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
}
