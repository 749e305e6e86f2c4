import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import {
  dayAfter,
  type Publication,
  pageDayField,
  publicationEdit,
  publicationOf,
  publicationOfPage,
  suggestedDay,
} from "../../../editing/document/publication.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../../schema/migrations/migrations-of.ts";
import { loftsFile, smallEntries } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { undoLabel } from "../state/selectors.ts";
import { createEditorStore } from "./create-editor-store.ts";

const today = "2031-06-30";

function open() {
  const store = createEditorStore({
    fileText: smallSiteText,
    entries: smallEntries,
    schemas: schemasOf(blocks, smallModel),
    migrations: migrationsOf(blocks),
    save: async () => ({ kind: "saved" }),
    now: () => 0,
  });
  const fields = () => store.getState().entries[loftsFile]?.frontMatter ?? {};
  const place = () => ({
    target: { in: "entry", file: loftsFile } as const,
    path: ["frontMatter"],
    fields: fields(),
    dayField: "date",
    today,
  });
  const make = (wanted: Publication) => {
    const edit = publicationEdit(place(), wanted);
    if (edit) store.getState().apply(edit);
    return edit !== undefined;
  };
  return { store, fields, make, state: () => publicationOf(place()), place };
}

describe("an entry with a day", () => {
  it("is a draft, scheduled or live, each as one step that undo names", () => {
    const { store, fields, make, state } = open();
    const before = fields();
    expect(state()).toEqual({ kind: "live" });
    make({ kind: "scheduled", day: "2031-12-24" });
    expect([fields().date, state()]).toEqual(["2031-12-24", { kind: "scheduled", day: "2031-12-24" }]);
    make({ kind: "draft" });
    expect([fields().draft, fields().date, state().kind]).toEqual([true, "2031-12-24", "draft"]);
    expect(undoLabel(store.getState())).toBe("made it a draft");
    make({ kind: "scheduled", day: "2031-12-25" });
    expect([fields().draft, undoLabel(store.getState())]).toEqual([undefined, "scheduled it"]);
    make({ kind: "live" });
    expect([fields().date, undoLabel(store.getState())]).toEqual([today, "made it live"]);
    for (let step = 0; step < 4; step++) store.getState().undo();
    expect(fields()).toEqual(before);
  });

  it("keeps its day when it goes live after it, and writes nothing where nothing changes", () => {
    const { fields, make } = open();
    const { date } = fields();
    make({ kind: "draft" });
    make({ kind: "live" });
    expect([fields().date, "draft" in fields()]).toEqual([date, false]);
    expect([make({ kind: "live" }), make({ kind: "scheduled", day: today })]).toEqual([false, false]);
  });

  it("gets back the day that was saved, when it was scheduled only for a moment", () => {
    const { place, make, fields } = open();
    const savedDay = fields().date;
    make({ kind: "scheduled", day: "2031-12-24" });
    expect(publicationEdit({ ...place(), savedDay }, { kind: "live" })?.edits).toMatchObject([
      { path: ["frontMatter", "date"], value: savedDay },
    ]);
  });

  it("is offered its own day if that is to come, or else the next one", () => {
    const { place } = open();
    expect(suggestedDay(place())).toBe("2031-07-01");
    expect(suggestedDay({ ...place(), fields: { date: "2032-02-29" } })).toBe("2032-02-29");
    expect(dayAfter("2032-02-28")).toBe("2032-02-29");
  });
});

describe("a page", () => {
  const place = (fields: Readonly<Record<string, unknown>>) => ({
    ...{
      target: { in: "page", page: "home" } as const,
      path: [],
      dayField: pageDayField,
      isDayOptional: true,
    },
    ...{ fields, today },
  });
  const edits = (fields: Readonly<Record<string, unknown>>, wanted: Publication) =>
    publicationEdit(place(fields), wanted)?.edits.map((edit) => [
      edit.kind === "set-value" && edit.path[0],
      edit.kind === "set-value" && edit.value,
    ]);

  it("gets a day to come, and loses it when it is made live before", () => {
    const scheduled = { publishOn: "2031-12-24" };
    expect(publicationOfPage(scheduled, today)).toEqual({ kind: "scheduled", day: "2031-12-24" });
    expect(edits({}, { kind: "scheduled", day: "2031-12-24" })).toEqual([["publishOn", "2031-12-24"]]);
    expect(edits(scheduled, { kind: "live" })).toEqual([["publishOn", undefined]]);
    expect(edits({ ...scheduled, draft: true }, { kind: "live" })).toEqual([
      ["draft", undefined],
      ["publishOn", undefined],
    ]);
  });

  it("keeps a day that has come, and one that is none is not to come", () => {
    expect(edits({ publishOn: today, draft: true }, { kind: "live" })).toEqual([["draft", undefined]]);
    expect(publicationOfPage({ publishOn: "soon" }, today)).toEqual({ kind: "live" });
  });
});

it("what has no day is a draft or live", () => {
  const place = { target: { in: "page", page: "home" } as const, path: [], fields: { draft: true }, today };
  expect(publicationOf(place)).toEqual({ kind: "draft" });
  expect(publicationEdit(place, { kind: "scheduled", day: "2032-01-01" })).toBeUndefined();
  expect(publicationEdit(place, { kind: "live" })?.edits).toEqual([
    { kind: "set-value", target: place.target, path: ["draft"] },
  ]);
});
