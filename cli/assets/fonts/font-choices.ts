import type { FontChoice } from "../../../editing/host/served-content.ts";
import { titleOfFont } from "../../../schema/text/similar-fonts.ts";
import { findFont, installedFonts } from "./find-font.ts";
import { fontLetters } from "./font-letters.ts";
import { fontSubsets } from "./font-subsets.ts";
import { type FontAsset, type FontOptions, fontFiles, withAddresses } from "./fonts.ts";
import { fontFaceRule } from "./make-font.ts";
import { readFont } from "./read-own-fonts.ts";

/** The fonts that the editor can preview, and their files. */
export interface FontChoices {
  readonly choices: readonly FontChoice[];
  readonly files: readonly FontAsset[];
}

const leftOf = { display: 0.42, text: 0.77 };

export async function loadFontChoices(options: Omit<FontOptions, "theme" | "cache">): Promise<FontChoices> {
  const { root, own, languages, base } = options;
  const names = [...own.map(({ name }) => name), ...installedFonts(root)];
  const made = await Promise.all(
    names.map(async (name) => {
      const ownFont = own.find((font) => font.name === name);
      const installed = ownFont ? undefined : findFont(root, name);
      const [wanted = "latin"] = fontSubsets(languages);
      if (!ownFont && installed?.file(wanted) === undefined) return [];
      const font = ownFont ?? installed;
      const files = font ? await fontFiles(name, font, languages) : [];
      const [first] = files;
      if (!first) return [];
      const about = installed?.about() ?? {};
      const facts = about.weights === undefined ? readFont(first.bytes) : undefined;
      const title = (about.title ?? titleOfFont(name)).replace(/["\\]/g, "");
      const category = about.category ?? (facts?.serif ? "serif" : "sans-serif");
      const weights = about.weights ?? facts?.weights ?? "400";
      const [least = 400, most = least] = weights.split(" ").map(Number);
      const rules = files.map(({ range }) => fontFaceRule(title, weights, { range }));
      const { css, files: assets } = withAddresses(files, rules, base);
      const left = ownFont || !fontLetters(languages) ? { display: 1, text: 1 } : leftOf;
      const bytes = (part: number) => Math.round(first.bytes.byteLength * part);
      const choice: FontChoice = {
        name,
        title,
        category,
        weights: [least, most],
        css,
        family: `"${title}",${category === "serif" ? "serif" : "sans-serif"}`,
        bytes: { display: bytes(left.display), text: bytes(left.text) },
      };
      return [{ choice, assets }];
    }),
  );
  const found = made.flat();
  return { choices: found.map(({ choice }) => choice), files: found.flatMap(({ assets }) => assets) };
}
