import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { saveFiles } from "../../cli/dev/endpoints/save-file.ts";
import { RequestError } from "../../cli/dev/http/request-error.ts";
import { etag } from "../../cli/write/save/etag.ts";
import { withDiskCalls } from "../support/disk-calls.ts";
import { foreignWrites } from "../support/every-disk-call.ts";
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

/** As long as a save takes on a fast machine, in microseconds. */
const longestDelayUs = 8000;

it(`${rounds} saves beside another process that replaces the same file lose no text`, async () => {
  const root = await temporaryFolder({ [file]: "0" });
  const random = randomNumbers(seedOf(29));
  const other = fork(join(packageRoot, "tests/support/other-writer.js"));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const before = await readFile(join(root, file));
      const theirs = `theirs ${round}`;
      const ready = once(other, "message");
      const delayUs = Math.floor(random() * longestDelayUs);
      other.send({ path: join(root, file), text: theirs, delayUs });
      await ready;
      const done = once(other, "message");
      const { status, texts } = await saved(root, `ours ${round}`, etag(before));
      await done;
      const now = await readFile(join(root, file), "utf8");
      expect([200, 409], `round ${round}`).toContain(status);
      expect([...texts, now], `round ${round}, ${status}`).toContain(theirs);
    }
  } finally {
    other.kill();
  }
});

/** When the other program writes: before a call of the save's, by its name, or once it is done. */
const moments = [
  ["before it is compared", "realpath", 409],
  ["after the last comparison", "renameSync", 200],
  ["while there is no file", "linkSync", 409],
  ["once it is replaced", undefined, 200],
] as const;

it.each(moments)("a save of a file that another program replaces %s", async (_, call, expected) => {
  const root = await temporaryFolder({ [file]: "0" });
  const write = () => foreignWrites["replaced whole"]?.(join(root, file), "theirs");
  let isWritten = false;
  const { status, texts } = await withDiskCalls(
    (path) => path.startsWith(root),
    ({ name }) => {
      if (isWritten || name !== call) return;
      isWritten = true;
      write();
    },
    () => saved(root, "ours", etag(Buffer.from("0"))),
  );
  if (call === undefined) write();
  else expect(isWritten).toBe(true);
  expect(status).toBe(expected);
  const now = await readFile(join(root, file), "utf8");
  expect([now, ...texts]).toEqual(call === "renameSync" ? ["ours", "theirs"] : ["theirs"]);
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
