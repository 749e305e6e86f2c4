import { trustedHtml } from "../../../blocks/_kit/html/trusted-html.ts";
import { workerPolicy } from "../../../editing/host/trusted-types.ts";
import { applyStyles, withDeferredStyles } from "../../../renderer/render/styles/style-attributes.ts";

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface ScriptPolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html), "text/html");
}

/** Parses what views have rendered. Their style attributes are applied, though the editor's policy has no hashes of them. */
export function parseRendered(html: string): Document {
  const document = parseHtml(withDeferredStyles(html));
  applyStyles(document);
  return document;
}

export function startWorker(address: string): Worker {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: ScriptPolicyFactory };
  policy ??= trustedTypes?.createPolicy(workerPolicy, { createScriptURL: ownAddress });
  return new Worker(policy?.createScriptURL(address) ?? ownAddress(address), { type: "module" });
}

function ownAddress(address: string): string {
  const { href, origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new Error(`${href} is not from this site.`);
  return href;
}
