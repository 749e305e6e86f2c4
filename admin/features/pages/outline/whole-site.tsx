import type { ReactNode } from "react";
import { framesOf, pointerOfBlocks } from "../../../../editing/document/frames.ts";
import type { SharedSection } from "../../../../editing/document/selection.ts";
import type { SiteDocument } from "../../../../editing/document/site-document.ts";
import { namePage } from "../../../../editing/labels/page-label.ts";
import { engineKeys } from "../../../../editing/labels/schema/engine-settings.ts";
import { developerKeys } from "../../../../editing/labels/schema/whole-site-schema.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { problemCount } from "../../../check/problem-count.ts";
import { useReportedFaults } from "../../../check/reported-problems.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { Braces, Globe, PanelsTopLeft, SwatchBook } from "../../../ui/icons/icons.ts";
import { useWorkspace } from "../../../view/workspace.ts";

const icons: Readonly<Record<SharedSection, ReactNode>> = {
  theme: <SwatchBook size={18} strokeWidth={1.5} aria-hidden />,
  site: <Globe size={18} strokeWidth={1.5} aria-hidden />,
  developers: <Braces size={18} strokeWidth={1.5} aria-hidden />,
};

const pointers: Readonly<Record<SharedSection, readonly string[]>> = {
  theme: ["/site/theme"],
  site: engineKeys.map((key) => `/site/${key}`),
  developers: developerKeys.map((key) => `/site/${key}`),
};

interface WholeSiteProps {
  readonly opened: string;
  readonly page: string;
  readonly document: SiteDocument;
}

export function WholeSite({ opened, page, document }: WholeSiteProps) {
  const { view } = useWorkspace();
  const chosen = useEditor((state) => state.selection.section);
  const problems = useReportedFaults();
  const { go } = view.getState();
  return (
    <section className="outline-section outline-site" aria-label={messages.pages.outline.wholeSite}>
      <h3 className="outline-head">{messages.pages.outline.wholeSite}</h3>
      <ul>
        {framesOf(document).map((frame) => (
          <PartRow
            key={frame.id}
            icon={<PanelsTopLeft size={18} strokeWidth={1.5} aria-hidden />}
            title={namePage(frame)}
            isChosen={opened === frame.id && (chosen === undefined || chosen === "page")}
            count={problemCount(problems, pointerOfBlocks(document, frame.id))}
            onChoose={() => go({ workspace: "pages", page: frame.id })}
          />
        ))}
        {(Object.keys(icons) as SharedSection[]).map((section) => (
          <PartRow
            key={section}
            icon={icons[section]}
            title={messages.pages.site[section]}
            isChosen={chosen === section}
            count={pointers[section].reduce((sum, pointer) => sum + problemCount(problems, pointer), 0)}
            onChoose={() => go({ workspace: "pages", page, section })}
          />
        ))}
      </ul>
    </section>
  );
}

interface PartRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly isChosen: boolean;
  readonly count: number;
  readonly onChoose: () => void;
}

function PartRow({ icon, title, isChosen, count, onChoose }: PartRowProps) {
  return (
    <li>
      <button type="button" className="outline-part" aria-current={isChosen || undefined} onClick={onChoose}>
        {icon}
        {title}
        {count > 0 && (
          <span className="outline-problems">
            {count}
            <span className="unseen"> {messages.pages.problemWord({ number: count })}</span>
          </span>
        )}
      </button>
    </li>
  );
}
