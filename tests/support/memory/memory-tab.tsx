import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { StoreApi } from "zustand/vanilla";
import { EditorProviders, followFile } from "../../../admin/app/app.tsx";
import { createCommands } from "../../../admin/app/commands.ts";
import { notifyRestored } from "../../../admin/app/editor-root.tsx";
import type { OpenedEditor } from "../../../admin/app/open-editor.ts";
import { SaveState, TopBar } from "../../../admin/app/shell/top-bar.tsx";
import { WorkBars } from "../../../admin/app/shell/work-bars.tsx";
import { createSiteOpener, type Opening, type OpeningMode } from "../../../admin/app/site-opener.ts";
import { ConflictPanel } from "../../../admin/features/review/conflict-panel.tsx";
import type { Commands } from "../../../admin/view/commands.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import type { MemoryBrowser } from "./memory-browser.ts";
import type { MemorySite } from "./memory-site.ts";

/** A tab with the editor in it, without a screen: what is on it is drawn as markup when it is asked for. */
export interface MemoryTab {
  readonly session: MemorySession;
  readonly commands: Commands;
  readonly opening: Extract<Opening, { kind: "open" }>;
  /** The tagline: a text that every site has. */
  words(): string;
  type(words: string, field?: string): void;
  saveState(): string;
  topBar(): string;
  bars(): string;
  notices(): readonly string[];
  /** The dialog with both versions, as text. */
  conflict(): string;
  /** What a part of the editor says. */
  text(part: ReactNode): string;
  /** A part of the editor as markup. */
  markup(part: ReactNode): string;
  takeOver(): Promise<void>;
  /** Opens the site once more in this tab. */
  open(way: OpeningMode): Promise<void>;
  forget(): Promise<void>;
  /** The tab is closed in good order, and writes what it has. */
  close(): void;
  /** It is gone without a word. */
  kill(): void;
}

/** Edits one of the company's details. */
export function companyEdit(field: string, value: string): Edit {
  return { kind: "set-value", target: { in: "site" }, path: ["company", field], value };
}

export async function openMemoryTab(browser: MemoryBrowser, { host }: MemorySite): Promise<MemoryTab> {
  const tab = {};
  browser.enter(tab);
  const opener = createSiteOpener(host);
  let opening: MemoryTab["opening"];
  let commands: Commands;
  let stop = () => {};
  const open = async (way: OpeningMode) => {
    stop();
    const opened = await opener.open(way);
    if (opened.kind !== "open") throw new Error(`The site did not open: ${opened.reason}`);
    opening = opened;
    notifyRestored(opened);
    stop = followFile(opened.opened);
    commands = createCommands(opened.opened);
    opener.settle();
  };
  await open("plainly");
  const end = () => {
    stop();
    opening.opened.sync.drafts.stop();
    opening.opened.checks.stop();
    browser.end(tab);
  };
  const markup = (part: ReactNode) => markupOf(opening.opened, part);
  const drawn = (part: ReactNode) => textOf(markup(part));
  return {
    get session() {
      return sessionOf(opening.opened);
    },
    get commands() {
      return commands;
    },
    get opening() {
      return opening;
    },
    words: () =>
      String((opening.opened.editor.store.getState().document.site.company as { tagline: string }).tagline),
    type: (words, field = "tagline") =>
      void opening.opened.editor.store.getState().apply(companyEdit(field, words)),
    saveState: () => drawn(<SaveState />),
    topBar: () => drawn(<TopBar commands={commands} />),
    bars: () =>
      drawn(
        <WorkBars
          commands={commands}
          archived={opening.archived}
          onTakeOver={() => {}}
          onForget={() => {}}
        />,
      ),
    notices: () =>
      opening.opened.workspace.notices
        .getState()
        .notices.map(({ title, text }) => `${title}${text ? ` ${text}` : ""}`),
    conflict() {
      const { saving } = opening.opened.editor.store.getState();
      return saving.state === "conflict" ? drawn(<ConflictPanel conflict={saving.conflict} />) : "";
    },
    text: drawn,
    markup,
    takeOver: () => open("taking-over"),
    open,
    async forget() {
      for (const archived of opening.archived) await opener.forget(archived);
    },
    close() {
      void opening.opened.sync.drafts.flush();
      end();
    },
    kill: end,
  };
}

function markupOf(opened: OpenedEditor, part: ReactNode): string {
  return renderToStaticMarkup(<EditorProviders opened={currentStates(opened)}>{part}</EditorProviders>);
}

/** The text in some markup, with the words that are marked as gone or new in brackets. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<(del|ins)>(.*?)<\/\1>/g, "[$2]")
    .replaceAll(/<\/?(?:span|strong)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** On a server, a store is rendered with its initial state; here, with its current one. */
function currentStates(opened: OpenedEditor): OpenedEditor {
  const { editor, site, sync, publishers, uploads, checks, workspace, remoteDrafts } = opened;
  const { drafts, autosaved } = sync;
  return {
    editor: storesIn(editor),
    site: storesIn(site),
    sync: { ...storesIn(sync), drafts: storesIn(drafts), autosaved: storesIn(autosaved) },
    publishers: storesIn(publishers),
    uploads: current(uploads),
    updatePictures: opened.updatePictures,
    checks: storesIn(checks),
    workspace: storesIn(workspace),
    remoteDrafts: current(remoteDrafts),
  };
}

function storesIn<Part extends object>(part: Part): Part {
  const stores = Object.entries(part).filter((entry): entry is [string, StoreApi<unknown>] =>
    isStore(entry[1]),
  );
  return { ...part, ...Object.fromEntries(stores.map(([name, store]) => [name, current(store)])) };
}

function current<State>(store: StoreApi<State>): StoreApi<State> {
  return { ...store, getInitialState: store.getState };
}

function isStore(value: unknown): boolean {
  return typeof value === "object" && value !== null && "getInitialState" in value;
}

/** All parts of an opened editor as one object, which only tests have. */
type MemorySession = OpenedEditor["editor"] &
  OpenedEditor["site"] &
  OpenedEditor["sync"] &
  OpenedEditor["publishers"] &
  Pick<OpenedEditor, "uploads"> &
  OpenedEditor["checks"] &
  OpenedEditor["workspace"];

function sessionOf({
  editor,
  site,
  sync,
  publishers,
  uploads,
  checks,
  workspace,
}: OpenedEditor): MemorySession {
  return { ...editor, ...site, ...sync, ...publishers, uploads, ...checks, ...workspace };
}
