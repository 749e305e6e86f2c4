import type { Deferred } from "../schema/resolved.ts";

/** Whether a value of resolved props is written to a file of its own. */
export function isDeferred(value: object): value is Deferred<unknown> {
  return "value" in value && "src" in value && typeof value.src === "string" && deferredSrc.test(value.src);
}

const deferredSrc = /\/data\/[\w-]+\.json$/;
