import { reactivate } from "./reactivate.ts";
import type { SentPage } from "./sent-page.ts";
import type { ServerCopy } from "./server-copy.ts";

const left = 'style, meta[http-equiv], script[type="speculationrules"], script[src^="/__blockwork/"]';

export async function updatePage(copy: ServerCopy, { root: newer, css }: SentPage): Promise<boolean> {
  const { root } = copy;
  if (policyOf(root) !== policyOf(newer) || scriptsOf(root) !== scriptsOf(newer)) return false;
  replaceStyles(css);
  const changed = copy.update(newer, (element) => element.matches(left));
  await reactivate(changed, copy);
  return true;
}

function policyOf(root: Element): string {
  const policy = root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute("content");
  return (policy ?? "").replace(/; style-src-attr [^;]*| 'sha256-[^']+'/g, "");
}

function scriptsOf(root: Element): string {
  const scripts = [...root.querySelectorAll<HTMLScriptElement>("head script[src]")];
  return scripts.flatMap((script) => (script.matches(left) ? [] : script.outerHTML)).join("");
}

let present: string | undefined;

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
