import { describe, expect, it } from "vitest";
import { checkFilter } from "./check-filter.ts";
import { createFilter, type FieldName, readQuery, writeQuery } from "./create-filter.ts";
import { filterLimits, filterOptions } from "./filter-options.ts";

const fields: readonly FieldName[] = [
  ["light", "choice"],
  ["height", "range"],
  ["sown", "month"],
  ["name", "text"],
];
const iris = [
  ["Full sun", "Part shade"],
  ["80"],
  ["2026-03-04", "2026-10-01"],
  ["Iris sibirica", "Betty’s flag"],
];

describe("an iris is", () => {
  const matches = (search: string, values = iris) =>
    createFilter(fields, readQuery(fields, search), "en-GB")(values);

  it.each([
    "",
    "?light=Part+shade",
    "?height=80..80",
    "?height=80",
    "?height=..80",
    "?height=30..",
    "?height=..",
    "?sown=2026-03",
    "?name=SIBIRICA",
    "?name=bettys+iris",
    "?name=Betty's",
    "?light=Full+sun&height=60..100&sown=2026-10&name=flag",
    "?utm_source=letter",
    "?light=+",
  ])("found with %j", (search) => expect(matches(search)).toBe(true));

  it.each([
    "?light=Full+shade",
    "?light=sun",
    "?height=81..",
    "?height=..79.5",
    "?height=x..y",
    "?sown=2026-04",
    "?sown=2026-1",
    "?name=pumila",
    "?name=iris+pumila",
    "?light=Full+sun&height=..50",
  ])("not found with %j", (search) => expect(matches(search)).toBe(false));

  it("not found by a field of which nothing is known", () => {
    expect(matches("?height=..100", [[], [""], [], []])).toBe(false);
    expect(matches("?height=..100", [])).toBe(false);
  });
});

it.each([
  [{ light: "Full sun" }, "", "?light=Full+sun"],
  [{}, "?light=Full+sun&page=2", "?page=2"],
  [{ height: "30..60" }, "?utm=a&height=1..2", "?utm=a&height=30..60"],
  [{}, "?light=x", ""],
])("writes %j over %j as %j", (query, search, written) => {
  expect(writeQuery(fields, query, search)).toBe(written);
  expect(readQuery(fields, written)).toEqual(query);
});

describe("a select offers", () => {
  it("each value once, those with an order first, all others by the alphabet", () => {
    const values = ["Box 10", "May", "Ärmel", "Box 9", "April", "May", ""];
    const options = filterOptions({ kind: "choice", choices: ["April", "May", "June"] }, values, "de");
    expect(options.map(({ text }) => text)).toEqual(["April", "May", "Ärmel", "Box 9", "Box 10"]);
  });

  it.each([
    [["October", "May", "", "January"], "en-GB", ["January", "May", "October"]],
    [["Sunday", "Friday"], "en-GB", ["Friday", "Sunday"]],
    [["März", "April", "Januar"], "de", ["Januar", "März", "April"]],
    [["May", "April", "Never"], "en-GB", ["April", "May", "Never"]],
  ])(
    "of %j in the order of the calendar, if they are nothing but months or days",
    (values, language, sorted) => {
      const options = filterOptions({ kind: "choice", choices: [] }, values, language);
      expect(options.map(({ value }) => value)).toEqual(sorted);
    },
  );

  it("the months that occur, in the words of the language", () => {
    const options = filterOptions({ kind: "month", choices: [] }, ["2026-10-01", "2026-03-04", "x"], "de");
    expect(options).toEqual([
      { value: "2026-03", text: "März 2026" },
      { value: "2026-10", text: "Oktober 2026" },
    ]);
  });
});

it.each([
  [["80", "15", "x"], { min: 15, max: 80 }],
  [["x"], {}],
  [[], {}],
])("the range of %j is %j", (values, limits) => expect(filterLimits(values)).toEqual(limits));

describe("a filter", () => {
  const field = (id: string) => ({ id, title: "Light", kind: "choice", choices: [] }) as const;
  const one = { fields: [field("light")] };
  const item = (count: number) => ({ values: Array.from({ length: count }, () => ["a"]) });
  const keys = (filter: Parameters<typeof checkFilter>[0], items: readonly ReturnType<typeof item>[]) =>
    checkFilter(filter, items, (index) => `cards/${index}`).map(({ key }) => key);

  it("needs values for each of its fields, on all pages", () => {
    expect(keys(one, [item(1), item(1)])).toEqual([]);
    expect(keys(one, [item(1), item(0)])).toEqual(["cards/1/values"]);
    expect(keys({ ...one, all: { src: "/data/a.json", value: [item(2)] } }, [item(1)])).toEqual([
      "filterBy/all/0/values",
    ]);
    expect(keys({ ...one, all: { src: "/data/a.json", value: [item(1)] } }, [item(0)])).toEqual([]);
    expect(keys(undefined, [item(3)])).toEqual([]);
  });

  it("has an id for each of its fields", () => {
    expect(keys({ fields: [field("light"), field("light")] }, [item(2)])).toEqual(["filterBy/fields/1/id"]);
  });

  const kindProblem = (kind: "month" | "range" | "choice" | "text", ...values: string[]) => {
    const fields = [field("light"), { ...field("second"), title: "Flowers", kind }] as const;
    const named = values.map((value) => ({ title: "Iris", values: [["Full sun"], ["", value]] }));
    const [problem, ...others] = checkFilter({ fields }, named, (index) => `cards/${index}`);
    expect(others).toEqual([]);
    return problem && [problem.key, problem.message, problem.values?.reason];
  };

  it.each([
    ["month", "May", "no-such-day"],
    ["month", "2026-05", "no-such-day"],
    ["month", "2026-13-01", "no-such-day"],
    ["range", "85 cm", "no-number"],
    ["range", "1,5", "no-number"],
    ["range", "Infinity", "no-number"],
  ] as const)("of the kind %j finds nothing by %j", (kind, value, reason) => {
    const needs = kind === "month" ? "days such as 2026-05-01" : "numbers such as 85";
    expect(kindProblem(kind, value, value)).toEqual([
      "filterBy/fields/1/kind",
      `The filter "Flowers" is of the kind "${kind}", which needs ${needs}; "Iris" has "${value}".`,
      reason,
    ]);
  });

  it.each([
    ["month", ["2026-05-01", "2026-05-01T18:30:00+02:00", ""]],
    ["range", ["85", "-1.5", "0", ""]],
    ["choice", ["May", "85 cm"]],
    ["text", ["May", "85 cm"]],
  ] as const)("of the kind %j takes %j", (kind, values) => {
    expect(kindProblem(kind, ...values)).toBeUndefined();
  });

  it("names the row that has a value by its first cell", () => {
    const fields = [{ ...field("height"), kind: "range" }] as const;
    const rows = [
      { cells: ["Iris", "80 cm"], values: [["80 cm"]] },
      { cells: [], values: [["x"]] },
    ];
    expect(checkFilter({ fields }, rows, (index) => `rows/${index}`).map(({ message }) => message)).toEqual([
      expect.stringContaining('"Iris" has "80 cm"'),
    ]);
  });
});
