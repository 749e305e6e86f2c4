import { packageOf } from "../../files/package-names.ts";
import {
  type Guard,
  type ImportedName,
  isOptionName,
  type ModuleUnits,
  moduleUnits,
  ownStatements,
  partName,
  type Refused,
  type RefusedKind,
} from "./module-units.ts";

/** The modules of a site's own code and of its packages, as the bundler knows them. */
export interface CodeModules {
  readonly ids: readonly string[];
  codeOf(id: string): string;
  importsOf(id: string): readonly string[];
  /** Whether importing a module does nothing by itself, as its package says. */
  isPure(id: string): boolean;
  resolve(specifier: string, importer: string): Promise<string | undefined>;
}

/** What a package does that the policy of a page refuses, when it is used as a module of the site uses it. */
export interface RefusedCode {
  readonly kind: RefusedKind;
  /** The package whose code does it. */
  readonly by: string;
  /** The Trusted Types policy that it creates. */
  readonly policy?: string;
  /** What this code asks for before, in the words of the package: `injectStyles`. */
  readonly options: readonly string[];
}

const mayBeRefused =
  /["'`]style["'`]|<style(?![-\w])|\bFunction\)?\s*\(|\beval\)?\s*\(|[^\w](?:inner|outer)HTML\b|\b(?:insertAdjacent\w+|parseFromString|createContextualFragment|createPolicy)\b|\bWebAssembly\./;

/** Finds what packages do at run time and a page refuses; what a site's modules never reach, or leave out by an option, is not found. */
export function createRefusedCodeFinder(modules: CodeModules) {
  const leading = modulesLeadingTo(
    modules,
    modules.ids.filter((id) => packageOf(id) !== undefined && mayBeRefused.test(modules.codeOf(id))),
  );
  const units = memoize((id: string) => moduleUnits(`${id.replace(/\?.*/, "")}.js`, modules.codeOf(id)));
  const writtenIn = memoize((packageName: string) =>
    writtenTexts(modules.ids.filter((id) => (packageOf(id) ?? "") === packageName).map(modules.codeOf)),
  );
  const createsPolicies = memoize((packageName: string) =>
    modules.ids.some((id) => packageOf(id) === packageName && /\bcreatePolicy\b/.test(modules.codeOf(id))),
  );
  const resolved = new Map<string, Promise<string | undefined>>();
  const resolve = (specifier: string, importer: string) => {
    const key = `${importer}\0${specifier}`;
    const known = resolved.get(key) ?? modules.resolve(specifier, importer);
    resolved.set(key, known);
    return known;
  };

  /** What one import of a module of the site brings; `own` are the modules of its block, which give the package its options. */
  return async (
    importer: string,
    specifier: string,
    own: readonly string[],
  ): Promise<readonly RefusedCode[]> => {
    const target = await resolve(specifier, importer);
    const usedBy = units(importer);
    // What other modules of the block import is reported where they do.
    if (target === undefined || usedBy === undefined || own.includes(target) || !leading.has(target))
      return [];
    const ownTexts = writtenTexts(own.map(modules.codeOf));
    const ownKeys = new Set(own.flatMap((id) => [...(units(id)?.keys ?? [])]));
    const walk = new Walk({
      modules,
      leading,
      units,
      resolve,
      writtenIn,
      createsPolicies,
      ownTexts,
      ownKeys,
    });
    for (const name of namesUsed(usedBy, specifier))
      await walk.follow(target, name, { guards: [], isImmediate: false });
    return walk.found();
  };
}

function memoize<T>(make: (id: string) => T): (id: string) => T {
  const made = new Map<string, T>();
  return (id) => {
    if (!made.has(id)) made.set(id, make(id));
    return made.get(id) as T;
  };
}

function modulesLeadingTo({ ids, importsOf }: CodeModules, targets: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const id of ids)
    for (const next of importsOf(id)) importers.set(next, [...(importers.get(next) ?? []), id]);
  const found = new Set(targets);
  for (const id of found) for (const importer of importers.get(id) ?? []) found.add(importer);
  return found;
}

