import { Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { problemCount } from "../../../check/problem-count.ts";
import { useProblems } from "../../../check/site-checks.ts";
import type { PageDocument } from "../../../document/site-document.ts";
import { addressLabel } from "../../../labels/address-label.ts";
import { pageTitle } from "../../../labels/page-title.ts";
import { messages } from "../../../messages/messages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { focusPageRow, pageRowId } from "../../../ui/focus-when-visible.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { dropBefore } from "../../../ui/sorting/drop-before.ts";
import { useRoving } from "../../../ui/sorting/use-roving.ts";
import { useAddRequest } from "../../../workspace/use-add-request.ts";
import { useWorkspace } from "../../../workspace/workspace.ts";
import { usePagesCommands } from "../commands/commands-context.ts";
import { type OutlineKey, outlineKey } from "../outline/outline-key.ts";
import { AddressDialog } from "./lazy-address-dialog.ts";
import { pageMenu } from "./page-menu.tsx";
import { PageRow } from "./page-row.tsx";

const NewPageDialog = lazy(async () => (await import("./new-page-dialog.tsx")).NewPageDialog, "dialog");
const RenameDialog = lazy(async () => (await import("./rename-dialog.tsx")).RenameDialog, "dialog");

const many = 8;

type Asked = { readonly what: "add" } | { readonly what: "rename" | "address"; readonly page: PageDocument };

export function PageList({ page: opened }: { readonly page: PageDocument }) {
  const { view } = useWorkspace();
  const commands = usePagesCommands().page;
  const { pages, site } = useEditor((state) => state.document);
  const problems = useProblems();
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
