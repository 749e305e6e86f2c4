import type { Page, Route } from "playwright-core";
import type { Visitor } from "./visits.ts";

/** Something that a visitor can have open or in front of them, and how it comes about. */
export interface OpenState {
  readonly state: string;
  readonly path: string;
  /** The part of the page to look at when it is there. */
  readonly shown: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  reach(page: Page): Promise<unknown>;
  /** Only on screens as narrow as a phone's. */
  readonly narrow?: boolean;
  /** It goes away by itself, so that there is no time to look at it twice. */
  readonly brief?: boolean;
}

const openProject = (page: Page) => page.locator('#projects a[href="/projects/2/"]').click();
const details = (answer: (route: Route) => unknown) => (page: Page) =>
  page.route("**/data/*.json", (route) => void answer(route));

/** The address that the form posts to in a site that is built to have one. */
export const formAddress = "https://forms.fosseandfield.example/enquiries";
const delivery = (answer: (route: Route) => unknown) => (page: Page) =>
  page.route(formAddress, (route) => void answer(route));
async function send(page: Page): Promise<void> {
  for (const name of ["name", "phone", "subject", "message"])
    await page.locator(`form [name="${name}"]`).fill("07700 900321, a loft conversion");
  await page.locator("form button[type=submit]").click();
}

/** Every state that a page can be brought into, for those who look at them all. */
export const openStates: readonly OpenState[] = [
  {
    state: "the menu, open",
    path: "/services/",
    shown: "#site-menu:popover-open",
    reach: (page) => page.getByRole("button", { name: "Menu" }).click(),
    narrow: true,
  },
  {
    state: "the hero's other view",
    path: "/",
    shown: '.hero-views[data-view="1"]',
    reach: (page) => page.locator(".hero-toggle").click(),
  },
  {
    state: "a card's picture before",
    path: "/",
    shown: '.comparison-toggle [data-view="before"][aria-pressed="true"]',
    reach: (page) => page.getByRole("button", { name: "Before" }).click(),
  },
  {
    state: "the dialog, waiting for its details",
    path: "/",
    shown: ".project-dialog-waiting",
    prepare: details(() => undefined),
    reach: openProject,
  },
  {
    state: "the dialog",
    path: "/",
    shown: '.project-dialog:has(.story) [aria-label="Close"]:focus',
    reach: openProject,
  },
  {
    state: "the dialog, without its details",
    path: "/",
    shown: '.project-dialog [role="alert"]',
    prepare: details((route) => route.abort()),
    reach: openProject,
  },
  {
    state: "a category without posts",
    path: "/blog/",
    shown: ".article-list .empty:not([hidden])",
    prepare: (page) =>
      page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          for (const card of document.querySelectorAll('[data-category="design-trends"].article-list-card'))
            card.remove();
        }),
      ),
    reach: (page) => page.locator('.article-list-filter [data-category="design-trends"]').click(),
  },
  {
    state: "a form that is not filled in",
    path: "/contact/",
    shown: "form input:user-invalid",
    reach: (page) => page.locator("form button[type=submit]").click(),
  },
  {
    state: "a form on its way",
    path: "/contact/",
    shown: "form[aria-busy]",
    prepare: delivery(() => undefined),
    reach: send,
  },
  {
    state: "a form that could not be sent",
    path: "/contact/",
    shown: ".form-outcome p",
    prepare: delivery((route) => route.fulfill({ status: 500 })),
    reach: send,
  },
  {
    state: "a form without a network",
    path: "/contact/",
    shown: ".form-outcome p",
    async reach(page) {
      await page.locator("form").hover();
      // React keeps its own notes on what it has taken over.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__reactProps")),
      );
      await page.context().setOffline(true);
      await send(page);
    },
  },
  {
    state: "a form that was sent, and its toast",
    path: "/contact/",
    shown: ".toast",
    prepare: delivery((route) =>
      route.fulfill({ status: 200, headers: { "access-control-allow-origin": "*" } }),
    ),
    reach: send,
    brief: true,
  },
];

/** A visitor to whom all of it is shown as it ends up, without waiting for motion. */
export function lookingAt({ prepare }: OpenState, look: Visitor): Visitor {
  return { ...look, reducedMotion: true, bypassPolicy: true, ...(prepare && { prepare }) };
}
