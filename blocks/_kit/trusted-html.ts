/** The one policy that a page's script has; its Content-Security-Policy names it. */
export const trustedTypesPolicy = "blockwork";

interface Policy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/**
 * HTML that the build has made and checked, for a place where browsers take no plain text (`innerHTML`, `DOMParser`).
 * Never give it what a visitor has typed or another site has sent.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(trustedTypesPolicy, { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
