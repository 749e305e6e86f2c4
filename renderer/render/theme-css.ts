import type { Settings } from "../site.ts";

type Theme = Settings["theme"];

/** The narrowest and widest screens that the fluid sizes are drawn between, in rem. */
const narrow = 24.375;
const wide = 90;

/** The six steps of the type: how many times the scale each is above the body text. */
const steps = { small: -0.75, body: 0, lead: 1, title: 2, heading: 3.6, display: 5.3 };

/** The theme as CSS custom properties: colours for light and dark, faces, radius and the fluid type scale. */
export function themeCss(theme: Theme, fonts: { readonly display: string; readonly text: string }): string {
  const fixed = [
    `--font-display:${fonts.display}`,
    `--font-text:${fonts.text}`,
    `--weight-display:${theme.displayWeight}`,
    `--radius:${theme.radius}px`,
    ...Object.entries(steps).map(([name, step]) => `--text-${name}:${fluidSize(step, theme.scale)}`),
  ];
  const light = colours(theme.light);
  const dark = colours(theme.dark);
  return (
    `:root{color-scheme:light dark;${fixed.join(";")};${light}}` +
    `@media (prefers-color-scheme:dark){:root{${dark}}}`
  );
}

function colours(palette: Theme["light"]): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}

/** A size that grows with the screen, from a gentler scale on a phone to the theme's on a desktop. */
function fluidSize(step: number, scale: number): string {
  const smallest = 1.0625 * (1 + (scale - 1) * 0.68) ** step;
  const largest = 1.125 * scale ** step;
  const [low, high] = step < 0 ? [0.875, 0.9375] : [smallest, largest];
  const slope = (high - low) / (wide - narrow);
  const base = low - slope * narrow;
  return `clamp(${round(low)}rem,${round(base)}rem + ${round(slope * 100)}vw,${round(high)}rem)`;
}

const round = (value: number) => Number(value.toFixed(4));
