import { describe, expect, it } from "vitest";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { attributeOf, elementsOf, textOf } from "../../tests/support/html-tree.ts";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import { check } from "./check.ts";
import form from "./index.ts";
import type { schema } from "./schema.ts";

const endpoint = { endpoint: "https://forms.example/1" };
const propsWith = (parts: object) =>
  resolvedProps(form, { title: "Write", fields: [{ name: "a", label: "A" }], ...parts });
const elements = (parts: object) => elementsOf(viewMarkup(form, propsWith(parts)));
const field = (parts: object) => ({ name: "a", label: "A", ...parts });

describe("a field", () => {
  it.each([
    "constructor",
    "toString",
    "valueOf",
    "hasOwnProperty",
    "isPrototypeOf",
    "action",
    "submit",
    "name",
    "children",
    "length",
  ])("called %s is one as any other", (name) => {
    const parts = { fields: [field({ name })], delivery: endpoint };
    expect(check(propsWith(parts) as unknown as Resolved<typeof schema>)).toEqual([]);
    const [first] = elements(parts).filter(({ tagName }) => tagName === "input");
    expect(first && attributeOf(first, "name")).toBe(name);
    expect(first && attributeOf(first, "aria-invalid")).toBeUndefined();
    expect(elements(parts).map(textOf).join()).not.toContain("[native code]");
  });

  const control = (parts: object) => {
    const [first] = elements({ fields: [field(parts)], delivery: endpoint }).filter(({ tagName }) =>
      ["input", "textarea", "select"].includes(tagName),
    );
    return first;
  };

  it.each([
    ["text", "input", "text"],
    ["email", "input", "email"],
    ["tel", "input", "tel"],
    ["number", "input", "text"],
    ["date", "input", "date"],
    ["checkbox", "input", "checkbox"],
    ["file", "input", "file"],
    ["long-text", "textarea", undefined],
    ["select", "select", undefined],
  ])("of the kind %s is a %s", (kind, tag, type) => {
    const found = control({ kind, options: ["One"] });
    expect(found?.tagName).toBe(tag);
    expect(found && attributeOf(found, "type")).toBe(type);
  });

  it("offers its options below a first one that is none", () => {
    const found = control({ kind: "select", options: ["Small", "Large"] });
    const options = found ? found.childNodes.map(textOf) : [];
    expect(options).toEqual(["Please choose", "Small", "Large"]);
  });

  it.each([
    ["text", "name"],
    ["checkbox", undefined],
    ["file", undefined],
  ])("of the kind %s has autofill %s", (kind, expected) => {
    const found = control({ kind, autocomplete: "name" });
    expect(found && attributeOf(found, "autocomplete")).toBe(expected);
  });

  it("lets the browser check the usual minimums where there is no script, unless the form asks for no more", () => {
    const checked = (parts: object, checks?: string) => {
      const [first] = elements({
        fields: [field(parts)],
        delivery: endpoint,
        ...(checks && { checks }),
      }).filter(({ tagName }) => ["input", "textarea"].includes(tagName));
      return first && [attributeOf(first, "minlength"), attributeOf(first, "pattern")];
    };
    expect(checked({ autocomplete: "name" })).toEqual(["2", undefined]);
    expect(checked({ kind: "long-text", required: true })).toEqual(["10", undefined]);
    expect(checked({ kind: "tel" })).toEqual([undefined, "(?:\\P{Nd}*\\p{Nd}){7}.*"]);
    for (const parts of [{ autocomplete: "name" }, { kind: "long-text", required: true }, { kind: "tel" }])
      expect(checked(parts, "required")).toEqual([undefined, undefined]);
  });

  it("is described by its note", () => {
    const found = control({ kind: "checkbox", note: "See our [policy](/policy)." });
    const note = found && attributeOf(found, "aria-describedby");
    const described = elements({
      fields: [field({ kind: "checkbox", note: "See our policy." })],
      delivery: endpoint,
    }).find((element) => attributeOf(element, "id") === note);
    expect(described && textOf(described)).toBe("See our policy.");
  });
});

