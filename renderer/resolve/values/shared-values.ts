import { memoizeByState } from "../../templates/memoize-by-state.ts";
import { areComplete, type DependencyLog, type DependencySet } from "../report/dependencies.ts";
import { type Ref, withRoots } from "../tokens/scope.ts";
import type { ResolveContext, ResolveShared, SharedState } from "./resolve-context.ts";

interface SharedValue<Value> {
  readonly value: Value;
  readonly dependencies: DependencySet;
  readonly deferred: ReadonlyMap<string, unknown>;
}

/**
 * What looks at nothing of its page is the same on all pages of a language: blocks of a frame, deferred values. `shared` is
 * the log of what all pages are resolved from; a page that is only looked at has another.
 */
export function createSharedValues<Key extends object, Value>(
  shared: DependencyLog,
): ResolveShared<Key, Value> {
  const resolved = memoizeByState<Key, SharedState<Value>, SharedValue<Value>>({
    plain: (_, { context, resolve }) => ({
      value: resolve(context),
      dependencies: new Map(),
      deferred: new Map(),
    }),
    tracked: (_, state) => resolveTracked(state, shared),
  });
  return (written, state) => {
    const { value, dependencies, deferred } = resolved(written, state);
    const { report, deferred: ofPage } = state.context;
    report.dependencies.addAll(dependencies);
    if (report.dependencies !== shared) shared.addAll(dependencies);
    for (const [path, each] of deferred) ofPage.set(path, each);
    return value;
  };
}

function resolveTracked<Value>({ pointer, context, resolve }: SharedState<Value>, shared: DependencyLog) {
  const { language, typography, report, scope } = context;
  const deferred = new Map<string, unknown>();
  let readsPage = false;
  const tracked = trackPage({ ...context, deferred }, () => {
    readsPage = true;
  });
  const { value: own, dependencies: all } = shared.record(() =>
    report.dependencies.record(() => resolve(tracked)),
  );
  const dependencies = new Map([...all, ...own.dependencies]);
  const made: SharedValue<Value> = { value: own.value, dependencies, deferred };
  // Where something was reported, it is to be reported on each page.
  if (readsPage || !areComplete(dependencies)) return { made };
  const hasEntry = scope.roots.has("entry");
  // What a page that is only looked at quotes may be known from another, without what that was made from.
  const isWhole = report.dependencies === shared;
  const places = [...dependencies.values()].flatMap((each) =>
    each.kind === "no-problem" ? [each.location] : [],
  );
  return {
    made,
    fits: ({ pointer: at, context: other }: SharedState<Value>) =>
      at === pointer &&
      (isWhole || other.report.dependencies !== shared) &&
      other.language === language &&
      other.typography === typography &&
      other.scope.roots.has("entry") === hasEntry &&
      places.every((place) => other.report.isFine(place)),
  };
}

/** Tells when something is looked at that another page of the language has another of: its tokens, anchors and ids. */
function trackPage(context: ResolveContext, onRead: () => void): ResolveContext {
  const { scope, link, headingIds } = context;
  const roots = ["page", "entry"].flatMap((name) => {
    const ref = scope.roots.get(name);
    return ref ? [[name, trackRef(ref, onRead)] as const] : [];
  });
  return {
    ...context,
    scope: withRoots(scope, Object.fromEntries(roots)),
    link(text, place) {
      const href = link(text, place);
      if (href?.startsWith("#")) onRead();
      return href;
    },
    ...(headingIds && {
      headingIds: {
        idFor(heading, isName) {
          onRead();
          return headingIds.idFor(heading, isName);
        },
      },
    }),
  };
}

function trackRef(ref: Ref, onRead: () => void): Ref {
  return new Proxy(ref, {
    get(target, key) {
      onRead();
      return Reflect.get(target, key);
    },
  });
}
