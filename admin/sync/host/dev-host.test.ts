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

const save = (text: object | undefined, known: object | undefined) => {
  const textOf = (content: object | undefined) => content && pictureText(content as typeof door);
  return createDevHost().saveEntry({ file, text: textOf(text), known: textOf(known) });
};

it("saves a picture with what is known of it", async () => {
  answers = [{ status: 200 }, { status: 200 }];
  expect(await save({ ...door, alt: "Mine" }, door)).toEqual({ kind: "saved" });
  expect(await save(undefined, door)).toEqual({ kind: "saved" });
  const path = "/__blockwork/pictures/door.jpg";
  expect(asked).toEqual([
    { path, body: { picture: { ...door, alt: "Mine" }, known: door } },
    { path, body: { picture: null, known: door } },
  ]);
});

it("says what is there in its place, and whether it is gone", async () => {
  answers = [{ status: 409, body: { text: pictureText(house) } }, { status: 409 }, { status: 409 }];
  expect(await save(door, undefined)).toEqual({ kind: "changed", fileText: pictureText(house) });
  expect(await save(undefined, door)).toEqual({ kind: "gone" });
  expect(await save(door, undefined)).toMatchObject({ kind: "failed" });
});

it("says which picture this browser has the bytes of no longer", async () => {
  answers = [{ status: 428 }];
  expect(await save(door, undefined)).toMatchObject({
    kind: "failed",
    reason: expect.stringContaining("door.jpg"),
  });
});

it("hands on where content of another program is, as an answer names it", async () => {
  answers = [{ status: 200, body: { rescued: [".blockwork/backup/door.1a2b3c4d.jpg"] } }, { status: 200 }];
  const host = createDevHost();
  const heard: (readonly string[])[] = [];
  const stop = host.onRescued?.((places) => heard.push(places));
  const save = { file, text: pictureText(door), known: pictureText(house) };
  expect(await host.saveEntry(save)).toEqual({ kind: "saved" });
  expect(await host.saveEntry(save)).toEqual({ kind: "saved" });
  expect(heard).toEqual([[".blockwork/backup/door.1a2b3c4d.jpg"]]);
  stop?.();
});

it("says in the editor's language that the disk is full", async () => {
  answers = [{ status: 507, body: { error: "There is not enough space on the disk." } }];
  expect(await save(door, house)).toEqual({ kind: "failed", reason: messages.hosts.diskFull });
});
