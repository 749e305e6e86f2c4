import { randomBytes } from "node:crypto";

/** Props that are edited in the workbench, which its frames show. They are nowhere else. */
export interface SampleDrafts {
  add(props: object): string;
  get(id: string): object | undefined;
}

const mostKept = 100;

export function createSampleDrafts(): SampleDrafts {
  const kept = new Map<string, object>();
  return {
    add(props) {
      const id = randomBytes(9).toString("base64url");
      kept.set(id, props);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return id;
    },
    get: (id) => kept.get(id),
  };
}
