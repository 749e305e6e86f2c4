import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { editorOf } from "../../../../tests/support/editor-of.ts";
import { EditorProviders } from "../../../app/app.tsx";
import { MenuSwitch } from "./menu-switch.tsx";

const links = [
  { text: "Home", href: "/" },
  { text: "More", links: [{ text: "Team", href: "/team" }] },
];
const header = { id: "head", type: "site-header", props: { name: "Ada", links } };

const shown = (path: string, more: object = {}, frame: readonly object[] = [header]) => {
  const page = { id: "page", path, blocks: [], ...more };
  const opened = editorOf({ configVersion: 2, site: { frame }, pages: [page] });
  const html = renderToStaticMarkup(
    <EditorProviders opened={opened}>
      <MenuSwitch page={page} />
    </EditorProviders>,
  );
  return { words: html.replace(/<[^>]*>/g, ""), on: html.includes('aria-checked="true"'), html };
};

describe("whether a page is in the menu", () => {
  it.each([
    ["/", true, "In “Header” it is called “Home”, at place 1 of 2."],
    ["/team", true, "In “Header” it is called “Team”, below “More”."],
    ["/new", false, "Switched on, it has a link at the end of the menu in “Header”."],
  ])("%s: %s", (path, on, words) => {
    expect(shown(path)).toMatchObject({ on, words: expect.stringContaining(words) });
  });

  it("is no question of a draft that is in none, of a page for each entry, or without a menu", () => {
    expect(shown("/new", { draft: true }).words).toContain("A draft can’t be in the menu");
    expect(shown("/new", { draft: true }).html).toContain("disabled");
    expect(shown("/new", { publishOn: "2199-12-24" }).words).toContain("before its day");
    expect(shown("/team", { draft: true }).html).not.toContain("disabled");
    expect(shown("/breads/{slug}").html).toBe("");
    expect(shown("/new", {}, [{ id: "content", type: "content" }]).html).toBe("");
  });
});
