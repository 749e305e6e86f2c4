import { type ModuleUnits, moduleUnits, ownStatements } from "./module-units.ts";

interface OwnModules {
  /** The site's own modules: what packages do with contexts of theirs is their matter. */
  isOwn(id: string): boolean;
  codeOf(id: string): string;
  resolve(specifier: string, importer: string): Promise<string | undefined>;
}

/** A React context that an island reads, and that only another root provides. */
export interface SplitContext {
  readonly context: string;
  /** The module of the island that reads it. */
  readonly island: string;
  /** The import of that module by which it comes. */
  readonly specifier: string;
  /** The module that provides it: of another island, or with the definition of a block. */
  readonly provider: string;
}

interface Uses {
  /** The contexts by where they are created, with the import by which the first use of each comes. */
  readonly provides: Map<string, string>;
  readonly reads: Map<string, string>;
}

/** Finds contexts that end between two roots: each island is a root of its own, and so is the page around them. */
export async function splitContexts(
  modules: OwnModules,
  { islands, views }: { readonly islands: readonly string[]; readonly views: readonly string[] },
): Promise<readonly SplitContext[]> {
  const all = [...islands, ...views];
  if (!all.some((id) => modules.codeOf(id))) return [];
  const read = createUseReader(modules);
  const uses = new Map<string, Uses>();
  for (const id of all) uses.set(id, await read(id));
  return islands.flatMap((island) => {
    const { provides, reads } = uses.get(island) ?? { provides: new Map(), reads: new Map() };
    return [...reads].flatMap(([context, specifier]) => {
      const provider = all.find((other) => other !== island && uses.get(other)?.provides.has(context));
      if (provides.has(context) || provider === undefined) return [];
      return { context: context.split("\0")[1] ?? "", island, specifier, provider };
    });
  });
}

function createUseReader({ isOwn, codeOf, resolve }: OwnModules) {
  const known = new Map<string, ModuleUnits | undefined>();
  const unitsOf = (id: string) => {
    if (!known.has(id)) known.set(id, moduleUnits(`${id.replace(/\?.*/, "")}.js`, codeOf(id)));
    return known.get(id);
  };

  /** Where a name of a module is declared, among the site's own modules. */
  async function declaredAt(
    id: string,
    name: string,
    depth = 0,
  ): Promise<readonly [string, string] | undefined> {
    const module = isOwn(id) && depth < 20 ? unitsOf(id) : undefined;
    if (module === undefined) return undefined;
    const imported = module.imports.get(name);
    if (imported === undefined) return module.units.has(name) ? [id, name] : undefined;
    return exportedFrom(await resolve(imported.specifier, id), imported.imported, depth + 1);
  }

  async function exportedFrom(
    id: string | undefined,
    name: string,
    depth: number,
  ): Promise<readonly [string, string] | undefined> {
    const module = id !== undefined && isOwn(id) ? unitsOf(id) : undefined;
    if (id === undefined || module === undefined) return undefined;
    const exported = module.exports.get(name);
    if (typeof exported === "string") return declaredAt(id, exported, depth);
    if (exported) return exportedFrom(await resolve(exported.specifier, id), exported.imported, depth + 1);
    for (const specifier of module.starExports) {
      const found = await exportedFrom(await resolve(specifier, id), name, depth + 1);
      if (found) return found;
    }
    return undefined;
  }

  return async (entry: string): Promise<Uses> => {
    const uses: Uses = { provides: new Map(), reads: new Map() };
    const visited = new Set<string>();

    async function visit(id: string, name: string, specifier: string): Promise<void> {
      const module = unitsOf(id);
      const unit = module?.units.get(name);
      if (!module || !unit || visited.has(`${id}\0${name}`)) return;
      visited.add(`${id}\0${name}`);
      for (const { name: context, role } of unit.contexts) {
        const place = await declaredAt(id, context);
        if (!place || !createsContext(unitsOf(place[0]), place[1])) continue;
        if (!uses[role].has(place.join("\0")))
          uses[role].set(place.join("\0"), viaOf(module, id, context, specifier));
      }
      for (const { name: used, member } of unit.references) {
        const imported = module.imports.get(used);
        const exported = imported?.imported === "*" ? member : imported?.imported;
        const place =
          imported === undefined
            ? ([id, used] as const)
            : exported && (await exportedFrom(await resolve(imported.specifier, id), exported, 0));
        if (place) await visit(place[0], place[1], id === entry && imported ? imported.specifier : specifier);
      }
    }

    const viaOf = (module: ModuleUnits, id: string, context: string, specifier: string) =>
      id === entry ? (module.imports.get(context)?.specifier ?? specifier) : specifier;

    for (const name of unitsOf(entry)?.units.keys() ?? [])
      if (name !== ownStatements) await visit(entry, name, "");
    await visit(entry, ownStatements, "");
    return uses;
  };
}

function createsContext(module: ModuleUnits | undefined, name: string): boolean {
  const references = module?.units.get(name)?.references ?? [];
  return references.some(
    (each) => each.member === "createContext" || module?.imports.get(each.name)?.imported === "createContext",
  );
}
