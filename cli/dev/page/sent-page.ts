import { applyStyles, withDeferredStyles } from "../../../renderer/render/styles/style-attributes.ts";

/** A page as the server sends it. */
export interface SentPage {
  /** Its `html` element, without styles. */
  readonly root: HTMLElement;
  /** Of all its `style` elements. */
  readonly css: string;
}

declare global {
  interface Window {
    /** What the page's first script has created. */
    readonly blockworkPolicy?: { createHTML(html: string): string };
  }
}

const styles = /<style>(.*?)<\/style>/gs;

/** Reads a page. The policy of the page that is open has no hashes of its styles, so they are read apart or applied. */
export function readPage(html: string): SentPage {
  const css = [...html.matchAll(styles)].map(([, rules = ""]) => rules).join("");
  const unstyled = withDeferredStyles(html.replace(styles, ""));
  const trusted = window.blockworkPolicy?.createHTML(unstyled) ?? unstyled;
  const { documentElement } = new DOMParser().parseFromString(trusted, "text/html");
  applyStyles(documentElement);
  return { root: documentElement, css };
}
