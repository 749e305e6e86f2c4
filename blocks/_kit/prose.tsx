import type { SafeHtml } from "../../schema/resolved.ts";
import { trustedHtml } from "./trusted-html.ts";

/** Markdown that resolve has rendered: the one place where HTML is set as it is. */
export function Prose({ text, className = "" }: { readonly text: SafeHtml; readonly className?: string }) {
  const html = { __html: trustedHtml(text.html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is only made by renderMarkdown
  return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={html} />;
}
