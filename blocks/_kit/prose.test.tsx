import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Prose } from "./prose.tsx";

const levels = (html: string, headingAbove?: number) =>
  [
    ...renderToStaticMarkup(<Prose text={{ html }} {...(headingAbove && { headingAbove })} />).matchAll(
      /<h(\d) id="(\w+)"(?: aria-level="(\d+)")?>\w<\/h\1>/g,
    ),
  ].map(([, level, id, deeper]) => `${id}${deeper ?? level}`);
const heading = (level: number, id: string) => `<h${level} id="${id}">x</h${level}>`;

it.each([
  [undefined, [2, 3], ["a2", "b3"]],
  [2, [2, 3, 2], ["a3", "b4", "c3"]],
  [2, [3], ["a3"]],
  [3, [2], ["a4"]],
  [3, [2, 6, 5], ["a4", "b8", "c7"]],
])("below a heading of level %s, headings of %j are %j", (above, written, shown) => {
  expect(levels(written.map((level, index) => heading(level, "abc"[index] ?? "")).join(""), above)).toEqual(
    shown,
  );
});
