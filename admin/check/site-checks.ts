import { type StoreApi, useStore } from "zustand";
import type { Problem } from "../../schema/problem.ts";
import { requiredContext } from "../ui/required-context.ts";
import type { Problems } from "./create-problems.ts";

/** The checks of the site, the same that `site validate` runs. */
export interface SiteChecks {
  /** The problems of the document, a moment after it last changed. */
  readonly problems: StoreApi<Problems>;
  /** The problems of the site with this text for its config. Rejects where the code of the checks can't be loaded. */
  problemsOf(text: string, file?: string): Promise<readonly Problem[]>;
  stop(): void;
}

export const [ChecksContext, useChecks] = requiredContext<SiteChecks>("Checks");

/** What is wrong with the document, as far as it has been checked. */
export function useProblems(): readonly Problem[] {
  return useStore(useChecks().problems, (state) => state.problems);
}

/** Whether the site has been checked since it was opened. */
export function useIsChecked(): boolean {
  return useStore(useChecks().problems, (state) => state.isChecked);
}
