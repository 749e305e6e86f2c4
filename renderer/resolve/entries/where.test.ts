import { expect, it } from "vitest";
import { bakeryModel, cardsOf, checkBakery, pageOf } from "../../../tests/support/bakery.ts";

const fields = { name: { type: "string" }, at: { type: "string", format: "date-time" } };
const model = {
  ...bakeryModel,
  collections: { breads: { title: "Breads", label: "name", fields: { type: "object", properties: fields } } },
};
const times = {
  Yesterday: "2026-11-21T23:59",
  Early: "2026-11-22T00:01",
  Late: "2026-11-22T23:59",
  Tomorrow: "2026-11-23",
};
const entries = Object.fromEntries(
  Object.entries(times).map(([name, at]) => [
    `breads/${name.toLowerCase()}`,
    `---\nname: ${name}\nat: ${at}\n---\n`,
  ]),
);

function listed(where: object, timezone: string): readonly string[] {
  const cards = { each: "breads", where, sort: "at", item: { title: "{{item.name}}", href: "/" } };
  const { site } = checkBakery({
    ...{ pages: [pageOf(cardsOf({ cards }))], entries, model, media: new Map() },
    site: { timezone },
    today: "2026-11-22",
  });
  const props = (site?.pages[0]?.blocks[0]?.props ?? { cards: [] }) as {
    cards: readonly { title: string }[];
  };
  return props.cards.map(({ title }) => title);
}

it.each(
  ["Pacific/Auckland", "America/Los_Angeles", "UTC", "Asia/Kolkata"].flatMap((zone) => [
    [zone, "from", ["Early", "Late", "Tomorrow"]] as const,
    [zone, "until", ["Yesterday", "Early", "Late"]] as const,
    [zone, "before", ["Yesterday"]] as const,
    [zone, "after", ["Tomorrow"]] as const,
  ]),
)("in %s, moments %s today are those by the clock there", (zone, test, names) => {
  expect(listed({ at: { [test]: "{{today}}" } }, zone)).toEqual(names);
});

it("a moment is compared with a moment by time", () => {
  expect(listed({ at: { from: "2026-11-22T23:59:00+13:00" } }, "Pacific/Auckland")).toEqual([
    "Late",
    "Tomorrow",
  ]);
});
