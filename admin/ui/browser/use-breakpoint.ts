import { useSyncExternalStore } from "react";

export type Breakpoint = "wide" | "tablet" | "phone";

const queries = { wide: "(min-width: 68.01rem)", tablet: "(min-width: 48.01rem)" } as const;

export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(follow, () => {
    if (matchMedia(queries.wide).matches) return "wide";
    return matchMedia(queries.tablet).matches ? "tablet" : "phone";
  });
}

function follow(changed: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", changed);
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
  };
}
