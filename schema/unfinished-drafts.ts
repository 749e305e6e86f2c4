import { isObject } from "./is-object.ts";
import type { Problem } from "./problem.ts";
import type { SiteConfig } from "./site-config.ts";

/** A draft may be unfinished: what is wrong in it has to be mended before it is published, and keeps nothing else from that. */
export function asWarning(problem: Problem): Problem {
  return { ...problem, severity: "warning" };
}

interface WithDrafts {
  /** Those in drafts are warnings. */
  readonly problems: readonly Problem[];
  /** Which pages are drafts with errors, by their place among the pages. */
  readonly unfinished: ReadonlySet<number>;
}

/** Takes the problems of a config's drafts for what they are. `config` is the value that they are in. */
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

/** The place of the draft among the pages that a problem of a config is in. */
export function draftOf({ pointer }: Problem, config: unknown): number | undefined {
  const [, index] = /^\/pages\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  const pages = isObject(config) && Array.isArray(config.pages) ? (config.pages as readonly unknown[]) : [];
  const page = index === undefined ? undefined : pages[Number(index)];
  return isObject(page) && page.draft === true ? Number(index) : undefined;
}

type Page = SiteConfig["pages"][number];

/** Pages of which the unfinished drafts have an address in their place, and nothing on them. */
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
