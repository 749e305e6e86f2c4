import { createProblem, type Problem } from "../../schema/problem.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";

/** Reports `missing-font` for a face of the theme that is not among those installed. */
export function checkFaces(
  { file, site: { theme } }: SiteConfig,
  faces: readonly string[],
): readonly Problem[] {
  return (["displayFont", "textFont"] as const).flatMap((key) => {
    const name = theme?.[key];
    if (name === undefined || faces.includes(name)) return [];
    const hint = suggestion(name, faces) ?? "Choose another face.";
    return createProblem(
      "missing-font",
      { file, pointer: `/site/theme/${key}` },
      `The face "${name}" is not installed.`,
      `Run npm install @fontsource-variable/${name} if there is such a face. ${hint}`,
    );
  });
}
