import { Globe, PanelBottom, PanelTop, SwatchBook } from "lucide-react";
import type { ReactNode } from "react";
import type { PageDocument } from "../../edits/site-document.ts";
import { useEditor, useProblems, useSession } from "../../session-context.ts";
import { problemCount } from "../problem-count.ts";
import { type WholeSitePart, wholeSiteTitles } from "../settings/whole-site-titles.ts";

const icons: Readonly<Record<WholeSitePart, ReactNode>> = {
  header: <PanelTop size={18} strokeWidth={1.5} aria-hidden />,
  footer: <PanelBottom size={18} strokeWidth={1.5} aria-hidden />,
  theme: <SwatchBook size={18} strokeWidth={1.5} aria-hidden />,
  site: <Globe size={18} strokeWidth={1.5} aria-hidden />,
};

/** Where in the config the values of a part are. */
const pointers: Readonly<Record<WholeSitePart, readonly string[]>> = {
  header: ["/site/header"],
  footer: ["/site/footer"],
  theme: ["/site/theme"],
  site: ["/site/url", "/site/language", "/redirects"],
};

/** What is the same on every page. */
export function WholeSite({ page }: { readonly page: PageDocument }) {
  const { view } = useSession();
  const chosen = useEditor((state) => state.selection.part);
  const problems = useProblems();
  return (
    <section className="outline-section outline-site" aria-label="Whole site">
      <h3 className="outline-head">Whole site</h3>
      <ul>
        {(Object.keys(icons) as WholeSitePart[]).map((part) => {
          const count = pointers[part].reduce((sum, pointer) => sum + problemCount(problems, pointer), 0);
          return (
            <li key={part}>
              <button
                type="button"
                className="outline-part"
                aria-current={chosen === part || undefined}
                onClick={() => view.getState().go({ workspace: "pages", page: page.id, part })}
              >
                {icons[part]}
                {wholeSiteTitles[part]}
                {count > 0 && (
                  <span className="outline-problems">
                    {count}
                    <span className="unseen"> problems</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
