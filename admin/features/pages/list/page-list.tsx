import { type KeyboardEvent, useRef, useState } from "react";
import { publicationOfPage } from "../../../../editing/document/publication.ts";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { formatDate } from "../../../../editing/labels/format-value.ts";
import { addressLabel, entryPageLabel, pageTitle } from "../../../../editing/labels/page-label.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { problemCount } from "../../../check/problem-count.ts";
import { useReportedFaults } from "../../../check/reported-problems.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { focusPageRow, pageRowId } from "../../../ui/browser/focus-when-visible.ts";
import { shortcutLabel } from "../../../ui/browser/shortcut-label.ts";
import { useContextMenu } from "../../../ui/browser/use-context-menu.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Eye,
  EyeOff,
  File,
  Files,
  House,
  Link,
  PenLine,
  Plus,
  Settings2,
  Trash2,
} from "../../../ui/icons/icons.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import { dropBefore } from "../../../ui/sorting/drop-before.ts";
import { useRoving } from "../../../ui/sorting/use-roving.ts";
import { useSortable } from "../../../ui/sorting/use-sortable.ts";
import { useAddRequest } from "../../../view/use-add-request.ts";
import { useWorkspace } from "../../../view/workspace.ts";
import { usePagesCommands } from "../commands/commands-context.ts";
import type { PageCommands } from "../commands/page-commands.ts";
import { type OutlineKey, outlineKey } from "../rows/outline-key.ts";
import { RowMenu } from "../rows/row-menu.tsx";
import { AddressDialog, NewPageDialog, RenameDialog } from "./lazy-dialogs.ts";

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

function PageRow(props: PageRowProps) {
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
        <RowMenu name={title} items={menu} isActive={active} onFocus={context.onFocus} />
      </div>
    </li>
  );
}

interface PageMenuInput {
  readonly page: PageDocument;
  readonly pages: readonly PageDocument[];
  readonly commands: PageCommands;
  readonly onSettings: () => void;
  readonly onRename: () => void;
  readonly onAddress: () => void;
}

const size = 16;

function pageMenu(input: PageMenuInput): readonly (MenuItem | undefined)[] {
  const { page, pages, commands, onSettings, onRename, onAddress } = input;
  const words = messages.pages.list;
  const index = pages.indexOf(page);
  const isDraft = page.draft === true;
  const isHome = page.path === "/";
  return [
    { label: messages.pages.outline.pageSettings, icon: <Settings2 size={size} />, onChoose: onSettings },
    { label: words.rename, icon: <PenLine size={size} />, keys: shortcutLabel("F2"), onChoose: onRename },
    { label: words.changeAddress, icon: <Link size={size} />, onChoose: onAddress },
    {
      label: isDraft ? words.publish : words.makeDraft,
      hint: isDraft ? words.publishHint : words.makeDraftHint,
      icon: isDraft ? <Eye size={size} /> : <EyeOff size={size} />,
      onChoose: () => commands.setDraft(page.id, !isDraft),
    },
    undefined,
    {
      label: messages.pages.moveUp,
      icon: <ArrowUp size={size} />,
      keys: shortcutLabel("Alt+ArrowUp"),
      disabled: index === 0,
      onChoose: () => commands.moveBy(page.id, -1),
    },
    {
      label: messages.pages.moveDown,
      icon: <ArrowDown size={size} />,
      keys: shortcutLabel("Alt+ArrowDown"),
      disabled: index === pages.length - 1,
      onChoose: () => commands.moveBy(page.id, 1),
    },
    {
      label: messages.pages.duplicate,
      icon: <CopyPlus size={size} />,
      keys: shortcutLabel("Mod+D"),
      onChoose: () => commands.duplicate(page.id),
    },
    undefined,
    {
      label: messages.pages.remove,
      icon: <Trash2 size={size} />,
      keys: shortcutLabel("Delete"),
      tone: "danger",
      ...(isHome && { disabled: true, hint: words.needsHome }),
      onChoose: () => commands.remove(page.id),
    },
  ];
}

