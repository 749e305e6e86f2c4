import type { Problem } from "../problems/problem.ts";
import type { SiteConfig } from "../site/site-config.ts";
import { isObject } from "../text/is-object.ts";

/** Errors in a draft have to be fixed before it is published, and don't block anything else. */
export function asWarning(problem: Problem): Problem {
  return { ...problem, severity: "warning" };
}

interface WithDrafts {
  readonly problems: readonly Problem[];
  readonly unfinished: ReadonlySet<number>;
}

export function withDrafts(problems: readonly Problem[], config: unknown): WithDrafts {
  const unfinished = new Set<number>();
  const found = problems.map((problem) => {
    const draft = problem.severity === "error" ? draftOf(problem, config) : undefined;
    if (draft === undefined) return problem;
    unfinished.add(draft);
    return asWarning(problem);
  });
  return { problems: found, unfinished };
}

export function draftOf({ pointer }: Problem, config: unknown): number | undefined {
  const [, index] = /^\/pages\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  const pages = isObject(config) && Array.isArray(config.pages) ? (config.pages as readonly unknown[]) : [];
  const page = index === undefined ? undefined : pages[Number(index)];
  return isObject(page) && page.draft === true ? Number(index) : undefined;
}

type Page = SiteConfig["pages"][number];

export function withoutUnfinished(pages: readonly Page[], unfinished: ReadonlySet<number>): readonly Page[] {
  return pages.map((page, index) => {
    if (!unfinished.has(index)) return page;
    const { id, path } = page as Partial<Record<keyof Page, unknown>>;
    const known = {
      id: typeof id === "string" ? id : `draft-${index}`,
      path: typeof path === "string" && path.startsWith("/") ? path : `/draft-${index}`,
    };
    return { ...known, title: "", description: "", draft: true, blocks: [] } as unknown as Page;
  });
}
