import type { Settings } from "../../site.ts";

type Theme = Settings["theme"];
type Palette = Theme["light"];

const narrow = 24.375;
const wide = 90;
const widest = 120;

/** Exponents of the scale, relative to the body text. */
const textSteps = { small: -0.75, body: 0, lead: 1, title: 2, heading: 3.6, display: 5.3 };

const spaceSteps = [
  [0.25, 0.25],
  [0.5, 0.5],
  [0.875, 0.875],
  [1.5, 1.5],
  [2.5, 2.5],
  [2.5, 4],
  [3.5, 6.5],
  [5, 10],
] as const;
const largeSpace = 5;

export function themeCss(theme: Theme, fonts: { readonly display: string; readonly text: string }): string {
  const { spacing, gutter, pageWidth } = theme;
  const properties: Record<string, string | number> = {
    "--font-display": fonts.display,
    "--font-text": fonts.text,
    "--weight-display": theme.displayWeight,
    "--line-height": theme.lineHeight,
    ...named(
      "--text-",
      Object.entries(textSteps).map(([name, step]) => [
        name,
        step < textSteps.title ? textSize(step, theme) : inBlock(textSize(step, theme)),
      ]),
    ),
    ...named(
      "--space-",
      spaceSteps.map(([low, high], index) => {
        const space = fluid(low * spacing, high * spacing);
        return [index + 1, index < largeSpace ? space : inBlock(space)];
      }),
    ),
    "--page-width": fluid(pageWidth, pageWidth * 1.1, [wide, widest]),
    "--margin": fluid(gutter, gutter * 3.2),
    "--gutter": `max(${inBlock(fluid(gutter, gutter * 3.2))},calc((100% - var(--page-width))/2))`,
    "--measure": "32em",
    "--column": "calc(32*var(--text-body))",
    "--radius": `${theme.radius}px`,
    "--band": "var(--sheet)",
    "--rule": "color-mix(in srgb,var(--ink) 38%,var(--paper))",
    "--ease": "cubic-bezier(.3,0,.15,1)",
    ...colours("--", theme.light),
    ...colours("--dark-", theme.dark),
  };
  return (
    `:root{color-scheme:light dark;${declarations(properties)}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${declarations(colours("--", theme.dark))}}}` +
    "@media (prefers-contrast:more){:root{--quiet:var(--ink);--line:var(--ink);--rule:var(--ink)}}"
  );
}

export function themeAttributes(theme: Theme): Readonly<Record<string, string>> {
  return { "data-header": theme.header, "data-sections": theme.sections };
}

const named = (prefix: string, values: readonly (readonly [string | number, string])[]) =>
  Object.fromEntries(values.map(([name, value]) => [`${prefix}${name}`, value]));

const colours = (prefix: string, palette: Palette) => named(prefix, Object.entries(palette));

const declarations = (properties: Readonly<Record<string, string | number>>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

function textSize(step: number, { scale, textSize: px }: Theme): string {
  const body = px / 16;
  if (step < 0) return fluid(Math.max(0.8125, body * 0.8235), Math.max(0.875, body * 0.8824));
  const [low, high] = [body * (1 + (scale - 1) * 0.68) ** step, body * 1.0588 * scale ** step];
  if (step < textSteps.heading) return fluid(low, high);
  return fluid(low, low + ((high - low) * (widest - narrow)) / (wide - narrow), [narrow, widest]);
}

function fluid(low: number, high: number, [from, to] = [narrow, wide]): string {
  if (low === high) return `${round(low)}rem`;
  const slope = (high - low) / (to - from);
  const base = low - slope * from;
  return `clamp(${round(low)}rem,${round(base)}rem + ${round(slope * 100)}vw,${round(high)}rem)`;
}

/** By the width of the container that the size is used in, which is the screen's where there is none. */
const inBlock = (size: string) => size.replaceAll("vw", "cqi");

const round = (value: number) => Number(value.toFixed(4));
