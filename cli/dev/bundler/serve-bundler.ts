import { buildAdmin } from "../../assets/bundle/build-admin.ts";
import { makeScripts } from "../../assets/bundle/scripts.ts";
import { makeServerCode } from "../../assets/own-code/server-code.ts";
import { faultSentence } from "../../describe-error.js";
import { type ExitCode, SiteError } from "../../files/site-error.ts";
import type { Made } from "../../incremental/remember.ts";

const makers = { editor: buildAdmin, visitor: makeScripts, server: makeServerCode };

export type BundleMakers = typeof makers;

/** Sent to the process that bundles. */
export interface BundleCall {
  /** Sent back with the result. */
  readonly id: number;
  readonly name: keyof BundleMakers;
  readonly args: readonly unknown[];
}

/** Sent back by it: what was made, or why it could not be. */
export type BundleResult =
  | { readonly id: number; readonly made: Made<unknown> }
  | { readonly id: number; readonly failure: string; readonly exitCode: ExitCode };

/** Bundles what the parent process asks for, until it is disconnected. */
export function serveBundler(): void {
  process.on("message", async ({ id, name, args }: BundleCall) => {
    process.send?.(
      await resultOf(id, makers[name] as (...values: readonly unknown[]) => Promise<Made<unknown>>, args),
    );
  });
  process.on("disconnect", () => process.exit());
}

async function resultOf(
  id: number,
  make: (...args: readonly unknown[]) => Promise<Made<unknown>>,
  args: readonly unknown[],
): Promise<BundleResult> {
  try {
    const { value, inputs } = await make(...args);
    return { id, made: { value, inputs: [...inputs] } };
  } catch (error) {
    if (error instanceof SiteError) return { id, failure: error.message, exitCode: error.exitCode };
    return { id, failure: faultSentence(error), exitCode: 2 };
  }
}
