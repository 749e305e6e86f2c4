import type { CommitState } from "./repository.ts";

export interface RunsBody {
  readonly workflow_runs: readonly {
    readonly status: string | null;
    readonly conclusion: string | null;
    readonly html_url: string;
  }[];
}

export interface StatusBody {
  readonly state: string;
  readonly statuses: readonly { readonly state: string; readonly target_url?: string | null }[];
}

/** What workflow runs and statuses say together; either may be missing. */
export function stateOf(runs: RunsBody | undefined, status: StatusBody | undefined): CommitState {
  const all = [
    ...(runs?.workflow_runs ?? []).map((run) => ({
      state: run.status === "completed" ? (run.conclusion ?? "") : "pending",
      address: run.html_url,
    })),
    ...(status?.statuses ?? []).map(({ state, target_url: address }) => ({ state, address })),
  ];
  const failed = all.find(({ state }) =>
    /^(?:failure|error|timed_out|startup_failure|action_required)$/.test(state),
  );
  const pending = all.find(({ state }) => state === "pending");
  const found = failed ?? pending ?? all[0];
  if (!found) return { kind: "unknown" };
  const kind = failed ? "failed" : pending ? "building" : "built";
  return { kind, ...(found.address && { address: found.address }) };
}
