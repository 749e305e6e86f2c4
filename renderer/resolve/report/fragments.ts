import {
  areComplete,
  type Dependency,
  type DependencyLog,
  type DependencySet,
  dependencyKey,
} from "./dependencies.ts";

/** A part of a site that is resolved separately and can be reused from the previous run. */
export interface Fragment<T> {
  /** Unique in the site, such as `page /news/`. */
  readonly name: string;
  /** What it depends on beside its recorded dependencies; one with another state is resolved again. */
  readonly state: string;
  resolve(): T;
}

type SavedDependency = readonly [dependency: Dependency, version: string];

type SavedFragment = readonly [state: string, dependencies: readonly number[], value: unknown, run: string];

/** The fragments of a run as JSON, for the next one. */
export interface SavedFragments {
  /** Each with its version at that time; fragments refer to them by index. */
  readonly dependencies: readonly SavedDependency[];
  /** By name. */
  readonly fragments: Readonly<Record<string, SavedFragment>>;
}

/** The fragments of this run and of the previous one. */
interface FragmentCache {
  /** The value from the previous run if its dependencies are unchanged, else a new one. */
  get<T>(fragment: Fragment<T>): T;
  /** The id of the run in which a fragment was resolved; undefined if it can't be reused. */
  runOf(name: string): string | undefined;
  /** All fragments of this run that can be reused. */
  saved(): SavedFragments;
}

interface FragmentCacheInput {
  readonly before: SavedFragments | undefined;
  readonly run: string;
  readonly dependencies: DependencyLog;
  readonly versionOf: VersionOf;
  readonly onReuse: (effect: Dependency) => void;
}

type VersionOf = (dependency: Dependency) => string | undefined;

interface ResolvedFragment {
  readonly state: string;
  readonly dependencies: DependencySet;
  readonly value: unknown;
}

export function createFragmentCache(input: FragmentCacheInput): FragmentCache {
  const { before, run, onReuse } = input;
  const versionOf = memoizeVersions(input.versionOf);
  const previous = createPreviousDependencies(before?.dependencies ?? [], versionOf);
  const reused = new Map<string, SavedFragment>();
  const resolved = new Map<string, ResolvedFragment>();
  const find = (name: string, state: string) => {
    const known = before?.fragments[name];
    return known?.[0] === state && known[1].every(previous.isSame) ? known : undefined;
  };
  const list = (): SavedFragments => {
    // Where little has changed, new dependencies are appended to the list as it is.
    const appends = before !== undefined && previous.areMostlyUsed();
    const dependencies = appends ? [...before.dependencies] : [];
    const indices = new Map<string, number>();
    const indexOf = (dependency: Dependency, key = dependencyKey(dependency)) => {
      const index = indices.get(key) ?? dependencies.push([dependency, versionOf(dependency, key) ?? ""]) - 1;
      indices.set(key, index);
      return index;
    };
    const newIndex = previous.indicesIn(indexOf);
    const fragments: Record<string, SavedFragment> = {};
    for (const [name, fragment] of reused) {
      const [state, own, value, resolvedIn] = fragment;
      fragments[name] = appends ? fragment : [state, own.map(newIndex), value, resolvedIn];
    }
    for (const [name, { state, dependencies: own, value }] of resolved)
      fragments[name] = [state, Array.from(own, ([key, dependency]) => indexOf(dependency, key)), value, run];
    return { dependencies, fragments };
  };
  let all: SavedFragments | undefined;
  return {
    get<T>({ name, state, resolve }: Fragment<T>): T {
      const known = find(name, state);
      if (known) {
        for (const index of known[1]) {
          const effect = previous.use(index);
          if (effect) onReuse(effect);
        }
        reused.set(name, known);
        return known[2] as T;
      }
      const { value, dependencies } = input.dependencies.record(resolve);
      if (areComplete(dependencies)) resolved.set(name, { state, dependencies, value });
      return value;
    },
    runOf: (name) => (resolved.has(name) ? run : reused.get(name)?.[3]),
    saved() {
      all ??= list();
      return all;
    },
  };
}

const canChange = ({ kind }: Dependency) => kind === "no-problem";

const isEffect = ({ kind }: Dependency) => kind === "picture" || kind === "anchor";

function memoizeVersions(versionOf: VersionOf): (dependency: Dependency, key?: string) => string | undefined {
  const versions = new Map<string, string | undefined>();
  return (dependency, key = dependencyKey(dependency)) => {
    if (canChange(dependency)) return versionOf(dependency);
    if (!versions.has(key)) versions.set(key, versionOf(dependency));
    return versions.get(key);
  };
}

function createPreviousDependencies(saved: readonly SavedDependency[], versionOf: VersionOf) {
  const [unknown, same, changed] = [0, 1, 2];
  const found = new Uint8Array(saved.length);
  const used = new Uint8Array(saved.length);
  let uses = 0;
  const compare = (index: number): boolean => {
    const [dependency, version] = saved[index] ?? [{ kind: "unknown" }, ""];
    const isSame = versionOf(dependency) === version;
    if (!canChange(dependency)) found[index] = isSame ? same : changed;
    return isSame;
  };
  return {
    isSame: (index: number): boolean => (found[index] === unknown ? compare(index) : found[index] === same),
    use(index: number): Dependency | undefined {
      if (used[index] === 0) uses += 1;
      used[index] = 1;
      const dependency = saved[index]?.[0];
      return dependency && isEffect(dependency) ? dependency : undefined;
    },
    areMostlyUsed: () => uses >= saved.length * 0.75,
    indicesIn(indexOf: (dependency: Dependency) => number): (index: number) => number {
      const indices = new Int32Array(saved.length).fill(-1);
      return (index) => {
        const known = indices[index] ?? -1;
        if (known >= 0) return known;
        const now = indexOf(saved[index]?.[0] ?? { kind: "unknown" });
        indices[index] = now;
        return now;
      };
    },
  };
}

/** For a fragment that several have, the last one counts. */
export function mergeFragments(all: readonly SavedFragments[]): SavedFragments {
  const dependencies: SavedDependency[] = [];
  const fragments: Record<string, SavedFragment> = {};
  for (const saved of all) {
    const start = dependencies.length;
    for (const dependency of saved.dependencies) dependencies.push(dependency);
    for (const [name, [state, indices, value, run]] of Object.entries(saved.fragments))
      fragments[name] = [state, indices.map((index) => index + start), value, run];
  }
  return { dependencies, fragments };
}
