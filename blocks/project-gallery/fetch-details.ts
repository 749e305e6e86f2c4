import type { Resolved } from "../../schema/fields/resolved.ts";
import type { details } from "./schema.ts";

export type Details = Resolved<typeof details>["value"];

const known = new Map<string, Promise<Details>>();

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
