import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { editorOf } from "../../../../tests/support/editor-of.ts";
import { EditorProviders } from "../../../app/app.tsx";
import { DraftNote } from "./draft-note.tsx";

const link = { id: "go", type: "hero", props: { actions: [{ text: "Services", href: "/services" }] } };

const note = (state: object) => {
  const opened = editorOf({
    configVersion: 2,
    site: {},
    pages: [
      { id: "home", path: "/", blocks: [link] },
      { id: "services", path: "/services", ...state, blocks: [] },
    ],
  });
  const html = renderToStaticMarkup(
    <EditorProviders opened={opened}>
      <DraftNote page="services" />
    </EditorProviders>,
  );
  return html.replace(/<[^>]*>/g, "");
};

describe("a page that is a draft or scheduled", () => {
  it("says which links to it lead nowhere, and no other page does", () => {
    expect(note({ draft: true })).toBe("1 link to it leads nowhere now: Home › Hero.");
    expect(note({})).toBe("");
    expect(note({ publishOn: "2199-12-24" })).toBe("1 link to it leads nowhere until then: Home › Hero.");
  });
});
