import type { Resolved } from "../../schema/resolved.ts";
import type { details } from "./schema.ts";

/** All that an item's dialog says. */
export type Details = Resolved<typeof details>["value"];

const known = new Map<string, Promise<Details>>();

/** An item's details, from the file that holds them. Fetched once; a failure may be tried again. */
export function fetchDetails(src: string): Promise<Details> {
  const asked = known.get(src);
  if (asked) return asked;
  const answer = fetch(src).then((response) => {
    if (!response.ok) throw new Error(`${src} answered ${response.status}`);
    return response.json() as Promise<Details>;
  });
  answer.catch(() => known.delete(src));
  known.set(src, answer);
  return answer;
}
