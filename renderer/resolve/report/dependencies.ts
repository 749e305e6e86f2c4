import type { AnchorLink } from "../../site.ts";

/**
 * What a fragment of a site was resolved from. As long as all of it is the same, so is the fragment. JSON, except for a
 * `value` that is undefined.
 *
 * - `fields`, `body`: of an entry, as `collection/id`.
 * - `list`: the entries of a collection, in order.
 * - `value`: the entries of a collection with a value in a field.
 * - `path`: whether there is a page.
 * - `name`: whether there is a page, and what it is called in breadcrumbs before its tokens are replaced.
 * - `day`, `year`: of the build.
 * - `no-problem`: that nothing is reported in a file, or at a location as `file pointer`.
 * - `picture`, `anchor`: a picture that is used, a link to a part of a page. These are effects, and depend on nothing.
 * - `unknown`: anything else, such as a problem that was reported. The fragment has to be resolved each time.
 */
export type Dependency =
  | { readonly kind: "fields" | "body"; readonly entry: string }
  | { readonly kind: "list"; readonly collection: string }
  | {
      readonly kind: "value";
      readonly collection: string;
      readonly field: string;
      readonly value?: unknown;
    }
  | { readonly kind: "path" | "name"; readonly path: string }
  | { readonly kind: "day" | "year" }
  | { readonly kind: "no-problem"; readonly location: string }
  | { readonly kind: "picture"; readonly name: string }
  | { readonly kind: "anchor"; readonly link: AnchorLink }
  | { readonly kind: "unknown" };

export type DependencySet = ReadonlyMap<string, Dependency>;

export interface DependencyLog {
  /** Records a dependency for the current recording, if there is one; `key` saves computing `dependencyKey` again. */
  add(dependency: Dependency, key?: string): void;
  /** Records what `act` reads. It counts for an enclosing recording, too. */
  record<T>(act: () => T): Recorded<T>;
  /** Records what an earlier recording has found. */
  addAll(dependencies: DependencySet): void;
  /** Runs what is the same for every fragment, such as ordering all entries, without recording it. */
  untracked<T>(act: () => T): T;
}

/** A value with everything that it was computed from. */
export interface Recorded<T> {
  readonly value: T;
  readonly dependencies: DependencySet;
}

export function createDependencyLog(): DependencyLog {
  let current: Map<string, Dependency> | undefined;
  const addAll = (dependencies: DependencySet) => {
    if (current) for (const [key, dependency] of dependencies) current.set(key, dependency);
  };
  const within = <T>(dependencies: Map<string, Dependency> | undefined, act: () => T): T => {
    const outer = current;
    current = dependencies;
    try {
      return act();
    } finally {
      current = outer;
    }
  };
  return {
    add: (dependency, key = dependencyKey(dependency)) => void current?.set(key, dependency),
    record(act) {
      const dependencies = new Map<string, Dependency>();
      const value = within(dependencies, act);
      addAll(dependencies);
      return { value, dependencies };
    },
    addAll,
    untracked: (act) => within(undefined, act),
  };
}

export function dependencyKey(dependency: Dependency): string {
  switch (dependency.kind) {
    case "fields":
    case "body":
      return `${dependency.kind} ${dependency.entry}`;
    case "list":
      return `list ${dependency.collection}`;
    case "value":
      return `value ${dependency.collection}/${dependency.field}/${JSON.stringify(dependency.value)}`;
    case "path":
    case "name":
      return `${dependency.kind} ${dependency.path}`;
    case "no-problem":
      return `no-problem ${dependency.location}`;
    case "picture":
      return `picture ${dependency.name}`;
    case "anchor":
      return `anchor ${JSON.stringify(dependency.link)}`;
    default:
      return dependency.kind;
  }
}

export const areComplete = (dependencies: DependencySet): boolean => !dependencies.has("unknown");
