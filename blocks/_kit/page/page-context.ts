import { createContext, useContext } from "react";

export interface PageAlternate {
  readonly language: string;
  /** The language's own name for itself. */
  readonly name: string;
  readonly href: string;
  /** Whether it is the page that the visitor is on. */
  readonly current: boolean;
}

/** The site's search page, to which each search field leads. */
interface PageSearch {
  readonly href: string;
  /** The pages of a site by section, for browsing without JavaScript; only set on the search page itself. */
  readonly sections?:
    | readonly {
        readonly title: string;
        readonly pages: readonly { readonly title: string; readonly href: string }[];
      }[]
    | undefined;
}

/** What a block may know of the page that it is on. Addresses are as links are written, with the base. */
export interface PageInfo {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly siteLanguage: string;
  readonly direction: "ltr" | "rtl";
  readonly siteName: string;
  /** Empty, or `/school` for a site below a path. */
  readonly base: string;
  /** The home page in the page's language. */
  readonly home: string;
  readonly alternates: readonly PageAlternate[];
  /** Which of the listed pages of its language it is, from 1; 0 if it is not listed. */
  readonly sheet: { readonly number: number; readonly count: number };
  /** Whether visitors may choose between light and dark. */
  readonly hasSchemeSwitch?: boolean;
  /** The hosts of the site's own scripts that are loaded only for visitors who have agreed to them. */
  readonly consentHosts?: readonly string[];
  /** The page of the search, if the site has one; on it, all pages of the language by section. */
  readonly search?: PageSearch | undefined;
  /** Texts that take the place of the message catalogue's, by key. */
  readonly words: Readonly<Record<string, string>>;
  /** Asked by `isAt` and `isBelow`, so that a block that compares its links with the page is rendered once for many pages. */
  readonly asked?: { isAt(href: string): boolean; isBelow(href: string): boolean };
}

/** Whether an address is that of the page. */
export function isAt(page: PageInfo, href: string | undefined): boolean {
  if (href === undefined) return false;
  return page.asked ? page.asked.isAt(href) : page.href === href;
}

/** Whether the address of the page begins with another one. */
export function isBelow(page: PageInfo, href: string): boolean {
  return page.asked ? page.asked.isBelow(href) : page.href.startsWith(href);
}

/** What stands for a page where none is known. */
export const unknownPage: PageInfo = {
  id: "",
  href: "/",
  title: "",
  language: "en-GB",
  siteLanguage: "en-GB",
  direction: "ltr",
  siteName: "",
  base: "",
  home: "/",
  alternates: [],
  sheet: { number: 1, count: 1 },
  words: {},
};

/** What an island is rendered with in place of its page: in the browser it knows none either. */
export const islandPage: PageInfo = { ...unknownPage };

/** The page that is being rendered; the renderer provides it. */
export const PageContext = /* @__PURE__ */ createContext<PageInfo>(unknownPage);

export function usePage(): PageInfo {
  return useContext(PageContext);
}
