import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  type Attempt,
  beforeCall,
  diskCallsOf,
  endBeforeCall,
  type Failure,
  type FileTexts,
  fail,
  failures,
  foreignWrites,
  litterIn,
  type Outcome,
  placesOf,
  textsIn,
} from "../../../tests/support/every-disk-call.ts";
import { everything, nightly } from "../../../tests/support/extent.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { versionOf } from "../../assets/measure-picture.ts";
import { saveFiles } from "../../dev/endpoints/save-file.ts";
import { writeSite } from "../../dev/endpoints/save-site.ts";
import { RequestError } from "../../dev/http/request-error.ts";
import { createSiteFolder } from "../../files/site-folder.ts";
import { etag } from "./etag.ts";
import type { FileChange } from "./file-change.ts";
import { recoverSaves } from "./recover-saves.ts";

type Files = Readonly<Record<string, FileTexts>>;
type Begin = () => Promise<Attempt>;

const picture = async (background: string) =>
  (
    await sharp({ create: { width: 9, height: 6, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString("latin1");
const [red, blue, green] = [await picture("red"), await picture("blue"), await picture("lime")];
const bytesOf = (text: string) => Buffer.from(text, "latin1");

const entry = "content/posts/rooms.md";
const order = "content/posts/order.json";
const config = "site.config.json";
const photo = "content/media/rooms/a.png";
const catalogue = "content/media/media.json";

/** A save over the files as they are before. */
function saving(files: Files): Begin {
  return begin(files, {}, (root) =>
    saveFiles(
      root,
      Object.entries(files).map(([file, { before, after }]): FileChange => {
        const over = before === undefined ? "new" : etag(bytesOf(before));
        return { file, ...(after !== undefined && { bytes: bytesOf(after) }), over };
      }),
    ),
  );
}

function begin(
  files: Files,
  others: Readonly<Record<string, string>>,
  run: (root: string) => Promise<{ readonly rescued?: readonly string[] }>,
): Begin {
  return async () => {
    const present = Object.entries(files).flatMap(([file, { before }]) =>
      before === undefined ? [] : [[file, bytesOf(before)] as const],
    );
    const more = Object.entries(others).map(([file, text]) => [file, bytesOf(text)] as const);
    const root = await temporaryFolder(Object.fromEntries([...present, ...more]));
    return { root, files, run: () => outcomeOf(run(root)) };
  };
}

async function outcomeOf(save: Promise<{ readonly rescued?: readonly string[] }>): Promise<Outcome> {
  try {
    return { isDone: true, answer: JSON.stringify(await save) };
  } catch (error) {
    // The server answers any other error with its message.
    const answer = error instanceof RequestError ? JSON.stringify(error.body) : String(error);
    return { isDone: false, answer };
  }
}

const said = (alt: string) => `{\n  "rooms/a.png": { "alt": ${JSON.stringify(alt)} }\n}\n`;
const version = (text: string) => versionOf(bytesOf(text));

function changingPicture(
  files: Files,
  known: string | null,
  wanted: string | null,
  [before, after]: readonly [string, string] = ["A red room", "A blue room"],
): Begin {
  const others = { [`.blockwork/backup/pictures/${version(blue)}`]: blue, "content/media/b.png": red };
  return begin(files, others, (root) =>
    writeSite(createSiteFolder(root), {
      texts: [],
      pictures: [
        {
          name: "rooms/a.png",
          known: known === null ? null : { version: version(known), alt: before },
          picture: wanted === null ? null : { version: version(wanted), alt: after },
        },
      ],
    }),
  );
}

const ways: Readonly<Record<string, Begin>> = {
  "an entry is saved": saving({ [entry]: { before: "old", after: "new" } }),
  "an entry is made": saving({ [entry]: { before: undefined, after: "new" } }),
  "an entry is deleted": saving({ [entry]: { before: "old", after: undefined } }),
  "the config is saved": saving({ [config]: { before: "{}\n", after: '{ "pages": [] }\n' } }),
  "an order is saved": saving({ [order]: { before: "[]", after: '["rooms"]' } }),
  "an order is deleted": saving({ [order]: { before: "[]", after: undefined } }),
  "several are written and deleted": saving({
    [config]: { before: "{}\n", after: '{ "pages": [] }\n' },
    [entry]: { before: undefined, after: "new" },
    [order]: { before: "[]", after: undefined },
  }),
  "a picture is added": changingPicture(
    {
      [photo]: { before: undefined, after: blue },
      [catalogue]: { before: undefined, after: said("A blue room") },
    },
    null,
    blue,
  ),
  "a picture is replaced": changingPicture(
    {
      [photo]: { before: red, after: blue },
      [catalogue]: { before: said("A red room"), after: said("A blue room") },
    },
    red,
    blue,
  ),
  "a picture is described": changingPicture(
    {
      [photo]: { before: red, after: red },
      [catalogue]: { before: said("A red room"), after: said("A blue room") },
    },
    red,
    red,
  ),
  "a picture is deleted": changingPicture(
    {
      [photo]: { before: red, after: undefined },
      [catalogue]: { before: said("A red room"), after: "{\n  }\n" },
    },
    red,
    null,
  ),
};
/** The quickest way of each kind. */
const usual = [
  "an entry is saved",
  "an entry is made",
  "an entry is deleted",
  "several are written and deleted",
];
/** The config and an order are saved as an entry is. */
const all = Object.entries(ways).filter(
  ([way]) => nightly || usual.includes(way) || (everything && way.startsWith("a picture")),
);

/** The errors of the calls that fail in one test, each in turn. */
const errors: readonly (readonly [name: string, codes: readonly Failure[]])[] = nightly
  ? failures.map((code) => [code, [code]])
  : [["one of three errors", failures]];

const befores = (files: Files) => mapped(files, ({ before }) => before);
const afters = (files: Files) => mapped(files, ({ after }) => after);
function mapped(files: Files, one: (texts: FileTexts) => string | undefined) {
  return Object.fromEntries(Object.entries(files).map(([file, texts]) => [file, one(texts)]));
}

describe.each(all)("while %s", (_, begun) => {
  it("all is done without other programs, and nothing is left behind", async () => {
    const attempt = await begun();
    expect(await attempt.run()).toMatchObject({ isDone: true });
    expect(await textsIn(attempt)).toEqual(afters(attempt.files));
    expect(await litterIn(attempt.root)).toEqual([]);
  });

  it.each(Object.entries(foreignWrites))(
    "a file %s by another program before any call is never lost",
    async (way, write) => {
      const files = Object.keys((await begun()).files);
      // Of two files, every other call has the one, and in the other way of writing the other. But for the nightly run,
      // another program writes before each call in one of the two ways.
      const shift = way === "written in place" ? 1 : 0;
      const calls = await diskCallsOf(await begun());
      for (const [index, call] of calls.entries()) {
        if (!nightly && index % 2 !== shift) continue;
        const attempt = await begun();
        const file = files[((nightly ? index : index >> 1) + shift) % files.length] ?? "";
        const theirs = file.endsWith(".png") ? green : "theirs";
        const { isReached, answer } = await beforeCall(attempt, index + 1, () =>
          write(join(attempt.root, file), theirs),
        );
        const at = `before call ${index + 1}, ${call}, to ${file}: ${answer}`;
        expect(isReached, at).toBe(true);
        expect(await placesOf(attempt, answer, theirs), at).not.toEqual([]);
        expect(await litterIn(attempt.root), at).toEqual([]);
      }
    },
  );

  it.each(errors)(
    "a call that fails with %s leaves all files as they were, or as they are to be",
    async (_name, codes) => {
      const calls = await diskCallsOf(await begun());
      for (const [index, call] of calls.entries()) {
        const attempt = await begun();
        const code = codes[index % codes.length] ?? "EIO";
        const { isReached, isDone, answer } = await beforeCall(attempt, index + 1, () => fail(code));
        const at = `${code} at call ${index + 1}, ${call}: ${answer}`;
        expect(isReached, at).toBe(true);
        expect(await textsIn(attempt), at).toEqual(isDone ? afters(attempt.files) : befores(attempt.files));
      }
    },
  );

  it("a process that ends before any call leaves files of which the next command makes all whole, or none", async () => {
    const calls = await diskCallsOf(await begun());
    for (const [index, call] of calls.entries()) {
      const attempt = await begun();
      await endBeforeCall(attempt, index + 1);
      await recoverSaves(attempt.root);
      await expectWhole(attempt, `before call ${index + 1}, ${call}`);
    }
  });
});

async function expectWhole(attempt: Attempt, at: string): Promise<void> {
  expect([befores(attempt.files), afters(attempt.files)], at).toContainEqual(await textsIn(attempt));
  expect(await litterIn(attempt.root), at).toEqual([]);
}

const recovery = (attempt: Attempt): Attempt => ({
  ...attempt,
  run: async () => ({ isDone: true, answer: JSON.stringify(await recoverSaves(attempt.root)) }),
});

describe("the next command after a save of several files was stopped", () => {
  const begun = ways["several are written and deleted"] as Begin;
  const stopped = async (call: number) => {
    const attempt = await begun();
    await endBeforeCall(attempt, call);
    return attempt;
  };

  it("can be stopped itself before any call, and the one after it makes all whole, or none", async () => {
    const calls = await diskCallsOf(await begun());
    for (let first = 1; first <= calls.length; first += nightly ? 1 : 4) {
      const ofRecovery = await diskCallsOf(recovery(await stopped(first)));
      for (const [index, call] of ofRecovery.entries()) {
        const attempt = await stopped(first);
        await endBeforeCall(recovery(attempt), index + 1);
        await recoverSaves(attempt.root);
        await expectWhole(attempt, `${calls[first - 1]}, call ${first}; then ${call}, call ${index + 1}`);
      }
    }
  });

  it("loses nothing that another program has written meanwhile, and names the file", async () => {
    const calls = await diskCallsOf(await begun());
    for (const [index, call] of calls.entries()) {
      const attempt = await stopped(index + 1);
      const names = Object.keys(attempt.files);
      const file = names[index % names.length] ?? "";
      const others = names.filter((name) => name !== file);
      foreignWrites["replaced whole"]?.(join(attempt.root, file), "theirs");
      const recovered = await recoverSaves(attempt.root);
      const at = `before call ${index + 1}, ${call}, to ${file}: ${JSON.stringify(recovered)}`;
      const texts = await textsIn(attempt);
      expect(texts[file], at).toBe("theirs");
      const of = (all: Readonly<Record<string, string | undefined>>) => others.map((name) => all[name]);
      expect([of(befores(attempt.files)), of(afters(attempt.files))], at).toContainEqual(of(texts));
      const isCompleted = recovered.completed.length > 0;
      // A file that was written already and is settled is the other program's own business.
      if (isCompleted)
        expect([...recovered.changed, ...recovered.completed].sort(), at).toEqual(names.sort());
      expect(await litterIn(attempt.root), at).toEqual([]);
    }
  });

  it("keeps what was to be written over a file that has changed since", async () => {
    const calls = await diskCallsOf(await begun());
    const attempt = await stopped(calls.indexOf("linkSync") + 1);
    const theirs = "content/posts/rooms.md";
    foreignWrites["replaced whole"]?.(join(attempt.root, theirs), "theirs");
    const { changed, rescued, completed } = await recoverSaves(attempt.root);
    expect({ changed, completed }).toEqual({ changed: [theirs], completed: [config, order] });
    expect(rescued).toHaveLength(1);
    expect(await readFile(join(attempt.root, rescued[0] ?? ""), "utf8")).toBe("new");
  });
});
