import type { Entry } from "../../schema/resolved.ts";

export type ProjectDetails = Entry<"projects">;

const known = new Map<string, Promise<ProjectDetails>>();

/** A project with everything its page says, from the JSON beside that page. Fetched once; a failure may be tried again. */
export function fetchProject(href: string): Promise<ProjectDetails> {
  const asked = known.get(href);
  if (asked) return asked;
  const answer = fetch(`${href}entry.json`).then((response) => {
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return response.json() as Promise<ProjectDetails>;
  });
  answer.catch(() => known.delete(href));
  known.set(href, answer);
  return answer;
}
