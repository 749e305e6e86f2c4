import { describe, expect, it } from "vitest";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { Conflict } from "./conflict.ts";
import { nextSaveState, type SaveEvent, type SaveState } from "./save-machine.ts";

const problems = [{ code: "missing-key" } as unknown as Problem];
const conflict = { fileText: "{}" } as unknown as Conflict;
const [rye, spelt] = [
  { file: "content/breads/rye.md", name: "Rye", fileText: "a" },
  { file: "content/breads/spelt.md", name: "Spelt", fileText: "b" },
];

const states: Readonly<Record<string, SaveState>> = {
  idle: { state: "idle" },
  saving: { state: "saving" },
  sending: { state: "saving", progress: { done: 2, total: 3 } },
  kept: { state: "kept" },
  failed: { state: "failed", reason: "The disk is full." },
  invalid: { state: "failed", reason: "There are errors.", problems },
  leftOut: { state: "left-out", names: ["Home"], problems, isWritten: true },
  conflict: { state: "conflict", conflict },
  oneEntry: { state: "entry-conflicts", conflicts: [rye] },
  twoEntries: { state: "entry-conflicts", conflicts: [rye, spelt] },
};

const events: Readonly<Record<string, SaveEvent>> = {
  edit: { type: "edit" },
  save: { type: "save" },
  progress: { type: "progress", progress: { done: 2, total: 3 } },
  follow: { type: "follow" },
  resolve: { type: "resolve" },
  resolveRye: { type: "resolve-entry", file: rye.file },
  postpone: { type: "postpone" },
  signIn: { type: "sign-in" },
  saved: { type: "saved" },
  kept: { type: "kept" },
  failed: { type: "failed", reason: "The disk is full." },
  invalid: { type: "failed", reason: "There are errors.", problems },
  leftOut: { type: "left-out", names: ["Home"], problems, isWritten: true },
  conflict: { type: "conflict", conflict },
  oneEntry: { type: "entry-conflicts", conflicts: [rye] },
  twoEntries: { type: "entry-conflicts", conflicts: [rye, spelt] },
};

/** The results of a save, which are the state then, whatever it was. */
const results = ["kept", "failed", "invalid", "leftOut", "conflict", "oneEntry", "twoEntries"];

/** By event, the states in which it changes something, with the state after it. */
const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  edit: { kept: "idle", invalid: "idle", leftOut: "idle" },
  save: Object.fromEntries(Object.keys(states).map((state) => [state, "saving"])),
  progress: { saving: "sending" },
  follow: Object.fromEntries(
    Object.keys(states)
      .filter((state) => states[state]?.state !== "saving")
      .map((state) => [state, "idle"]),
  ),
  resolve: { conflict: "idle" },
  resolveRye: { oneEntry: "idle", twoEntries: "spelt" },
  postpone: { conflict: "idle", oneEntry: "idle", twoEntries: "idle" },
  signIn: { failed: "idle", invalid: "idle" },
  saved: Object.fromEntries(Object.keys(states).map((state) => [state, "idle"])),
  ...Object.fromEntries(
    results.map((result) => [
      result,
      Object.fromEntries(Object.keys(states).map((state) => [state, result])),
    ]),
  ),
};

describe("the state of a save", () => {
  it("has a line for each event", () => {
    expect(Object.keys(changes).toSorted()).toEqual(Object.keys(events).toSorted());
  });

  it.each(
    Object.keys(states).flatMap((state) => Object.keys(events).map((event) => [state, event] as const)),
  )("%s, after %s", (state, event) => {
    const [before, happened] = [states[state], events[event]];
    if (!before || !happened) throw new Error("There is no such pair.");
    const expected = changes[event]?.[state] ?? state;
    const left: SaveState = { state: "entry-conflicts", conflicts: [spelt] };
    expect(nextSaveState(before, happened)).toEqual(expected === "spelt" ? left : states[expected]);
  });

  it("is the same object where nothing changes, so that nothing renders again", () => {
    for (const state of Object.values(states))
      expect(nextSaveState(state, { type: "resolve-entry", file: "x" })).toEqual(state);
    const { saving, failed } = states;
    if (!saving || !failed) throw new Error("There is no such state.");
    expect(nextSaveState(saving, { type: "edit" })).toBe(saving);
    expect(nextSaveState(failed, { type: "edit" })).toBe(failed);
  });
});
