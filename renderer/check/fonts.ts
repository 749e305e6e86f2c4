import { createProblem, type Problem } from "../../schema/problem.ts";
import { similarFont, titleOfFont } from "../../schema/similar-fonts.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { didYouMean, nearest } from "../../schema/suggest.ts";
import { fontFile } from "../../schema/theme-settings.ts";

export function checkFonts(
  { file, site: { theme } }: SiteConfig,
  fonts: readonly string[],
): readonly Problem[] {
  return (["displayFont", "textFont"] as const).flatMap((key) => {
    const name = theme?.[key];
    if (name === undefined || fonts.includes(name)) return [];
    const place = { file, pointer: `/site/theme/${key}` };
    const similar = similarFont(name, fonts);
    const near = suggestionOf(name, similar, fonts);
    const values = similar !== undefined && { values: { nearest: titleOfFont(similar) } };
    if (fontFile.test(name)) {
      return createProblem("missing-font", place, `There is no file content/${name}.`, {
        suggestion: `Put it there. ${near}`,
        ...values,
      });
    }
    const install = `Run npm install @fontsource-variable/${name} if there is such a font. ${near}`;
    const more = { suggestion: install, ...values };
    return createProblem("missing-font", place, `The font "${name}" is not installed.`, more);
  });
}

function suggestionOf(name: string, similar: string | undefined, fonts: readonly string[]): string {
  if (similar === undefined) return "Choose another font.";
  return nearest(name, fonts) === similar ? didYouMean(name, similar) : `"${similar}" looks similar.`;
}
