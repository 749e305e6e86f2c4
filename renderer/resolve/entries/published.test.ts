import { expect, it } from "vitest";
import { type Bakery, bakeryInput, bakeryModel, cardsOf, pageOf } from "../../../tests/support/bakery.ts";
import { checkSite, parseSite } from "../../check/check-site.ts";

const fields = { name: { type: "string" }, at: { type: "string", format: "date-time" } };
const breads = {
  title: "Breads",
  label: "name",
  published: "at",
  sort: ["at"],
  fields: { type: "object", properties: fields },
};
const times = {
  Morning: "2026-11-22T09:00",
  Afternoon: "2026-11-22T15:00",
  Day: "2026-11-22",
  Tomorrow: "2026-11-23",
};
const entries = Object.fromEntries(
  Object.entries(times).map(([name, at]) => [
    `breads/${name.toLowerCase()}`,
    `---\nname: ${name}\nat: ${at}\n---\n`,
  ]),
);
const list = cardsOf({ cards: { each: "breads", item: { title: "{{item.name}}", href: "/" } } });
const bakery: Bakery = {
  ...{ pages: [pageOf(list)], entries, model: { ...bakeryModel, collections: { breads } }, media: new Map() },
  site: { timezone: "Europe/Berlin" },
  today: "2026-11-22",
};
const at = (moment?: string) => ({ ...bakeryInput(bakery), ...(moment && { now: Date.parse(moment) }) });

function shownAt(moment?: string): readonly string[] {
  const { site } = checkSite(at(moment));
  const [page] = site?.pages.map(site.whole) ?? [];
  const { cards } = (page?.blocks[0]?.props ?? { cards: [] }) as { cards: readonly { title: string }[] };
  return cards.map(({ title }) => title);
}

it.each<[string | undefined, readonly string[]]>([
  ["2026-11-22T00:00:00+01:00", ["Day"]],
  ["2026-11-22T08:59:59+01:00", ["Day"]],
  ["2026-11-22T09:00:00+01:00", ["Day", "Morning"]],
  ["2026-11-22T14:30:00+01:00", ["Day", "Morning"]],
  ["2026-11-22T14:00:00Z", ["Day", "Morning", "Afternoon"]],
  [undefined, ["Day", "Morning", "Afternoon"]],
])("at %s the site has what has come by then", (moment, names) => {
  expect(shownAt(moment)).toEqual(names);
});

it("what is kept back until its time is told of, and when the next time is", () => {
  const input = at("2026-11-22T10:00:00+01:00");
  expect(checkSite(input).problems.filter(({ code }) => code === "future-entry")).toHaveLength(2);
  const next = parseSite(input).opened?.open.nextMoment;
  expect(next && new Date(next).toISOString()).toBe("2026-11-22T14:00:00.000Z");
});
