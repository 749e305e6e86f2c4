import { expectTypeOf, it } from "vitest";
import { entriesOf } from "../../blocks/_kit/schemas.ts";
import type {
  ChildBlock,
  Deferred,
  EntryValue,
  IconDrawing,
  Picture,
  Resolved,
  SafeHtml,
} from "./resolved.ts";
import type { ObjectSchema } from "./schema.ts";

declare module "./collections.ts" {
  interface Collections {
    readonly "test-stays": {
      readonly type: "object";
      readonly title: string;
      readonly description: string;
      readonly required: readonly ["from"];
      readonly properties: {
        readonly from: { readonly type: "string"; readonly title: string; readonly description: string };
        readonly note: {
          readonly type: "string";
          readonly title: string;
          readonly description: string;
          readonly format: "markdown";
        };
      };
    };
  }
}

const words = { title: "T", description: "D." } as const;

const schema = {
  type: "object",
  ...words,
  properties: {
    name: { type: "string", ...words },
    tone: { type: "string", enum: ["warm", "cool"], default: "warm", ...words },
    note: { type: "string", format: "markdown", ...words },
    picture: { type: "string", format: "media", ...words },
    icon: { type: "string", format: "icon", ...words },
    bread: { type: "string", entry: "breads", ...words },
    stay: { type: "string", entry: "test-stays", ...words },
    stays: entriesOf("test-stays", words),
    breads: entriesOf("breads", words),
    blocks: { type: "array", items: { type: "string", ...words }, blocks: true, ...words },
    count: { type: "integer", default: 3, ...words },
    open: { type: "boolean", ...words },
    lines: { type: "array", items: { type: "string", format: "media", ...words }, default: [], ...words },
    more: {
      type: "object",
      deferred: true,
      properties: { note: { type: "string", format: "markdown", ...words } },
      default: {},
      ...words,
    },
  },
  required: ["name", "note", "picture", "icon", "bread", "blocks"],
} as const satisfies ObjectSchema;

type Props = Resolved<typeof schema>;

it("a key with a default is always there for a view, one without may be missing", () => {
  expectTypeOf<Props["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Props["count"]>().toEqualTypeOf<number>();
  expectTypeOf<Props["tone"]>().toEqualTypeOf<"warm" | "cool">();
  expectTypeOf<Props["open"]>().toEqualTypeOf<boolean | undefined>();
});

it("Markdown is safe HTML, a picture its facts, an icon its drawing and an entry itself", () => {
  expectTypeOf<Props["note"]>().toEqualTypeOf<SafeHtml>();
  expectTypeOf<Props["picture"]>().toEqualTypeOf<Picture>();
  expectTypeOf<Props["icon"]>().toEqualTypeOf<IconDrawing>();
  expectTypeOf<Props["bread"]>().toEqualTypeOf<EntryValue>();
  expectTypeOf<Props["lines"]>().toEqualTypeOf<readonly Picture[]>();
});

it("a list of entries has the fields of the collection where the site has said them", () => {
  expectTypeOf<Props["breads"]>().toEqualTypeOf<readonly EntryValue[]>();
  expectTypeOf<Props["breads"][number]["name"]>().toEqualTypeOf<unknown>();
  expectTypeOf<Props["stays"][number]["from"]>().toEqualTypeOf<string>();
  expectTypeOf<Props["stays"][number]["note"]>().toEqualTypeOf<SafeHtml | undefined>();
  expectTypeOf<Props["stays"][number]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<Props["stays"][number]>().not.toHaveProperty("form");
  expectTypeOf<NonNullable<Props["stay"]>["from"]>().toEqualTypeOf<string>();
});

it("a deferred value is an address for an island, and the value for the server", () => {
  expectTypeOf<Props["more"]["src"]>().toEqualTypeOf<string>();
  expectTypeOf<Props["more"]>().toExtend<Deferred<object>>();
  expectTypeOf<Props["more"]["value"]["note"]>().toEqualTypeOf<SafeHtml | undefined>();
});

it("blocks inside a block are ready to be rendered", () => {
  expectTypeOf<Props["blocks"]>().toEqualTypeOf<readonly ChildBlock[]>();
});

it("a text can't pass for safe HTML", () => {
  expectTypeOf<string>().not.toExtend<SafeHtml>();
});
