import * as React from "react";
import * as jsxDevRuntime from "react/jsx-dev-runtime";
import * as jsxRuntime from "react/jsx-runtime";

/** Is told what own code asks React for; the stack of `at` leads to the line. */
export interface ReactWatcher {
  hook(name: string, at: Error): void;
  element(type: unknown, props: Readonly<Record<string, unknown>>, at: Error): void;
}

let watcher: ReactWatcher | undefined;

/** Runs a function while a watcher is told of hooks and elements. */
export function watchReact<T>(during: ReactWatcher, run: () => T): T {
  const before = watcher;
  watcher = during;
  try {
    return run();
  } finally {
    watcher = before;
  }
}

type AnyFunction = (...values: readonly unknown[]) => unknown;

const hooks = [
  "useState",
  "useReducer",
  "useActionState",
  "useOptimistic",
  "useSyncExternalStore",
  "useEffect",
  "useLayoutEffect",
  "useInsertionEffect",
];
const elements = ["jsx", "jsxs", "jsxDEV", "createElement"];

function watched(module: object): object {
  const wrapped = Object.entries(module).flatMap(([name, value]) => {
    if (typeof value !== "function") return [];
    const original = value as AnyFunction;
    if (hooks.includes(name))
      return [
        [
          name,
          (...values: readonly unknown[]) => {
            watcher?.hook(name, new Error());
            return original(...values);
          },
        ] as const,
      ];
    if (!elements.includes(name)) return [];
    return [
      [
        name,
        (...values: readonly unknown[]) => {
          const [type, props] = values;
          watcher?.element(type, Object(props), new Error());
          return original(...values);
        },
      ] as const,
    ];
  });
  return { ...module, ...Object.fromEntries(wrapped) };
}

/** React as own code gets it: this run's, seen by whoever watches. */
export const watchedReact: Readonly<Record<string, object>> = {
  react: { ...watched(React), default: watched(React) },
  "react/jsx-runtime": watched(jsxRuntime),
  "react/jsx-dev-runtime": watched(jsxDevRuntime),
};
