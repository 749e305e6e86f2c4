import { expectTypeOf, it } from "vitest";
import type { Entry, Picture, Resolved, SafeHtml } from "./resolved.ts";
import type { ObjectSchema } from "./schema.ts";

const words = { title: "T", description: "D." } as const;

const schema = {
  type: "object",
  ...words,
  properties: {
    name: { type: "string", ...words },
    tone: { type: "string", enum: ["warm", "cool"], default: "warm", ...words },
    note: { type: "string", format: "markdown", ...words },
    picture: { type: "string", format: "media", ...words },
    post: { type: "string", entry: "posts", ...words },
    count: { type: "integer", default: 3, ...words },
    open: { type: "boolean", ...words },
    lines: { type: "array", items: { type: "string", format: "media", ...words }, default: [], ...words },
    posts: {
      type: "object",
      entries: "posts",
      properties: { limit: { type: "integer", ...words } },
      default: {},
      ...words,
    },
  },
  required: ["name", "note", "picture", "post"],
} as const satisfies ObjectSchema;

type Props = Resolved<typeof schema>;

it("a key with a default is always there for a view, one without may be missing", () => {
  expectTypeOf<Props["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Props["count"]>().toEqualTypeOf<number>();
  expectTypeOf<Props["tone"]>().toEqualTypeOf<"warm" | "cool">();
  expectTypeOf<Props["open"]>().toEqualTypeOf<boolean | undefined>();
});

it("Markdown is safe HTML, a picture its facts and an entry itself", () => {
  expectTypeOf<Props["note"]>().toEqualTypeOf<SafeHtml>();
  expectTypeOf<Props["picture"]>().toEqualTypeOf<Picture>();
  expectTypeOf<Props["post"]>().toEqualTypeOf<Entry<"posts">>();
  expectTypeOf<Props["lines"]>().toEqualTypeOf<readonly Picture[]>();
});

it("a query is the list of entries that it found", () => {
  expectTypeOf<Props["posts"]>().toEqualTypeOf<readonly Entry<"posts">[]>();
});

it("an entry's own references are entries too", () => {
  expectTypeOf<Entry<"posts">["category"]>().toEqualTypeOf<Entry<"categories">>();
  expectTypeOf<Entry<"posts">["body"]>().toEqualTypeOf<SafeHtml>();
  expectTypeOf<Entry<"posts">["href"]>().toEqualTypeOf<string | undefined>();
});

it("a text can't pass for safe HTML", () => {
  expectTypeOf<string>().not.toExtend<SafeHtml>();
});
