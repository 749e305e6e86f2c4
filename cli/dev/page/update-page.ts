import { reactivate } from "./reactivate.ts";
import type { SentPage } from "./sent-page.ts";
import type { ServerCopy } from "./server-copy.ts";

/** What the page keeps as it came: its styles are replaced below, the rest says how it was loaded. */
const left = 'style, meta[http-equiv], script[type="speculationrules"], script[src^="/__blockwork/"]';

/**
 * Makes the page what the server now sends, in place: where it was scrolled to, what is open and what was typed stays.
 * False for a change that only loading it again can bring: another policy, or other scripts.
 */
export async function updatePage(copy: ServerCopy, { root: newer, css }: SentPage): Promise<boolean> {
  const { root } = copy;
  if (policyOf(root) !== policyOf(newer) || scriptsOf(root) !== scriptsOf(newer)) return false;
  replaceStyles(css);
  const changed = copy.update(newer, (element) => element.matches(left));
  await reactivate(changed, copy);
  return true;
}

/** The Content-Security-Policy without the hashes of styles and rules, which change with every style. */
function policyOf(root: Element): string {
  const policy = root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute("content");
  return (policy ?? "").replace(/ 'sha256-[^']+'/g, "");
}

function scriptsOf(root: Element): string {
  const scripts = [...root.querySelectorAll<HTMLScriptElement>("head script[src]")];
  return scripts.flatMap((script) => (script.matches(left) ? [] : script.outerHTML)).join("");
}

let present: string | undefined;

/** Styles that a script constructs need no hash in the page's policy. */
function replaceStyles(css: string): void {
  const styles = [...document.querySelectorAll<HTMLStyleElement>("head style")];
  present ??= styles.map((style) => style.textContent).join("");
  if (css === present) return;
  present = css;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  for (const style of styles) if (style.sheet) style.sheet.disabled = true;
}
