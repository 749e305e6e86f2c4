export interface SentPage {
  readonly root: HTMLElement;
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

/** Reads a page. A browser would hold its styles against the policy of the page that is open, so that they are taken out. */
export function readPage(html: string): SentPage {
  const css = [...html.matchAll(styles)].map(([, rules = ""]) => rules).join("");
  const unstyled = html.replace(styles, "");
  const trusted = policy?.createHTML(unstyled) ?? unstyled;
  const { documentElement } = new DOMParser().parseFromString(trusted, "text/html");
  return { root: documentElement, css };
}
