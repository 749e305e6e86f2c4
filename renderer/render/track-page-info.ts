import { isAt, isBelow, type PageInfo } from "../../blocks/_kit/page/page-context.ts";
import { isObject } from "../../schema/text/is-object.ts";

interface TrackedPageInfo {
  /** The same to a view, which can't see that it is watched. */
  readonly tracked: PageInfo;
  /** What was looked up: keys, and addresses that were compared with the page's. */
  readonly reads: Pick<ReadonlySet<string>, "has">;
  /** Whether all of it is the same on another page. */
  fits(other: PageInfo): boolean;
}

export function trackPageInfo(page: PageInfo): TrackedPageInfo {
  const reads = new Map<string, (other: PageInfo) => unknown>();
  const values = new Map<string, unknown>();
  const read = <Value>(name: string, lookUp: (of: PageInfo) => Value): Value => {
    const value = lookUp(page);
    reads.set(name, lookUp);
    values.set(name, value);
    return value;
  };
  const tracked = {} as PageInfo;
  for (const key of Object.keys(page) as (keyof PageInfo)[])
    Object.defineProperty(tracked, key, { enumerable: true, get: () => read(key, (of) => of[key]) });
  const asked: PageInfo["asked"] = {
    isAt: (href) => read(`at ${href}`, (of) => isAt(of, href)),
    isBelow: (href) => read(`below ${href}`, (of) => isBelow(of, href)),
  };
  Object.defineProperty(tracked, "asked", { value: asked });
  return {
    tracked,
    reads,
    fits(other) {
      for (const [name, lookUp] of reads) if (!isSame(lookUp(other), values.get(name))) return false;
      return true;
    },
  };
}

/** Of lists and objects, whether they have the same in them. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
