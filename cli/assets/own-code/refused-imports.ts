import { installedPackage, packageOf } from "../../files/package-names.ts";
import { isStyle } from "../bundle/import-plugins.ts";
import type { CodeImport } from "./code-imports.ts";
import { type CodeModules, createRefusedCodeFinder, type RefusedCode } from "./refused-code.ts";
import {
  addsLoadedStyles,
  packageStylesheet,
  type ReachedCode,
  type ResolvedImport,
  styledPackages,
  unstyledExport,
} from "./unstyled-packages.ts";

/** An import of a site's own code that brings code which a page refuses, with what the package has in its place. */
export interface RefusedImport extends CodeImport, RefusedCode {
  /** The package that is imported. */
  readonly name: string;
  /** The stylesheet that the package has beside its script, as it is imported. */
  readonly stylesheet?: string;
  /** Whether the block has its stylesheet, which lacks what the script adds. */
  readonly isStyled?: true;
  /** Where it has a version that adds no styles. */
  readonly unstyled?: string;
}

/** The code of a site, with the modules that its packages bring. */
export interface ImportedCode extends Omit<ReachedCode, "reached"> {
  readonly modules: CodeModules;
  /** The modules that start in the browser: those of islands and enhancements. */
  readonly islands: readonly string[];
}

/** Finds, by a module with a block's definition, what its packages do at run time and a page refuses: each once, at its first import. */
export function refusedImports({ root, ownImports, reachedFrom, modules, islands }: ImportedCode) {
  const inBrowser = new Set(islands.flatMap((each) => reachedFrom(each)));
  const find = createRefusedCodeFinder(modules);
  const isInStylesheets = (name: string, by: string, reached: readonly string[]) => {
    const stylesheets = reached.filter((id) => isStyle(id) && packageOf(id) === name);
    const codes = modules.ids.filter((id) => packageOf(id) === by && !isStyle(id)).map(modules.codeOf);
    return stylesheets.length === 0 || addsLoadedStyles(codes, stylesheets);
  };
  return async (definition: string): Promise<readonly RefusedImport[]> => {
    const reached = reachedFrom(definition);
    const own = reached.filter((id) => ownImports.has(id));
    const styled = styledPackages({ root, reached });
    const found = new Map<string, RefusedImport>();
    for (const importer of own)
      for (const imported of ownImports.get(importer) ?? [])
        for (const each of await find(importer, imported.imported, own)) {
          const { id, ...place } = imported;
          const name = (id && packageOf(id)) ?? imported.imported;
          const loaded = each.kind === "styles" ? [name, each.by].filter((one) => styled.has(one)) : [];
          const isKnown = loaded.some((one) => isInStylesheets(one, each.by, reached));
          const instead = loaded.length > 0 ? { isStyled: true as const } : insteadOf(imported);
          const isOnServer = isAllowable(each) && !inBrowser.has(importer);
          const key = `${each.kind} ${name} ${each.policy ?? ""}`;
          if (!isKnown && !isOnServer && !found.has(key))
            found.set(key, { ...place, ...each, name, ...instead });
        }
    return [...found.values()];
  };
}

/** What the definition of a block can allow, for pages that run it. */
const isAllowable = ({ kind }: RefusedCode) => kind !== "styles" && kind !== "code";

function insteadOf({ id }: ResolvedImport): Pick<RefusedImport, "stylesheet" | "unstyled"> {
  const { folder } = (id && installedPackage(id)) || {};
  if (folder === undefined) return {};
  const stylesheet = packageStylesheet(folder)?.imported;
  const unstyled = unstyledExport(folder);
  return { ...(stylesheet && { stylesheet }), ...(unstyled && { unstyled }) };
}