/** The exports of a module that another one mentions; `*` where any of them may be used. */
function namesUsed(
  { units, imports, exports, starExports }: ModuleUnits,
  specifier: string,
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { references, loads } of units.values()) {
    for (const { name, member } of references) {
      const imported = imports.get(name);
      if (imported?.specifier !== specifier) continue;
      names.add(usedName(imported.imported, member));
    }
    if (loads.some((each) => each.specifier === specifier)) names.add("*");
  }
  for (const exported of exports.values())
    if (typeof exported !== "string" && exported.specifier === specifier) names.add(exported.imported);
  // What is imported for what it does alone.
  return starExports.includes(specifier) || names.size === 0 ? names.add("*") : names;
}

/** How a part of a package is reached. */
interface Way {
  readonly guards: readonly Guard[];
  /** Whether only what is run at once counts, as while a module is loaded. */
  readonly isImmediate: boolean;
}

/** A property of a whole module is one of its exports. */
function usedName(imported: string, member: string | undefined): string {
  if (imported === "*") return member ?? "*";
  return member === undefined ? imported : partName(imported, member);
}

interface WalkOptions {
  readonly modules: CodeModules;
  readonly leading: ReadonlySet<string>;
  readonly units: (id: string) => ModuleUnits | undefined;
  readonly resolve: (specifier: string, importer: string) => Promise<string | undefined>;
  /** The texts that the code of a package writes. */
  readonly writtenIn: (packageName: string) => ReadonlySet<string>;
  /** Whether a package makes HTML of texts by a policy of its own. */
  readonly createsPolicies: (packageName: string) => boolean;
  readonly ownTexts: ReadonlySet<string>;
  readonly ownKeys: ReadonlySet<string>;
}

/** Follows what a module of the site uses of a package, from declaration to declaration. */
class Walk {
  readonly #found = new Map<string, RefusedCode>();
  readonly #visited = new Set<string>();
  /** The texts that a property is compared with before, by its package and name. */
  readonly #comparedKeys = new Map<string, string>();
  readonly #options: WalkOptions;

  constructor(options: WalkOptions) {
    this.#options = options;
  }

