import { installedPackage, packageOf } from "../../files/package-names.ts";
import type { CodeImport } from "./code-imports.ts";
import { type CodeModules, createRefusedCodeFinder, type RefusedCode } from "./refused-code.ts";
import {
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
          const isStyled = each.kind === "styles" && [name, each.by].some((one) => styled.has(one));
          const isOnServer = isAllowable(each) && !inBrowser.has(importer);
          const key = `${each.kind} ${name} ${each.policy ?? ""}`;
          if (!isStyled && !isOnServer && !found.has(key))
            found.set(key, { ...place, ...each, name, ...insteadOf(imported) });
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
