import { createProblem, type Problem } from "../../schema/problem.ts";
import { fontFile } from "../../schema/site/theme.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";

/**
 * Reports `missing-font` for a font of the theme that is not among those that the site can have: names of installed
 * packages, and files of content/fonts as `fonts/brand.woff2`.
 */
export function checkFonts(
  { file, site: { theme } }: SiteConfig,
  fonts: readonly string[],
): readonly Problem[] {
  return (["displayFont", "textFont"] as const).flatMap((key) => {
    const name = theme?.[key];
    if (name === undefined || fonts.includes(name)) return [];
    const place = { file, pointer: `/site/theme/${key}` };
    const near = suggestion(name, fonts) ?? "Choose another font.";
    if (fontFile.test(name)) {
      return createProblem(
        "missing-font",
        place,
        `There is no file content/${name}.`,
        `Put it there. ${near}`,
      );
    }
    const install = `Run npm install @fontsource-variable/${name} if there is such a font. ${near}`;
    return createProblem("missing-font", place, `The font "${name}" is not installed.`, install);
  });
}
