import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RequestError } from "../../cli/dev/request-error.ts";
import { saveFiles } from "../../cli/dev/save-file.ts";
import { etag } from "../../cli/write/save/etag.ts";
import { nightly, seedOf } from "../support/extent.ts";
import { packageRoot } from "../support/package-root.ts";
import { randomNumbers } from "../support/random-numbers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const file = "content/posts/rooms.md";

/** Where a save of another program's file left its text. */
interface Found {
  readonly status: number;
  readonly texts: readonly string[];
}

const rounds = nightly ? 400 : 150;

it(`${rounds} saves beside another process that replaces the same file lose no text`, async () => {
  const root = await temporaryFolder({ [file]: "0" });
  const random = randomNumbers(seedOf(29));
  const other = fork(join(packageRoot, "tests/support/other-writer.js"));
  const counts: Record<number, number> = {};
  let saveUs = 4000;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const before = await readFile(join(root, file));
      const theirs = `theirs ${round}`;
      const ready = once(other, "message");
      // As long as two saves take on this machine, so that it comes before, during and after this one.
      const delayUs = Math.floor(random() * 2 * saveUs);
      other.send({ path: join(root, file), text: theirs, delayUs });
      await ready;
      const done = once(other, "message");
      const start = performance.now();
      const { status, texts } = await saved(root, `ours ${round}`, etag(before));
      saveUs = (performance.now() - start) * 1000;
      await done;
      counts[status] = (counts[status] ?? 0) + 1;
      const now = await readFile(join(root, file), "utf8");
      expect([...texts, now], `round ${round}, ${status}`).toContain(theirs);
    }
  } finally {
    other.kill();
  }
  // Both came first in some rounds, or nothing was tried.
  expect(Object.keys(counts)).toEqual(["200", "409"]);
});

async function saved(root: string, text: string, over: string): Promise<Found> {
  const textsAt = (places: readonly string[] = []) =>
    Promise.all(places.map((place) => readFile(join(root, place), "utf8")));
  try {
    const { rescued } = await saveFiles(root, [{ file, bytes: Buffer.from(text), over }]);
    return { status: 200, texts: await textsAt(rescued) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { status, rescued } = error.body;
    return { status, texts: await textsAt(rescued as readonly string[] | undefined) };
  }
}
