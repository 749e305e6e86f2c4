/** The one policy that a page's script has; its Content-Security-Policy names it. */
export const trustedTypesPolicy = "blockwork";

/** The path of a script that the build has written. */
export const ownScript = /\/assets\/[^/]+\.js$/;

interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
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
  return createdPolicy()?.createHTML(html) ?? html;
}

/** The address of one of the site's own files in its folder of assets, as a worker is started with. Throws for any other. */
export function trustedScriptUrl(address: string | URL): string {
  return createdPolicy()?.createScriptURL(String(address)) ?? String(address);
}

function createdPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(trustedTypesPolicy, { createHTML: (text) => text, createScriptURL });
  return policy;
}

function createScriptURL(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin === location.origin && ownScript.test(pathname)) return address;
  throw new TypeError(`${address} is not one of the site's scripts.`);
}
