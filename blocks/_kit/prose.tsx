import type { SafeHtml } from "../../schema/fields/resolved.ts";
import { trustedHtml } from "./html/trusted-html.ts";

interface ProseProps {
  readonly text: SafeHtml;
  readonly className?: string;
  /** The level of the heading that it stands under, where that is not the page's or the section's own. */
  readonly headingAbove?: number;
}

/** Markdown that resolve has rendered: the one place where HTML is set as it is. */
export function Prose({ text, className = "", headingAbove = 1 }: ProseProps) {
  const html = { __html: trustedHtml(headingsBelow(text.html, headingAbove)) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is only made by renderMarkdown
  return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={html} />;
}

/** A text is the same wherever it is quoted; its headings go as many levels down as they have to. */
function headingsBelow(html: string, above: number): string {
  const top = Math.min(7, ...[...html.matchAll(/<h([1-6]) id=/g)].map(([, level]) => Number(level)));
  const shift = top === 7 ? 0 : Math.max(0, above + 1 - top);
  if (shift === 0) return html;
  return html.replace(
    /<(\/?)h([1-6])(?=[ >])( id="[^"]*")?(?: aria-level="(\d+)")?/g,
    (_, slash: string, level: string, id = "", deeper?: string) => {
      const wanted = Number(deeper ?? level) + shift;
      const isDeeper = wanted > 6 && slash === "";
      return `<${slash}h${Math.min(6, Number(level) + shift)}${id}${isDeeper ? ` aria-level="${wanted}"` : ""}`;
    },
  );
}
