import type { Deferred } from "../../schema/resolved.ts";
import { contentHash } from "./content-hash.ts";
import type { ResolveContext } from "./resolve-context.ts";

export function defer(
  value: unknown,
  { deferred, base }: Pick<ResolveContext, "deferred" | "base">,
): Deferred<unknown> {
  const path = `/data/${contentHash(JSON.stringify(value))}.json`;
  deferred.set(path, value);
  return { src: base + path, value };
}
