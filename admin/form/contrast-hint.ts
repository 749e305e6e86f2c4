import { contrast, contrastPairs, enoughContrast } from "../../renderer/check/contrast.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import { valueAt } from "../edits/value-at.ts";
import type { Path } from "./form-context.ts";

/** How well text can be read where a colour of the theme is used, in a sentence; nothing for other values. */
export function contrastHint(site: unknown, path: Path): string | undefined {
  const [theme, scheme, key] = path;
  if (theme !== "theme" || (scheme !== "light" && scheme !== "dark") || path.length !== 3) return undefined;
  const { properties } = siteSchema.properties.theme.properties[scheme];
  const known: Readonly<Record<string, { readonly title: string; readonly default: string }>> = properties;
  const colourOf = (name: string) => {
    const written = valueAt(site, [theme, scheme, name]) ?? known[name]?.default;
    return typeof written === "string" && /^#[0-9a-f]{6}$/i.test(written) ? written : undefined;
  };
  const ratios = contrastPairs.flatMap(([text, behind]) => {
    const [front, back] = [colourOf(text), colourOf(behind)];
    if ((text !== key && behind !== key) || !front || !back) return [];
    const other = known[text === key ? behind : text]?.title.toLowerCase() ?? "";
    return [{ words: text === key ? `on ${other}` : `under ${other}`, ratio: contrast(front, back) }];
  });
  const worst = ratios.toSorted((one, two) => one.ratio - two.ratio)[0];
  if (!worst) return undefined;
  const verdict = worst.ratio >= enoughContrast ? "easy to read" : `too faint: text needs ${enoughContrast}`;
  // Rounded down, so that 4.499 is not said to be enough.
  return `Contrast ${(Math.floor(worst.ratio * 10) / 10).toFixed(1)} to 1 ${worst.words}: ${verdict}.`;
}
