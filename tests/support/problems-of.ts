import type { Problem } from "../../schema/problems/problem.ts";
import { runSite } from "./run-site.ts";

/** What `site validate --json` says of a site. */
export interface Validation {
  readonly code: number | null;
  readonly problems: readonly Problem[];
}

/** Runs `site validate --json` as a process of its own on a site in a folder. */
export async function problemsOf(root: string, ...args: readonly string[]): Promise<Validation> {
  const { code, stdout, stderr } = await runSite(["validate", ...args, "--root", root, "--json"]);
  if (!stdout.startsWith("{")) throw new Error(`site validate printed no JSON: ${stderr}`);
  return { code, problems: (JSON.parse(stdout) as { problems: Problem[] }).problems };
}
