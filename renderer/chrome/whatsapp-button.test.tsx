import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { siteOf } from "../../tests/support/resolve-parts.ts";
import { WhatsappButton, whatsappHref } from "./whatsapp-button.tsx";

const { contact } = siteOf({}).settings;

describe("the WhatsApp button", () => {
  it.each([
    ["https://wa.me/447700900412", "", "https://wa.me/447700900412"],
    [
      "https://wa.me/447700900412",
      "Hi, I'd like to talk & ask.",
      "https://wa.me/447700900412?text=Hi%2C%20I%27d%20like%20to%20talk%20%26%20ask.",
    ],
    ["https://wa.me/447700900412", "1 + 1", "https://wa.me/447700900412?text=1%20%2B%201"],
    ["/contact/", "Hi", "/contact/"],
    ["#form", "Hi", "#form"],
  ])("for %j with %j leads to %j", (whatsapp, whatsappMessage, href) => {
    expect(whatsappHref({ ...contact, whatsapp, whatsappMessage })).toBe(href);
  });

  it("opens a tab that can't reach back, and says in words what it is", () => {
    const html = renderToStaticMarkup(<WhatsappButton contact={contact} />);
    expect(html).toContain('target="_blank" rel="noopener"');
    expect(html).toContain("Message us on WhatsApp");
  });
});
