import { expect, it } from "vitest";
import { editInMemory } from "../../../tests/support/memory/edit-in-memory.ts";

const editor = editInMemory();
const questions = { in: "block", page: "home", block: "questions" } as const;

it("a number of a contacts program is saved without the signs around it, in a block, an entry and a pasted block", async () => {
  const { site, open, pass, check } = editor;
  const tab = await open();
  const state = tab.session.store.getState();
  const file = Object.keys(state.entries).find((name) => name.endsWith(".md")) ?? "";
  state.type({ kind: "set-value", target: questions, path: ["title"], value: "\u202a+44 7700 900412\u202c" });
  state.apply({
    kind: "set-value",
    target: { in: "entry", file },
    path: ["body"],
    value: "Ring \u0007us\ufeff.\n",
  });
  const block = { id: "pasted", type: "prose", props: { text: "Half \ud83d of a sign" } };
  state.apply({ kind: "paste-block", page: "home", block });
  await check(tab);
  await tab.commands.save();
  await pass(3000);
  expect(tab.session.store.getState().saving.state).toBe("idle");
  expect(site.read("site.config.json")).toContain('"+44 7700 900412"');
  expect(site.read("site.config.json")).toContain('"Half  of a sign"');
  expect(site.read(file)).toContain("Ring us.");
});

it("a letter that was lost keeps its page back, with a problem at its place", async () => {
  const { site, open, pass, check } = editor;
  const tab = await open();
  const before = site.read("site.config.json");
  tab.session.store
    .getState()
    .type({ kind: "set-value", target: questions, path: ["title"], value: "The caf\ufffd" });
  await check(tab);
  const problems = tab.session.problems.getState().problems.filter(({ code }) => code === "encoding");
  expect(problems.map(({ pointer, offset }) => [pointer.replace(/\d+/g, "N"), offset])).toEqual([
    ["/pages/N/blocks/N/props/title", 7],
  ]);
  await tab.commands.save();
  await pass(3000);
  expect(tab.session.store.getState().saving.state).toBe("left-out");
  expect(site.read("site.config.json")).toBe(before);
});