const many = 8;

type Asked = { readonly what: "add" } | { readonly what: "rename" | "address"; readonly page: PageDocument };

export function PageList({ page: opened }: { readonly page: PageDocument }) {
  const { view } = useWorkspace();
  const commands = usePagesCommands().page;
  const { pages, site } = useEditor((state) => state.document);
  const problems = useReportedFaults();
  const [wanted, setWanted] = useState("");
  const [asked, setAsked] = useState<Asked>();
  useAddRequest(
    ({ what }) => what === "page",
    () => setAsked({ what: "add" }),
  );
  const words = wanted.trim().toLowerCase();
  const found = pages.filter((page) =>
    `${pageTitle(page, site)} ${String(page.title)} ${addressLabel(page.path)}`.toLowerCase().includes(words),
  );
  const shown = pages.length > many && words !== "" ? found : pages;
  const ids = shown.map(({ id }) => id);
  const roving = useRoving(ids, opened.id, pageRowId);
  const ask = (what: "rename" | "address", page: PageDocument) => setAsked({ what, page });
  const settings = (id: string) => view.getState().go({ workspace: "pages", page: id, section: "page" });
  const onKeyDown = (event: KeyboardEvent, page: PageDocument) => {
    if (roving.onKeyDown(event, page.id)) return;
    const runs: Partial<Record<OutlineKey, () => void>> = {
      edit: () => commands.open(page.id),
      up: () => commands.moveBy(page.id, -1),
      down: () => commands.moveBy(page.id, 1),
      duplicate: () => commands.duplicate(page.id),
      remove: () => commands.remove(page.id),
    };
    const key = outlineKey(event);
    const run = event.key === "F2" ? () => ask("rename", page) : key && runs[key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const close = () => {
    setAsked(undefined);
    focusPageRow(asked && "page" in asked ? asked.page.id : opened.id);
  };
  return (
    <section className="outline-section page-list" aria-label={messages.pages.title}>
      <div className="outline-top">
        <h2>{messages.pages.title}</h2>
        <IconButton
          label={messages.pages.list.add}
          icon={<Plus size={18} />}
          onClick={() => setAsked({ what: "add" })}
        />
      </div>
      {pages.length > many && (
        <input
          type="search"
          className="input page-search"
          aria-label={messages.pages.list.search}
          placeholder={messages.pages.list.search}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {shown.length === 0 && <EmptyState title={messages.pages.list.noneFound} />}
      <ol className="outline-blocks" aria-label={messages.pages.title}>
        {shown.map((page) => (
          <PageRow
            key={page.id}
            page={page}
            title={pageTitle(page, site)}
            chosen={page.id === opened.id}
            active={roving.active === page.id}
            problems={problemCount(problems, `/pages/${pages.indexOf(page)}`)}
            menu={pageMenu({
              page,
              pages,
              commands,
              onSettings: () => settings(page.id),
              onRename: () => ask("rename", page),
              onAddress: () => ask("address", page),
            })}
            onChoose={() => commands.open(page.id)}
            onFocus={() => roving.onFocus(page.id)}
            onKeyDown={(event) => onKeyDown(event, page)}
            onDrop={(dropped, edge) => {
              const all = pages.map(({ id }) => id);
              commands.moveBefore(dropped, dropBefore(all, page.id, edge));
            }}
          />
        ))}
      </ol>
      {asked?.what === "add" && (
        <NewPageDialog
          onAdd={(page) => {
            setAsked(undefined);
            setWanted("");
            commands.add(page);
          }}
          onClose={close}
        />
      )}
      {asked?.what === "rename" && (
        <RenameDialog
          page={asked.page}
          onRename={(title) => {
            setAsked(undefined);
            commands.rename(asked.page.id, title);
          }}
          onClose={close}
        />
      )}
      {asked?.what === "address" && (
        <AddressDialog
          page={asked.page}
          onAddress={(path) => {
            setAsked(undefined);
            commands.setAddress(asked.page.id, path);
          }}
          onClose={close}
        />
      )}
    </section>
  );
}
