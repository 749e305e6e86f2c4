import { describe, expect, it } from "vitest";
import { isDate } from "../formats/date/is-date.ts";
import { compileValidator } from "./validator.ts";

describe("dates", () => {
  it.each(["2025-03-31", "2024-02-29", "2000-02-29", "1999-12-31"])("%s exists", (text) => {
    expect(isDate(text)).toBe(true);
  });

  it.each([
    "2025-02-29",
    "1900-02-29",
    "2024-13-45",
    "2025-00-10",
    "2025-04-31",
    "2025-3-31",
    "31/03/2025",
    "",
  ])("%j does not", (text) => {
    expect(isDate(text)).toBe(false);
  });
});

const branch = (type: string, properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties: {
    type: { const: type },
    props: { type: "object", properties, required, additionalProperties: false },
  },
  required: ["type", "props"],
  additionalProperties: false,
});

const placed = {
  type: "object",
  discriminator: { propertyName: "type" },
  oneOf: [
    branch("faq", { title: { type: "string" }, open: { type: "boolean", default: true } }, ["title"]),
    branch("map", { height: { type: "integer", default: 400 } }),
    branch("hero", { title: { type: "string" } }, ["title"]),
  ],
};

describe("blocks, told apart by their type", () => {
  const validate = compileValidator(placed);

  it("a mistake in one gives one error, from the right branch", () => {
    const errors = validate({ type: "faq", props: { title: 3 } });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ keyword: "type", instancePath: "/props/title" });
  });

  it("an unknown type gives one error, and not one for every block there is", () => {
    expect(validate({ type: "fqa", props: {} })).toMatchObject([{ keyword: "discriminator" }]);
  });

  it("defaults are filled in, in the branch that applies and from no other", () => {
    const value = { type: "faq", props: { title: "Questions" } };
    expect(validate(value)).toEqual([]);
    expect(value).toEqual({ type: "faq", props: { title: "Questions", open: true } });
  });

  it("two mistakes are two errors", () => {
    expect(validate({ type: "faq", props: { title: 3, opne: true } })).toHaveLength(2);
  });
});

describe("prototypes", () => {
  const validate = compileValidator({
    type: "object",
    properties: { name: { type: "string" } },
    required: ["name"],
    additionalProperties: false,
  });

  it("a key that only the prototype has does not count as written", () => {
    expect(validate(Object.create({ name: "inherited" }))).toMatchObject([{ keyword: "required" }]);
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("%s is an unknown key", (key) => {
    const value = JSON.parse(`{ "name": "a", "${key}": {} }`) as unknown;
    expect(validate(value)).toMatchObject([
      { keyword: "additionalProperties", params: { additionalProperty: key } },
    ]);
  });
});

it("a schema with a keyword that nobody knows is refused, so that no rule is silently left out", () => {
  expect(() => compileValidator({ type: "string", minLenght: 3 })).toThrow(/minLenght/);
});

it("a oneOf that is not told apart by its type is refused when it has defaults", () => {
  const { discriminator: _, ...plain } = placed;
  expect(() => compileValidator(plain)).toThrow(/default/);
});

describe("formats", () => {
  const validate = compileValidator({
    type: "object",
    properties: { colour: { type: "string", format: "colour" }, email: { type: "string", format: "email" } },
  });

  it.each(["#fbfaf7", "#FBFAF7", "{{site.theme.light.ink}}"])("%s is a colour", (colour) => {
    expect(validate({ colour })).toEqual([]);
  });

  it.each(["red", "#fff", "#gggggg", "rgb(0 0 0)", "#fbfaf7;", ""])("%j is not", (colour) => {
    expect(validate({ colour })).toHaveLength(1);
  });

  it.each(["studio@example.com", "a.b+c@d-e.example", "{{site.contact.email}}"])(
    "%s is an e-mail address",
    (email) => {
      expect(validate({ email })).toEqual([]);
    },
  );

  it.each(["studio", "studio@", "@example.com", "a b@example.com", '"><script>@x.y'])(
    "%j is not",
    (email) => {
      expect(validate({ email })).toHaveLength(1);
    },
  );
});