describe("without a script", () => {
  const formOf = (parts: object) => elements(parts).find(({ tagName }) => tagName === "form");
  const sent = (parts: object) => {
    const found = formOf(parts);
    return found && [attributeOf(found, "action"), attributeOf(found, "enctype")];
  };

  it("is posted to its endpoint, in an encoding that takes files if it has some", () => {
    expect(sent({ delivery: endpoint })).toEqual([endpoint.endpoint, undefined]);
    expect(sent({ delivery: endpoint, fields: [field({ kind: "file" })] })).toEqual([
      endpoint.endpoint,
      "multipart/form-data",
    ]);
  });

  it("is posted to the site's form handler, which it tells which form it is", () => {
    const handled = { delivery: { handler: true } };
    expect(sent(handled)).toEqual(["/api/form-handler", undefined]);
    expect(sent({ delivery: { handler: true, ...endpoint } })).toEqual([endpoint.endpoint, undefined]);
    const ids = (parts: object) =>
      elements(parts).flatMap((element) =>
        attributeOf(element, "name") === "_form" ? (attributeOf(element, "value") ?? []) : [],
      );
    expect(ids(handled)).toEqual([expect.stringMatching(/^form-[0-9a-f]{16}$/)]);
    expect(ids({ ...handled, fields: [field({ required: true })] })).not.toEqual(ids(handled));
    expect(ids({ delivery: endpoint })).toEqual([]);
  });

  it("becomes a letter if it has no endpoint but an address", () => {
    expect(sent({ email: "a@example.com" })).toEqual(["mailto:a@example.com", "text/plain"]);
    expect(sent({})).toEqual([undefined, undefined]);
  });
});

describe("its own check", () => {
  const codes = (parts: object) =>
    check(propsWith(parts) as unknown as Resolved<typeof schema>).map(
      ({ code, key }) => `${code} ${key ?? ""}`,
    );

  it.each<[string, object, string[]]>([
    ["a form that sends", { delivery: endpoint }, []],
    ["a form that says that it only pretends", { delivery: { demonstration: true } }, []],
    ["a form that only pretends", {}, ["form-without-delivery "]],
    [
      "two fields of one name",
      { delivery: endpoint, fields: [field({}), field({})] },
      ["duplicate-id fields/1/name"],
    ],
    [
      "nothing to choose from",
      { delivery: endpoint, fields: [field({ kind: "select" })] },
      ["form-field fields/0/kind"],
    ],
    [
      "a file without an endpoint",
      { delivery: { demonstration: true }, fields: [field({ kind: "file" })] },
      ["form-field fields/0/kind"],
    ],
    [
      "a form handler that takes files of any kind",
      { delivery: { handler: true }, fields: [field({ kind: "file" })] },
      ["form-field fields/0/accept"],
    ],
    ...["elements", "nodeName", "parentNode", "addEventListener"].map(
      (name) =>
        [
          `a field called ${name}`,
          { delivery: endpoint, fields: [field({ name })] },
          ["form-field fields/0/name"],
        ] as [string, object, string[]],
    ),
    ["a copy to nobody", { delivery: { handler: true, copy: true } }, ["form-field delivery/copy"]],
    ["a form that is sent to the site's handler", { delivery: { handler: true } }, []],
    [
      "a file as JSON",
      { delivery: { ...endpoint, format: "json" }, fields: [field({ kind: "file" })] },
      ["form-field fields/0/kind"],
    ],
    [
      "a range that holds no number",
      { delivery: endpoint, fields: [field({ kind: "number", minimum: 5, maximum: 1 })] },
      ["form-field fields/0/minimum"],
    ],
    [
      "an endpoint that is not https",
      { delivery: { endpoint: "http://a.example" } },
      ["form-endpoint delivery/endpoint"],
    ],
  ])("finds %s", (_, parts, found) => {
    expect(codes(parts)).toEqual(found);
  });
});

describe("a form without an endpoint", () => {
  it("says on the page and in the build's report that it sends nothing", () => {
    const note = "This form is for trying out: it sends nothing.";
    const texts = (parts: object) => elements(parts).map(textOf);
    expect(texts({ delivery: { demonstration: true } })).toContain(note);
    expect(texts({ delivery: endpoint })).not.toContain(note);
    const notes = (parts: object) => form.notes?.(propsWith(parts) as unknown as Resolved<typeof schema>);
    expect(notes({ delivery: { demonstration: true } })).toEqual([
      'The form "Write" sends nothing: it has neither a handler nor an endpoint.',
    ]);
    expect(notes({ delivery: endpoint })).toEqual([]);
    expect(notes({ delivery: { handler: true } })).toEqual([]);
  });
});
