import { describe, expect, it } from "vitest";
import { textOf } from "../support/built-page.ts";
import { attribute, everyPage, mainText, pageAt, postPages, slugs } from "./fosse-and-field.ts";

describe("1 and 9. Facts and constants", () => {
  it.each([
    ["/", "25+ years of combined experience"],
    ["/", "95% planning success rate"],
    ["/", "500+ completed projects"],
    ["/", "fees start from £600 for simple applications"],
    ["/", "free consultation"],
    ["/", "8 to 13 weeks"],
    ["/", "Design, Inspire, Create"],
    ["/services/", "Over 15 years' experience"],
    ["/services/", "100% approval success rate"],
    [
      "/services/",
      "25% at consultation, 50% when the planning drawings are submitted and 25% when the building",
    ],
    ["/services/", "5 weeks maximum"],
    ["/contact/", "We reply within 24 hours"],
    ["/contact/", "begin within 1-2 weeks of first contact"],
    ["/testimonials/", "95% success rate"],
    ["/blog/leicester-loft-conversion-planning-permission-guide/", "40 m³"],
    ["/blog/leicester-loft-conversion-planning-permission-guide/", "50 m³"],
  ])("%s says: %s", (path, statement) => {
    expect(mainText(path)).toContain(statement);
  });

  it("makes no claim of the other set on Home and Testimonials", () => {
    for (const path of ["/", "/testimonials/"]) {
      expect(mainText(path)).not.toMatch(/over 15 years|100%|\b200\+|\b50\+ happy/i);
    }
  });

  it.each(everyPage)("%s has only telephone numbers that belong to nobody", (_, page) => {
    // Ofcom's ranges for drama: 07700 900xxx, 0116 496 0xxx and 020 7946 0xxx.
    const reserved = /^(0|44)(7700900\d{3}|1164960\d{3}|2079460\d{3})$/;
    // Tags become spaces, so that neighbours do not run together; what the placeholders say is put back.
    const said = page.html.replace(/<style>.*?<\/style>/s, "").replace(/<[^>]*>/g, " ");
    const written = [said, ...page.all("input").map(attribute("placeholder"))].join(" ");
    const linked = page
      .all('a[href^="tel:"], a[href^="https://wa.me/"]')
      .map((link) => link.attribs.href ?? "");
    const numbers = [
      ...(written.match(/(?<![\d.,])(?:\+44|0)(?:[ ()-]{0,2}\d){9,10}(?!\d)/g) ?? []),
      ...linked.map((href) => /\d+/.exec(href)?.[0] ?? href),
    ].map((number) => number.replace(/\D/g, ""));
    expect(numbers.length).toBeGreaterThanOrEqual(6);
    expect(numbers.filter((number) => !reserved.test(number))).toEqual([]);
  });

  it.each(everyPage)("%s names no address on the web or by e-mail that could be somebody's", (_, page) => {
    const mails = page.html.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    // RFC 2606 keeps these names for examples.
    expect(mails.filter((mail) => !/\.example$|@example\.com$/.test(mail))).toEqual([]);
    const hosts = page.all('a[href^="http"]').map((link) => new URL(link.attribs.href ?? "").hostname);
    const known = new Set(["wa.me", "www.instagram.com", "directory.example", "www.openstreetmap.org"]);
    expect(hosts.filter((host) => !known.has(host) && !host.endsWith(".gov.uk"))).toEqual([]);
  });
});

describe("2. FAQ", () => {
  const counts: readonly (readonly [path: string, count: number])[] = [
    ["/", 6],
    ["/services/", 5],
    ["/contact/", 5],
    ["/testimonials/", 4],
    ["/blog/", 4],
    ...slugs.map((slug) => [`/blog/${slug}/`, 4] as const),
  ];

  it.each(counts)("%s asks %i questions, all open, all answered", (path, count) => {
    const page = pageAt(path);
    const items = page.all(".faq details");
    expect(items).toHaveLength(count);
    for (const item of items) {
      expect(item.attribs).toHaveProperty("open");
      expect(textOf(page.one("summary", item))).toMatch(/\?$/);
      expect(textOf(page.one(".prose", item)).split(" ").length).toBeGreaterThan(15);
    }
  });

  it.each(postPages)("the post %s asks its own questions", (_, page, post) => {
    expect(page.texts("main summary")).toEqual(post.faqs.map((item) => item.question));
  });
});
