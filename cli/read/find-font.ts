import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createProblem, type Problem } from "../../schema/problem.ts";
import type { SiteConfig } from "../../schema/site-config.ts";
import { suggestion } from "../../schema/suggest.ts";
import { packageRoot } from "./load-blocks.ts";

const scope = "node_modules/@fontsource-variable";

/** A face that is installed: the folder of its package, and its file. */
export interface FoundFont {
  readonly folder: string;
  readonly source: string;
}

/** Where a face is installed, in the site's folder or in ours. */
export function findFont(root: string, name: string): FoundFont | undefined {
  return [root, packageRoot]
    .map((base) => join(base, scope, name))
    .map((folder) => ({ folder, source: join(folder, "files", `${name}-latin-wght-normal.woff2`) }))
    .find(({ source }) => existsSync(source));
}

/** Reports `missing-font` for a face of the theme that is not installed. */
export function fontProblems(root: string, { file, site: { theme } }: SiteConfig): Problem[] {
  return (["displayFont", "textFont"] as const).flatMap((key) => {
    const name = theme?.[key];
    if (name === undefined || findFont(root, name)) return [];
    const hint = suggestion(name, installedFonts(root)) ?? "Choose another face.";
    return createProblem(
      "missing-font",
      { file, pointer: `/site/theme/${key}` },
      `The face "${name}" is not installed.`,
      `Run npm install @fontsource-variable/${name} if there is such a face. ${hint}`,
    );
  });
}

/** The names of the faces that are installed, in the site's folder or in ours. */
export function installedFonts(root: string): string[] {
  const names = [root, packageRoot].flatMap((base) => {
    const folder = join(base, scope);
    return existsSync(folder) ? readdirSync(folder) : [];
  });
  return [...new Set(names)];
}
