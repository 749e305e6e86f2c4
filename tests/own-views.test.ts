import { beforeAll, describe, expect, it } from "vitest";
import { createSiteFolder } from "../cli/files/site-folder.ts";
import { checkFolder } from "../cli/pipeline/check/check-folder.ts";
import { makeFolder } from "./support/temporary-folder.ts";

interface Case {
  readonly name: string;
  /** The module of the view, which exports `View`. */
  readonly view: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

const inView = (what: string) => `${what} does nothing in a view, which is drawn when the site is built.`;
const island = (props: string, name?: string) => `import { Island } from "blockwork";
import Part from "./island.tsx";
export const View = () => <Island name=${name ?? '"NAME"'} hydrateOn="load" component={Part} props={${props}} />;
`;
const part = { "island.tsx": "export default (props) => <p>{Object.keys(props).length}</p>;\n" };
const notJson = (kind: string, path: string) =>
  `view.tsx:3 The island "NAME" can't be given ${kind} as "${path}": its props reach the browser as JSON.`;
const given = (name: string, value: string, kind: string): Case => ({
  name,
  view: island(`{ value: ${value}, list: ["fine", 1, true, null, { a: undefined }] }`),
  files: part,
  problems: [notJson(kind, "value")],
});

const cases: readonly Case[] = [
  { name: "fine", view: island("{ a: [1, { b: null }] }"), files: part, problems: [] },
  {
    name: "async",
    view: "export async function View() { return <p>{await Promise.resolve(1)}</p>; }\n",
    problems: ['view.tsx:1 The view of the block "async" is async, and pages are drawn without waiting.'],
  },
  {
    name: "promise",
    view: "export const View = () => Promise.resolve(<p>1</p>);\n",
    problems: ['view.tsx:1 The view of the block "promise" is async, and pages are drawn without waiting.'],
  },
  {
    name: "async-part",
    view: `async function Part() { return <p>1</p>; }
export const View = () => <div><Part /></div>;
`,
    problems: ['view.tsx:2 The component "Part" is async, which a view can\'t wait for.'],
  },
  {
    name: "throws",
    view: `export const View = ({ items }) => {
  return <p>{items.length}</p>;
};
`,
    problems: [
      "view.tsx:2 The view of the block \"throws\" can't draw its sample: Cannot read properties of undefined (reading 'length')",
    ],
  },
  {
    name: "throws-below",
    view: `import { Part } from "./part.tsx";
export const View = () => <Part />;
`,
    files: { "part.tsx": 'export function Part() {\n  throw new Error("No part.");\n}\n' },
    problems: ['part.tsx:2 The view of the block "throws-below" can\'t draw its sample: No part.'],
  },
  {
    name: "throws-text",
    view: 'export const View = () => { throw "tired"; };\n',
    problems: ['view.tsx:1 The view of the block "throws-text" can\'t draw its sample: it throws tired'],
  },
  {
    name: "island-throws",
    view: island("{}"),
    files: { "island.tsx": "export default function Part() {\n  return <p>{window.name}</p>;\n}\n" },
    problems: [
      'island.tsx:2 The view of the block "island-throws" can\'t draw its sample: window is not defined',
    ],
  },
  {
    name: "an-object",
    view: "export const View = () => ({ a: 1 });\n",
    problems: [
      'view.tsx:1 The view of the block "an-object" can\'t draw its sample: Objects are not valid as a React child',
    ],
  },
  {
    name: "state",
    view: `import { useEffect, useState } from "react";
export function View() {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {String(open)}
    </button>
  );
}
`,
    problems: [
      `view.tsx:3 ${inView('"useState"')}`,
      `view.tsx:4 ${inView('"useEffect"')}`,
      `view.tsx:6 ${inView('"onClick" of <button>')}`,
    ],
  },
  {
    name: "namespace",
    view: `import * as React from "react";
export const View = () => React.createElement("a", { onFocus() {} }, React.useReducer((a) => a, 1)[0]);
`,
    problems: [`view.tsx:2 ${inView('"onFocus" of <a>')}`, `view.tsx:2 ${inView('"useReducer"')}`],
  },
  {
    name: "default-react",
    view: `import React from "react";
export const View = () => <p>{React.useState(1)[0]}</p>;
`,
    problems: [`view.tsx:2 ${inView('"useState"')}`],
  },
  {
    name: "forgotten",
    view: 'import Part from "./island.tsx";\nexport const View = () => <Part />;\n',
    files: {
      "island.tsx": `import { useState } from "react";
export default function Part() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
    },
    problems: [`island.tsx:3 ${inView('"useState"')}`, `island.tsx:4 ${inView('"onClick" of <button>')}`],
  },
  {
    name: "in-island",
    view: island("{}"),
    files: {
      "island.tsx": `import { useState } from "react";
export default function Part() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
    },
    problems: [],
  },
  {
    name: "harmless-hooks",
    view: `import { useId, useMemo, useRef } from "react";
import { usePage } from "blockwork";
export const View = () => {
  const id = useId();
  const ref = useRef(null);
  const { language } = usePage();
  return <p id={id} ref={ref} lang={language}>{useMemo(() => 1, [])}</p>;
};
`,
    problems: [],
  },
  given("a-function", "() => 1", "a function"),
  given("a-date", "new Date(0)", "a Date"),
  given("a-map", "new Map()", "a Map"),
  given("a-set", "new Set()", "a Set"),
  given("a-regexp", "/a/", "a RegExp"),
  given("an-url", 'new URL("https://a.example")', "an URL"),
  given("a-bigint", "1n", "a bigint"),
  given("a-symbol", 'Symbol("a")', "a symbol"),
  given("not-a-number", "0 / 0", "NaN"),
  given("infinity", "1 / 0", "Infinity"),
  given("an-element", "<b>1</b>", "an element"),
  given("a-promise", "Promise.resolve(1)", "a Promise"),
  given("an-instance", "new (class Row {})()", "a Row"),
  given("typed", "new Uint8Array(2)", "an Uint8Array"),
  {
    name: "deep",
    view: island("{ rows: [{ at: new Date(0) }, undefined], onPick: () => 1 }"),
    files: part,
    problems: [
      notJson("a Date", "rows.0.at"),
      notJson("undefined", "rows.1"),
      notJson("a function", "onPick"),
    ],
  },
  {
    name: "cyclic",
    view: `import { Island } from "blockwork";
import Part from "./island.tsx";
const a = { b: [] }; a.b.push(a); export const View = () => <Island name="cyclic" hydrateOn="load" component={Part} props={a} />;
`,
    files: part,
    problems: [notJson("what contains it", "b.0")],
  },
  {
    name: "no-such-island",
    view: island("{}", '"no-such-islant"'),
    files: part,
    problems: ['view.tsx:3 There is no island "no-such-islant".'],
  },
  {
    name: "not-written",
    view: `import { Island } from "blockwork";
export const View = () => <Island name="zebra" clientOnly placeholder={<p>1</p>} hydrateOn="load" props={{}} />;
`,
    problems: ['view.tsx:2 There is no island "zebra".'],
  },
  {
    name: "listed",
    view: island("{}", '"by-its-line"'),
    files: { "code.tsx": part["island.tsx"], ...part },
    problems: [],
  },
  {
    name: "enhanced",
    view: `import { enhanced } from "blockwork";
export const View = () => <div {...enhanced("enhanced", "visible")}><p {...enhanced("quagga", "visible")}>1</p></div>;
`,
    files: { "enhance.ts": "export default (element) => element.remove();\n" },
    problems: ['view.tsx:2 There is no enhancement "quagga".'],
  },
];

const definition = (name: string) => `import { defineBlock } from "blockwork";
import { View } from "./view.tsx";
export default defineBlock({
  type: "${name}",
  schema: { type: "object", title: "A", description: "A.", properties: {} },
  view: View,
  sample: {},
});
`;

let told: readonly string[];
beforeAll(async () => {
  const files: Record<string, string> = {
    "site.config.json": JSON.stringify({
      configVersion: 2,
      site: { url: "https://www.views.example", name: "Views" },
      pages: [
        {
          id: "home",
          path: "/",
          title: "Views",
          description: "What views do.",
          blocks: [{ id: "top", type: "heading", props: { title: "Views" } }],
        },
      ],
    }),
    "blocks/index.ts": `${cases.map(({ name }, index) => `import b${index} from "./${name}/index.tsx";\n`).join("")}
export const blocks = [${cases.map((_, index) => `b${index}`).join(", ")}];\n`,
    "blocks/islands.ts": 'export const islands = { "by-its-line": () => import("./listed/code.tsx") };\n',
  };
  for (const { name, view, files: others = {} } of cases) {
    files[`blocks/${name}/index.tsx`] = definition(name);
    files[`blocks/${name}/view.tsx`] = view.replaceAll("NAME", name);
    for (const [file, text] of Object.entries(others)) files[`blocks/${name}/${file}`] = text;
  }
  const root = await makeFolder(files);
  const { checked } = await checkFolder(createSiteFolder(root), { config: "site.config.json" });
  told = checked.problems.map(
    ({ file, line, message, code, severity }) =>
      `${severity} ${code} ${file}${line === undefined ? "" : `:${line}`} ${message}`,
  );
});

describe("what a view can't do is told at its line, before a page is built", () => {
  it.each(cases)("$name", ({ name, problems }) => {
    const start = `error bad-block blocks/${name}/`;
    const own = told
      .filter((problem) => problem.startsWith(start))
      .map((problem) => problem.slice(start.length));
    const expected = problems.map((problem) => expect.stringContaining(problem.replaceAll("NAME", name)));
    expect(own).toEqual(expected);
  });

  it("says nothing of other blocks", () => {
    const own = new RegExp(`^error bad-block blocks/(?:${cases.map(({ name }) => name).join("|")})/`);
    expect(told.filter((problem) => !own.test(problem))).toEqual([]);
  });
});
