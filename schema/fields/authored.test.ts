import { expectTypeOf, it } from "vitest";
import type { Authored } from "./authored.ts";
import type { ObjectSchema } from "./schema.ts";

const words = { title: "T", description: "D." } as const;

const schema = {
  type: "object",
  ...words,
  properties: {
    name: { type: "string", ...words },
    tone: { type: "string", enum: ["warm", "cool"], ...words },
    note: { type: "string", format: "markdown", ...words },
    picture: { type: "string", format: "media", ...words },
    bread: { type: "string", entry: "breads", ...words },
    count: { type: "integer", default: 3, ...words },
    open: { type: "boolean", ...words },
    lines: { type: "array", items: { type: "string", ...words }, ...words },
    more: {
      type: "object",
      deferred: true,
      properties: { limit: { type: "integer", ...words } },
      ...words,
    },
  },
  required: ["name", "tone"],
} as const satisfies ObjectSchema;

type Written = Authored<typeof schema>;

it("a required key is there and an optional one may be left out, whether or not it has a default", () => {
  expectTypeOf<Written["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Written["count"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<{ readonly name: string; readonly tone: "warm" }>().toExtend<Written>();
  expectTypeOf<{ readonly name: string }>().not.toExtend<Written>();
});

it("an enum is its words, not any text", () => {
  expectTypeOf<Written["tone"]>().toEqualTypeOf<"warm" | "cool">();
  expectTypeOf<{ readonly name: string; readonly tone: string }>().not.toExtend<Written>();
});

it("what resolve will turn into more is written as a text", () => {
  expectTypeOf<Written["note"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Written["picture"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Written["bread"]>().toEqualTypeOf<string | undefined>();
});

it("lists, truth values and deferred objects have the types of their parts", () => {
  expectTypeOf<Written["open"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<Written["lines"]>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<NonNullable<Written["more"]>["limit"]>().toEqualTypeOf<number | undefined>();
});
