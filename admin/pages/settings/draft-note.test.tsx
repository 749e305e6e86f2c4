import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sessionOf } from "../../../tests/support/session-of.ts";
import { SessionContext } from "../../session-context.ts";
import { DraftNote } from "./draft-note.tsx";

const link = { id: "go", type: "hero", props: { actions: [{ text: "Services", href: "/services" }] } };

const note = (draft: boolean) => {
  const session = sessionOf({
    configVersion: 2,
    site: {},
    pages: [
      { id: "home", path: "/", blocks: [link] },
      { id: "services", path: "/services", ...(draft && { draft }), blocks: [] },
    ],
  });
  const html = renderToStaticMarkup(
    <SessionContext value={session}>
      <DraftNote page="services" />
    </SessionContext>,
  );
  return html.replace(/<[^>]*>/g, "");
};

describe("a page that is a draft", () => {
  it("says which links to it lead nowhere, and no other page does", () => {
    expect(note(true)).toBe("1 link to it leads nowhere now: Home › Hero.");
    expect(note(false)).toBe("");
  });
});
