import { beforeEach, expect, it, vi } from "vitest";
import { pictureText } from "../../../editing/document/picture.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { createDevHost } from "./dev-host.ts";

const file = "content/media/door.jpg";
const door = { version: "11111111", alt: "A door" };
const house = { version: "22222222", alt: "A house" };

/** What was asked of the server, and what it answers in turn. */
let asked: { readonly path: string; readonly body: unknown }[];
let answers: { readonly status: number; readonly body?: object }[];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: unknown } = {}) => {
    asked.push({ path, body: typeof body === "string" ? JSON.parse(body) : body });
    const { status, body: answer = {} } = answers.shift() ?? { status: 500 };
    return Response.json(answer, { status });
  });
});

const textOf = (content: object | undefined) => content && pictureText(content as typeof door);
const save = (text: object | undefined, known: object | undefined) =>
  createDevHost().save([{ file, text: textOf(text), known: textOf(known) }]);
const path = "/__blockwork/files";

it("saves everything in one request, a picture with what is known of it", async () => {
  answers = [{ status: 200 }];
  const host = createDevHost();
  const entry = { file: "content/posts/a.md", text: "---\ntitle: A\n---\n" };
  const result = await host.save([
    { ...entry, known: undefined },
    { file: "content/posts/b.md", text: undefined, known: "B" },
    { file, text: textOf({ ...door, alt: "Mine" }), known: textOf(door) },
    { file: "content/media/old.jpg", text: undefined, known: textOf(house) },
  ]);
  expect(result).toEqual({ kind: "saved" });
  const files = [
    { ...entry, over: "new" },
    { file: "content/posts/b.md", text: null, over: expect.stringMatching(/^"0{32}"$/) },
    { file, picture: { ...door, alt: "Mine" }, known: door },
    { file: "content/media/old.jpg", picture: null, known: house },
  ];
  expect(asked).toEqual([{ path, body: { files } }]);
});

it("writes over what it has just saved, and over what the server says is there", async () => {
  const [first, second, third] = ["1", "2", "3"].map((digit) => `"${digit.repeat(32)}"`);
  const post = "content/posts/a.md";
  answers = [
    { status: 200, body: { etags: { [post]: first } } },
    { status: 409, body: { files: [{ file: post, text: "Theirs", etag: second }] } },
    { status: 200, body: { etags: { [post]: third } } },
  ];
  const host = createDevHost();
  const write = (text: string, known: string | undefined) => host.save([{ file: post, text, known }]);
  expect(await write("Mine", undefined)).toEqual({ kind: "saved" });
  expect(await write("Mine too", "Mine")).toEqual({ kind: "changed", files: new Map([[post, "Theirs"]]) });
  expect(await write("Mine too", "Theirs")).toEqual({ kind: "saved" });
  expect(asked.map(({ body }) => body)).toMatchObject([
    { files: [{ over: "new" }] },
    { files: [{ over: first }] },
    { files: [{ over: second }] },
  ]);
});

it("says what is there in its place, whether it is gone, and that a name is taken", async () => {
  answers = [
    { status: 409, body: { files: [{ file, text: pictureText(house) }] } },
    { status: 409, body: { files: [{ file }] } },
    { status: 409, body: { error: "There is a picture already." } },
  ];
  expect(await save(door, undefined)).toEqual({
    kind: "changed",
    files: new Map([[file, pictureText(house)]]),
  });
  expect(await save(undefined, door)).toEqual({ kind: "changed", files: new Map([[file, undefined]]) });
  expect(await save(door, undefined)).toEqual({ kind: "failed", reason: messages.hosts.nameTaken });
});

it("says which picture this browser has the bytes of no longer", async () => {
  answers = [{ status: 428, body: { missing: ["door.jpg"] } }];
  const progress: object[] = [];
  const host = createDevHost();
  const write = { file, text: textOf(door), known: undefined };
  expect(await host.save([write], (step) => progress.push(step))).toMatchObject({
    kind: "failed",
    reason: expect.stringContaining("door.jpg"),
  });
  expect(progress).toEqual([{ done: 1, total: 1 }]);
});

it("hands on where content of another program is, as an answer names it", async () => {
  answers = [{ status: 200, body: { rescued: [".blockwork/backup/door.1a2b3c4d.jpg"] } }, { status: 200 }];
  const host = createDevHost();
  const heard: (readonly string[])[] = [];
  const stop = host.onRescued?.((places) => heard.push(places));
  const write = { file, text: pictureText(door), known: pictureText(house) };
  expect(await host.save([write])).toEqual({ kind: "saved" });
  expect(await host.save([write])).toEqual({ kind: "saved" });
  expect(heard).toEqual([[".blockwork/backup/door.1a2b3c4d.jpg"]]);
  stop?.();
});

it("says in the editor's language that the disk is full", async () => {
  answers = [{ status: 507, body: { error: "There is not enough space on the disk." } }];
  expect(await save(door, house)).toEqual({ kind: "failed", reason: messages.hosts.diskFull });
});
