import { expect, it } from "vitest";
import { createAutosaved, type SendResult } from "./create-autosaved.ts";

/** Values over a place that others write to as well, with a save that answers when it is told to. */
function open(saved: Record<string, string>) {
  const sent: { readonly name: string; readonly value: string; readonly known: string | undefined }[] = [];
  let answer: (result: SendResult<string>) => void = () => undefined;
  const store = createAutosaved<string>({
    earlier: new Map([
      ["kept", { value: "Mine", known: "Old" }],
      ["saved", { value: "New", known: "Old" }],
    ]),
    savedOf: (name) => saved[name],
    send: (name, { value, known }) => {
      sent.push({ name, value, known });
      return new Promise((done) => {
        answer = done;
      });
    },
  });
  const values = () => Object.fromEntries(store.getState().values);
  return { ...store.getState(), values, sent, answer: (result: SendResult<string>) => answer(result) };
}

it("has what an earlier session left, but for what was saved since", () => {
  const { values } = open({ kept: "Old", saved: "New" });
  expect(values()).toEqual({ kept: { value: "Mine", known: "Old" } });
});

it("remembers what a value started from, and forgets one that is right again", () => {
  const saved: Record<string, string> = { a: "One" };
  const { type, values, removeSaved: follow } = open(saved);
  type("a", "Two");
  saved.a = "Theirs";
  type("a", "Three");
  expect(values().a).toEqual({ value: "Three", known: "One" });
  follow();
  expect(values().a).toBeDefined();
  saved.a = "Three";
  follow();
  expect(values().a).toBeUndefined();
});

it("is sent once, however often somebody presses", async () => {
  const { type, save, answer, sent, values } = open({ a: "One" });
  type("a", "Two");
  const both = [save("a"), save("a")];
  answer({ kind: "saved" });
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  expect(sent).toEqual([{ name: "a", value: "Two", known: "One" }]);
  expect(values().a).toBeUndefined();
  expect(await save("a")).toBeUndefined();
});

it("stays, with the reason, until it was saved; what is typed meanwhile is not lost", async () => {
  const { type, save, answer, sent, values } = open({ a: "One" });
  type("a", "Two");
  const refused = save("a");
  type("a", "Two and a half");
  answer({ kind: "failed", reason: "No." });
  expect(await refused).toBe("No.");
  expect(values().a).toEqual({ value: "Two and a half", known: "One", reason: "No." });
  const changed = save("a");
  answer({ kind: "changed", known: "Theirs", reason: "It was changed." });
  await changed;
  expect(values().a).toEqual({ value: "Two and a half", known: "Theirs", reason: "It was changed." });
  const saved = save("a");
  type("a", "Three");
  answer({ kind: "saved" });
  await saved;
  expect(values().a).toEqual({ value: "Three", known: "Two and a half" });
  expect(sent.map(({ known }) => known)).toEqual(["One", "One", "Theirs"]);
});

it("does not come back when it was given up while it was sent, but does when somebody wants it back", async () => {
  const { type, save, discard, answer, values } = open({ a: "One", b: "One" });
  type("a", "Two");
  type("b", "Two");
  const sending = save("a");
  const bringBack = discard("a");
  answer({ kind: "failed", reason: "No." });
  await sending;
  expect(Object.keys(values())).toEqual(["kept", "saved", "b"]);
  const all = discard();
  expect(values()).toEqual({});
  bringBack();
  all();
  expect(Object.keys(values())).toEqual(["a", "kept", "saved", "b"]);
});