  found(): readonly RefusedCode[] {
    return [...this.#found.values()];
  }

  isFirst(key: string): boolean {
    return !this.#visited.has(key) && Boolean(this.#visited.add(key));
  }

  async follow(id: string | undefined, name: string, on: Way): Promise<void> {
    if (
      id === undefined ||
      !this.#options.leading.has(id) ||
      !this.isFirst(`${id}\0${name}\0${on.isImmediate}\0use`)
    )
      return;
    const module = this.#options.units(id);
    if (module === undefined) return;
    await this.load(id, module, on.guards);
    if (module.isCommonJs) {
      for (const each of module.units.keys()) await this.run(id, each, on);
      return;
    }
    if (name === "*") for (const each of module.exports.keys()) await this.follow(id, each, on);
    const [base = "", part] = name.split(".");
    const exported = module.exports.get(base);
    if (typeof exported === "string") await this.runLocal(id, module, exported, on, part);
    else if (exported !== undefined) await this.followImport(id, exported, on, part);
    if (name === "*" || exported === undefined)
      for (const specifier of module.starExports)
        await this.follow(await this.#options.resolve(specifier, id), name, on);
  }

  async followImport(
    id: string,
    { specifier, imported }: ImportedName,
    on: Way,
    member?: string,
  ): Promise<void> {
    await this.follow(await this.#options.resolve(specifier, id), usedName(imported, member), on);
  }

  /** What a module calls by a name: a declaration of its own, or what it imports and passes on. */
  async runLocal(id: string, module: ModuleUnits, name: string, on: Way, member?: string): Promise<void> {
    const imported = module.imports.get(name);
    if (imported) return this.followImport(id, imported, on, member);
    await this.run(id, name, on);
    if (member !== undefined) await this.run(id, partName(name, member), on);
  }

  /** What a module does as soon as it is loaded, and what it loads for that. */
  async load(id: string, module: ModuleUnits, guards: readonly Guard[]): Promise<void> {
    if (!this.isFirst(id)) return;
    for (const [key, text] of module.comparedKeys) this.#comparedKeys.set(`${packageOf(id)}\0${key}`, text);
    await this.run(id, ownStatements, { guards, isImmediate: true });
    const imported = [...module.imports.values()].map(({ specifier }) => specifier);
    for (const specifier of new Set([...imported, ...module.bareImports])) {
      const target = await this.#options.resolve(specifier, id);
      if (target === undefined || !this.#options.leading.has(target)) continue;
      const next = this.#options.units(target);
      if (next && (module.bareImports.includes(specifier) || !this.#options.modules.isPure(target)))
        await this.load(target, next, guards);
    }
  }

  async run(id: string, name: string, { guards, isImmediate }: Way): Promise<void> {
    const module = this.#options.units(id);
    const unit = module?.units.get(name);
    if (!module || !unit || !this.isFirst(`${id}\0${name}\0${isImmediate}`)) return;
    const counts = (part: { readonly isImmediate: boolean; readonly guards: readonly Guard[] }) =>
      (part.isImmediate || !isImmediate) && part.guards.every((guard) => this.passes(guard, id));
    for (const part of unit.refused)
      if (counts(part)) this.note(id, { ...part, guards: [...guards, ...part.guards] });
    for (const part of unit.loads)
      if (counts(part))
        await this.follow(await this.#options.resolve(part.specifier, id), "*", {
          guards: [...guards, ...part.guards],
          isImmediate,
        });
    for (const part of unit.references) {
      if (!counts(part)) continue;
      const on = { guards: [...guards, ...part.guards], isImmediate };
      await this.runLocal(id, module, part.name, on, part.member);
    }
  }

  note(id: string, { kind, policy, guards }: Refused): void {
    const by = packageOf(id) ?? "";
    if (kind === "html" && this.#options.createsPolicies(by)) return;
    const key = `${kind}\0${by}\0${policy ?? ""}`;
    const options = [...new Set(guards.flatMap(({ names }) => names.filter(isOption)))];
    if (!this.#found.has(key))
      this.#found.set(key, { kind, by, options, ...(policy !== undefined && { policy }) });
  }

  passes({ literal, names, required, isNever }: Guard, id: string): boolean {
    if (isNever || names.some((name) => isOption(name) && this.#options.ownKeys.has(name))) return false;
    const texts = [literal, required && this.#comparedKeys.get(`${packageOf(id)}\0${required}`)];
    return texts.every((text) => text === undefined || this.isWritten(text, packageOf(id) ?? ""));
  }

  isWritten(text: string, packageName: string): boolean {
    const { ownTexts, writtenIn } = this.#options;
    return text.length > maxTextLength || ownTexts.has(text) || writtenIn(packageName).has(text);
  }
}

/** Longer texts are not what a property is compared with. */
const maxTextLength = 100;

/** The texts that stand in code other than to be compared with; what is between any two quotes counts as one. */
function writtenTexts(codes: readonly string[]): ReadonlySet<string> {
  const written = new Set<string>();
  for (const code of codes)
    for (const quote of ['"', "'", "`"])
      for (let start = code.indexOf(quote); start !== -1; ) {
        const end = code.indexOf(quote, start + 1);
        if (end > start && end - start <= maxTextLength + 1 && !isCompared(code, start, end))
          written.add(code.slice(start + 1, end));
        start = end;
      }
  return written;
}

const isCompared = (code: string, start: number, end: number) =>
  /(?:[!=]==?|\bcase)\s*$/.test(code.slice(Math.max(0, start - 10), start)) ||
  /^\s*[!=]==?/.test(code.slice(end + 1, end + 7));

const isOption = (name: string) =>
  /^[a-z][A-Za-z]{4,}$/.test(name) &&
  isOptionName(name) &&
  !/sheet|element|tag$|rules|^styles?$|^css|^inject$/i.test(name);
