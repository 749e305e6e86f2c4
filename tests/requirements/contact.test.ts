import { describe, expect, it } from "vitest";
import { textOf } from "../support/built-page.ts";
import { attribute, definitions, linksOf, pageAt, slugs, whatsappText } from "./fosse-and-field.ts";

describe("2 and 5. Contact", () => {
  const page = pageAt("/contact/");
  const form = page.one("main form");

  it.each([
    { name: "name", label: "Full Name", tag: "input", type: "text", autocomplete: "name", required: true },
    { name: "phone", label: "Phone Number", tag: "input", type: "tel", autocomplete: "tel", required: true },
    {
      name: "subject",
      label: "Subject (optional)",
      tag: "input",
      type: "text",
      autocomplete: "off",
      required: false,
    },
    {
      name: "message",
      label: "Message",
      tag: "textarea",
      type: undefined,
      autocomplete: "off",
      required: true,
    },
  ])("has the field $name", ({ name, label, tag, type, autocomplete, required }) => {
    const field = page.one(`[name="${name}"]`, form);
    expect(field.name).toBe(tag);
    expect(field.attribs).toMatchObject({ autocomplete, ...(type && { type }) });
    expect("required" in field.attribs).toBe(required);
    expect(page.texts(`label[for="${field.attribs.id}"]`, form)).toEqual([label]);
    expect("minlength" in field.attribs || "maxlength" in field.attribs || "pattern" in field.attribs).toBe(
      false,
    );
  });

  it("has no other field but the trap for machines", () => {
    const named = page.all("input, textarea, select", form).map(attribute("name"));
    expect(named.filter((name) => name !== "_gotcha")).toEqual(["name", "phone", "subject", "message"]);
  });

  it("has the placeholders and the button", () => {
    expect(page.one('[name="phone"]', form).attribs.placeholder).toMatch(/^07700 900\d{3}$/);
    expect(page.one('[name="message"]', form).attribs.placeholder).toBe(
      "Tell us about your project requirements...",
    );
    expect(page.texts("button", form)).toEqual(["Send Message"]);
  });

  it("posts without a script, to somewhere that can answer", () => {
    expect(form.attribs.method).toBe("post");
    expect(form.attribs.action).toMatch(/^(https:|mailto:studio@fosseandfield\.example)/);
  });

  it("has both offices with address, telephone numbers and e-mail", () => {
    const offices = page.all("#offices .locations-cell:has(address)");
    const shown = offices.map((office) => [
      textOf(page.one("h3", office)),
      page.texts("address span", office).join(", "),
      ...linksOf(page, "a", office).map(([, href]) => href),
    ]);
    const studio = "mailto:studio@fosseandfield.example";
    expect(shown).toEqual([
      [
        "London office",
        "Unit 4, 8 Quillwright Yard, London, EC1R 4OV",
        "tel:+442079460365",
        "tel:+447700900412",
        studio,
      ],
      [
        "Leicester office",
        "First Floor, 27 Framesmith Row, Leicester, LE1 6KM",
        "tel:+441164960187",
        "tel:+447700900412",
        studio,
      ],
    ]);
  });

  it("has the office hours", () => {
    expect(definitions(page, page.one("#offices dl"))).toEqual([
      ["Monday to Friday", "8am to 6pm"],
      ["Saturday", "10am to 2pm"],
      ["Sunday", "Closed"],
    ]);
  });

  it("has a WhatsApp link with the message typed", () => {
    const links = page.all('main a[href^="https://wa.me/"]').map((link) => new URL(link.attribs.href ?? ""));
    expect(links.map((url) => url.searchParams.get("text"))).toEqual([whatsappText]);
  });
});

describe("2 and 9. Map", () => {
  const withMap = [
    "/",
    "/services/",
    "/blog/",
    "/contact/",
    "/testimonials/",
    ...slugs.map((slug) => `/blog/${slug}/`),
  ];

  it.each(withMap)("%s finds the Leicester office on a lazy map", (path) => {
    const page = pageAt(path);
    const { loading, height, title, src = "" } = page.one("main iframe").attribs;
    expect({ loading, height }).toEqual({ loading: "lazy", height: path === "/contact/" ? "300" : "400" });
    expect(title).toContain("27 Framesmith Row, Leicester");
    expect(new URL(src).searchParams.get("marker")).toBe("52.6369,-1.1398");
    expect(page.texts(".map address")).toEqual(["First Floor, 27 Framesmith Row, Leicester, LE1 6KM"]);
  });
});

describe("2. Testimonials", () => {
  const page = pageAt("/testimonials/");

  it("has four headline figures", () => {
    expect(definitions(page, page.one("#figures dl"))).toEqual([
      ["Completed Projects", "500+"],
      ["Approval Success Rate", "95%"],
      ["Combined Experience", "25+ years"],
      ["Reply to Enquiries", "24 hours"],
    ]);
  });

  it("has six clients with five stars, a quotation, name, place, project and month", () => {
    const cards = page.all("#testimonials li");
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(page.one('[role="img"]', card).attribs["aria-label"]).toBe("5 out of 5 stars");
      expect(textOf(page.one("blockquote", card)).length).toBeGreaterThan(120);
      const source = page.texts("figcaption > *", card);
      expect(source).toEqual([
        expect.stringMatching(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u),
        expect.stringMatching(/, (London|Leicester|Leicestershire)$/),
        expect.stringMatching(/^[A-Z][\w ]+$/),
        expect.stringMatching(/^[A-Z][a-z]+ 20\d\d$/),
      ]);
    }
  });

  it("leads to contact and services", () => {
    expect(linksOf(page, "#cta a").map(([, href]) => href)).toEqual(["/contact/", "/services/"]);
  });
});
