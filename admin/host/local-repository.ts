import type { LocalRepository } from "./local-changes.ts";
import type { Requests } from "./requests.ts";

/** The repository as the endpoints of `site dev` give it. */
export function createLocalRepository({ get, put }: Pick<Requests, "get" | "put">): LocalRepository {
  return {
    changes: async () => (await get("changes"))?.body.changes ?? undefined,
    async publish(publication) {
      const answer = await put("publish", JSON.stringify(publication), {
        "content-type": "application/json",
      });
      if (answer?.status === 200) return { kind: "published" };
      if (answer?.status === 409) return { kind: "changed" };
      const { failure = "silent", output = answer?.body.error ?? "" } = answer?.body ?? {};
      return { kind: "failed", failure, output };
    },
  };
}
