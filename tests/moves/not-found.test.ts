import { describe, expect, it } from "vitest";
import { buildVariant } from "../support/site-variant.ts";
import { visitSite } from "../support/visits.ts";
import { ways } from "../support/ways.ts";

const site = visitSite(() =>
  buildVariant((config) => {
    Object.assign(config.site, {
      redirects: [
        { from: "/our-services", to: "/services" },
        { from: "/über-uns", to: "/contact" },
      ],
    });
  }),
);
/** What the browser itself says of any page that the server answers with 404. */
const browsersOwn = /^error: Failed to load resource: the server responded with a status of 404/;
const logOf = () => site.takeLog().filter((line) => !browsersOwn.test(line));

describe("An address that leads nowhere", () => {
  it.each(["/nothing-here", "/services/nothing", "/our-services/x", "/blogs/x", "/blog-x", "/projects/99/"])(
    "is said to, and logged: %s",
    async (path) => {
      const page = await site.open(path);
      await expect.poll(() => page.locator("h1").textContent()).toBe("Oops! Page not found");
      await expect.poll(logOf).toEqual([`warning: 404: there is no page at ${path}`]);
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    },
  );

  it("goes to the blog when it is below the blog, silently and leaving nothing to go back to", async () => {
    const page = await site.open("/testimonials/");
    await page.goto(`${site.url}/blog/no-such-post`, { waitUntil: "commit" });
    await page.waitForURL("**/blog/");
    await expect.poll(() => page.locator("h1").textContent()).not.toContain("Oops");
    expect(logOf()).toEqual([]);
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL("**/testimonials/");
  });

  it.each([
    ["/our-services", "/services/"],
    ["/our-services/", "/services/"],
    ["/über-uns", "/contact/"],
  ])("goes where the redirect from it leads: %s", async (path, target) => {
    const page = await site.open("/testimonials/");
    await page.goto(site.url + path, { waitUntil: "commit" });
    await page.waitForURL(`**${target}`);
    expect(logOf()).toEqual([]);
  });

  it("is said to without scripts", async () => {
    const page = await site.open("/blog/no-such-post", { scripts: false });
    await expect.poll(() => page.locator("h1").textContent()).toBe("Oops! Page not found");
    logOf();
  });
});

describe.each(ways)("The 404 page by $way", ({ visitor, use }) => {
  it("leads home", async () => {
    const page = await site.open("/nothing-here", visitor);
    await use(page.getByRole("link", { name: "Return to Home" }));
    await page.waitForURL(`${site.url}/`);
    logOf();
  });
});
