import { Ellipsis, File, Files, House } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { publicationOfPage } from "../../../document/publication.ts";
import type { PageDocument } from "../../../document/site-document.ts";
import { addressLabel } from "../../../labels/address-label.ts";
import { formatDate } from "../../../labels/collection-labels.ts";
import { entryPageLabel } from "../../../labels/page-title.ts";
import { messages } from "../../../messages/messages.ts";
import { pageRowId } from "../../../ui/focus-when-visible.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { useSortable } from "../../../ui/sorting/use-sortable.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { useContextMenu } from "../outline/use-context-menu.ts";

interface PageRowProps {
  readonly page: PageDocument;
  readonly title: string;
  readonly chosen: boolean;
  readonly active: boolean;
  readonly problems: number;
  readonly menu: readonly (MenuItem | undefined)[];
  readonly onChoose: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onDrop: (id: string, edge: "top" | "bottom") => void;
}

export function PageRow(props: PageRowProps) {
  const { page, title, chosen, active, problems, menu, onChoose, onFocus, onKeyDown, onDrop } = props;
  const { row, edge, dragged } = useSortable<HTMLLIElement>({ kind: "page", id: page.id, onDrop });
  const opener = useRef<HTMLDivElement>(null);
  const context = useContextMenu(opener);
  const { content } = useOpenedSite();
  const entries = entryPageLabel(page, content.model);
  const state = publicationOfPage(page, content.today);
  return (
    <li
      ref={row}
      className="outline-block page-row"
      data-chosen={chosen || undefined}
      data-dragged={dragged || undefined}
      data-edge={edge}
    >
      <button
        type="button"
        id={pageRowId(page.id)}
        className="outline-choose"
        aria-current={chosen ? "page" : undefined}
        tabIndex={active ? 0 : -1}
        onClick={onChoose}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onContextMenu={context.onContextMenu}
      >
        <span className="outline-icon">
          {page.path === "/" ? <House size={16} /> : entries ? <Files size={16} /> : <File size={16} />}
        </span>
        <span className="outline-words">
          <span className="outline-title">{title}</span>
          <span className="outline-text">
            {addressLabel(page.path)}
            {entries && ` · ${entries}`}
          </span>
          {state.kind === "scheduled" && (
            <span className="outline-text page-scheduled">
              {messages.pages.list.notBefore({ date: formatDate(state.day) })}
            </span>
          )}
        </span>
        {state.kind === "draft" && <span className="page-draft">{messages.pages.draft}</span>}
        {problems > 0 && (
          <span className="outline-problems">
            {problems}
            <span className="unseen"> {messages.pages.problemWord({ number: problems })}</span>
          </span>
        )}
      </button>
      <div ref={opener} className="outline-more">
        <Menu label={title} items={menu} placement="bottom-start">
          <button
            type="button"
            className="icon-button"
            aria-label={messages.pages.more({ name: title })}
            tabIndex={active ? 0 : -1}
            onFocus={context.onFocus}
          >
            <Ellipsis size={16} />
          </button>
        </Menu>
      </div>
    </li>
  );
}
