import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import type { SiteConfig } from "../../schema/site/site-config.ts";
import { fontFile } from "../../schema/site/theme-settings.ts";
import { similarFont, titleOfFont } from "../../schema/text/similar-fonts.ts";
import { didYouMean, nearest } from "../../schema/text/suggest.ts";

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
