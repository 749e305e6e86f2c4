import { expect, it } from "vitest";
import type { LocalChanges, LocalPublication, LocalResult } from "../../editing/host/local-repository.ts";
import { countLocal, createLocalPublishing } from "./create-local-publishing.ts";

const file = { file: "content/posts/a.md", kind: "changed", before: "a", after: "b" } as const;
const changes: LocalChanges = { branch: "main", head: "1", files: [file], commits: ["Earlier"] };

function open(looks: (LocalChanges | undefined)[], results: LocalResult[]) {
  const sent: LocalPublication[] = [];
  const publishing = createLocalPublishing({
    changes: async () => looks.shift(),
    async publish(publication) {
      sent.push(publication);
      return results.shift() ?? { kind: "published" };
    },
  });
  return { publishing, sent };
}

it("sends what was shown, and counts what is left", async () => {
  const { publishing, sent } = open([changes, { ...changes, files: [], commits: [] }], []);
  expect(await publishing.getState().send("Nothing was shown")).toBe(false);
  await publishing.getState().refresh();
  expect(countLocal(publishing.getState().changes)).toBe(2);
  expect(await publishing.getState().send("Change")).toBe(true);
  expect(sent).toEqual([{ head: "1", files: [file.file], message: "Change" }]);
  expect(countLocal(publishing.getState().changes)).toBe(0);
});

it("sends it once more where only the commit below is another one; else it is to be looked at again", async () => {
  const moved = { ...changes, head: "2" };
  const same = open([changes, moved, undefined], [{ kind: "changed" }]);
  await same.publishing.getState().refresh();
  expect(await same.publishing.getState().send("Change")).toBe(true);
  expect(same.sent.map(({ head }) => head)).toEqual(["1", "2"]);
  const other = open([changes, { ...moved, files: [{ ...file, after: "c" }] }], [{ kind: "changed" }]);
  await other.publishing.getState().refresh();
  expect(await other.publishing.getState().send("Change")).toBe(false);
  expect(other.sent).toHaveLength(1);
  expect(other.publishing.getState()).toMatchObject({ failure: { kind: "changed" }, isSending: false });
});
