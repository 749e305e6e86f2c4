import type { Deferred } from "../schema/fields/resolved.ts";

export function isDeferred(value: object): value is Deferred<unknown> {
  return "value" in value && "src" in value && typeof value.src === "string" && deferredSrc.test(value.src);
}

const deferredSrc = /\/data\/[\w-]+\.json$/;
