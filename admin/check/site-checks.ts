import { type StoreApi, useStore } from "zustand";
import type { Problem } from "../../schema/problems/problem.ts";
import { requiredContext } from "../ui/browser/required-context.ts";
import type { Problems } from "./create-problems.ts";

/** The problems of the edited site. */
export interface SiteChecks {
  /** They follow edits with a short delay. */
  readonly problems: StoreApi<Problems>;
  /** With this text for its config. Rejects where the code of the checks can't be loaded. */
  problemsOf(text: string, file?: string): Promise<readonly Problem[]>;
  /** Ends the worker. */
  stop(): void;
}

export const [ChecksContext, useChecks] = requiredContext<SiteChecks>("Checks");

export function useProblems(): readonly Problem[] {
  return useStore(useChecks().problems, (state) => state.problems);
}

export function useIsChecked(): boolean {
  return useStore(useChecks().problems, (state) => state.isChecked);
}
