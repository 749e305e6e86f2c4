import { applyStyles, withDeferredStyles } from "../../../renderer/render/styles/style-attributes.ts";

/** A page as the server sends it. */
export interface SentPage {
  /** Its `html` element, without styles. */
  readonly root: HTMLElement;
  /** Of all its `style` elements. */
  readonly css: string;
}

export const reloadPolicy = "blockwork-dev";

interface Policy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy(reloadPolicy, { createHTML: (html) => html });

const styles = /<style>(.*?)<\/style>/gs;

/** Reads a page. The policy of the page that is open has no hashes of its styles, so they are read apart or applied. */
export function readPage(html: string): SentPage {
  const css = [...html.matchAll(styles)].map(([, rules = ""]) => rules).join("");
  const unstyled = withDeferredStyles(html.replace(styles, ""));
  const trusted = policy?.createHTML(unstyled) ?? unstyled;
  const { documentElement } = new DOMParser().parseFromString(trusted, "text/html");
  applyStyles(documentElement);
  return { root: documentElement, css };
}
