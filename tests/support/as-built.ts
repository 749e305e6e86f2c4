/** A page of `site dev` without what it adds to those that a build writes. */
export const withoutDevScript = (html: string) =>
  html
    .replaceAll(/<script(?: type="module")? src="\/__blockwork[^<]*<\/script>/g, "")
    .replace(" blockwork-dev", "");

/** With one name for the loader, which has no hash under `site dev`. */
export const withoutLoaderHash = (html: string) =>
  html.replace(/\/assets\/loader\.[\w-]*\.?js/, "/assets/loader.js");

/** Without the styles and their hashes: a build leaves out the rules that a page can't use, and `site dev` has them all. */
export const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, "")
    .replace(/(?<=; style-src )(?:&#x27;sha256-[^&]*&#x27; ?)+/, "");
