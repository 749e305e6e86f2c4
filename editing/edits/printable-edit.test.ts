import { describe, expect, it } from "vitest";
import type { Edit } from "../document/edit.ts";
import { printableEdit } from "./history.ts";

describe("characters that no file may hold", () => {
  it("are not in an edit, wherever a text of it is", () => {
    const block = {
      id: "a\u0000",
      type: "t",
      props: { "ti\u202atle": ["\ufeffOne", { deep: "\u202aTwo\u202c" }] },
    };
    const edit: Edit = {
      kind: "batch",
      edits: [
        { kind: "set-value", target: { in: "site" }, path: ["title"], value: "+44\u202c" },
        { kind: "paste-block", page: "home", block },
      ],
    };
    expect(printableEdit(edit)).toEqual({
      kind: "batch",
      edits: [
        { kind: "set-value", target: { in: "site" }, path: ["title"], value: "+44" },
        {
          kind: "paste-block",
          page: "home",
          block: { id: "a", type: "t", props: { title: ["One", { deep: "Two" }] } },
        },
      ],
    });
  });

  it("leave everything else as it was, and an edit without them the same", () => {
    const edit: Edit = {
      kind: "set-value",
      target: { in: "site" },
      path: ["title"],
      value: { text: "Denk\u00admal, می\u200cخواهم", none: null, number: 1, list: [true] },
    };
    expect(printableEdit(edit)).toBe(edit);
  });
});
