import { definitions } from "../../editing/document/definitions.ts";
import { localizeBlock } from "../../editing/labels/schema/localize-block.ts";
import { schemasOf } from "../../editing/labels/schema/schemas.ts";
import { loadBlockMessages } from "../../editing/labels/tokens/block-messages.ts";
import { messages } from "../../editing/messages/messages.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import type { OpenPublishing } from "../publish/open-publishing.ts";
import { autosavedInDraft, countAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { entryFiles } from "../sync/content/entry-files.ts";
import { siteKey } from "../sync/content/site-key.ts";
import { type ArchivedDraft, createDraftStorage, type DraftStorage } from "../sync/drafts/draft-storage.ts";
import { countAttempts, type OpeningAttempts } from "../sync/drafts/opening-attempts.ts";
import { type Restored, restoreDraft } from "../sync/drafts/restore-draft.ts";
import { createTabClaim, type TabClaim } from "../sync/drafts/tab-claim.ts";
import type { Host } from "../sync/host/host.ts";
import { hasChanges } from "../sync/state/selectors.ts";
import { type OpenedEditor, openEditor } from "./open-editor.ts";
import { publishing } from "./parts/lazy-parts.ts";

export type OpeningMode = "plainly" | "taking-over" | "trying-again" | "without-draft";

export type Opening =
  | {
      readonly kind: "open";
      readonly opened: OpenedEditor;
      /** When the changes were made that came back, in milliseconds since 1970. */
      readonly restoredAt: number | undefined;
      readonly archived: readonly ArchivedDraft[];
    }
  | {
      readonly kind: "trouble";
      readonly reason: string;
      readonly draft: unknown;
      readonly isDraftUnread: boolean;
    };

/** Opens the site, with the draft of this browser. */
interface SiteOpener {
  /** Rejects with an Error whose message is for the owner. */
  open(way: OpeningMode): Promise<Opening>;
  /** Called once the editor works, so that the attempt is not counted as a failure. */
  settle(): void;
  /** Deletes an archived draft. */
  forget(archived: ArchivedDraft): Promise<void>;
}

interface Tools {
  readonly storage: DraftStorage;
  readonly claim: TabClaim;
  readonly attempts: OpeningAttempts;
}

export function createSiteOpener(host: Host): SiteOpener {
  const tab = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
  let opened: OpenedEditor | undefined;
  let tools: Tools | undefined;
  const toolsFor = (content: EditorContent): Tools => {
    const key = siteKey(content, location);
    return {
      storage: createDraftStorage({ key, tab }),
      attempts: countAttempts(key, () => localStorage),
      claim: createTabClaim({
        key,
        tab,
        onAsked: async () => opened && handOver(opened),
        onTaken: () => {
          opened?.editor.store.getState().setReadOnly(messages.drafts.elsewhere);
          void opened?.sync.drafts.flush();
        },
      }),
    };
  };

  const open = async (way: OpeningMode): Promise<Opening> => {
    opened?.sync.drafts.stop();
    opened?.checks.stop();
    // Whoever has the site may be saving: the file is loaded when that is done.
    const handed = way === "taking-over" ? await tools?.claim.takeOver() : undefined;
    const content = await host.load();
    tools ??= toolsFor(content);
    const { storage, claim, attempts } = tools;
    const mine = way === "plainly" ? await claim.claim() : true;
    let refused = false;
    const stored = await (mine ? storage.claim() : storage.read()).catch(() => {
      refused = true;
    });
    const draft = handed ?? stored;
    const asking = mine && attempts.start();
    if (asking && way === "plainly" && draft !== undefined)
      return { kind: "trouble", reason: messages.drafts.unfinished, draft, isDraftUnread: false };
    const leave = (reason: string) => archiveDraft(storage, { reason, draft, at: Date.now() });
    if (way === "without-draft" && draft !== undefined) await leave(messages.drafts.started);
    const restored =
      way === "without-draft" || draft === undefined ? undefined : restoredFrom(draft, content);
    if (restored?.kind === "unreadable" && mine) await leave(restored.reason);
    await loadBlockMessages(content).catch(() => undefined);
    const openPublishing = content.publish && (await loadPublishing());
    try {
      opened = openEditor(host, content, {
        storage,
        refused,
        openPublishing,
        ...(restored?.kind === "restored" && {
          restored: restored.session,
          autosaved: autosavedInDraft(draft),
        }),
        ...(!mine && { readOnly: messages.drafts.elsewhere }),
      });
    } catch (error) {
      if (draft === undefined || way === "without-draft") throw error;
      return { kind: "trouble", reason: (error as Error).message, draft, isDraftUnread: true };
    }
    if (mine && !refused) void forgetUnused(content, draft, storage);
    const isBack = restored?.kind === "restored" && mine && way === "plainly";
    const isUnsaved = hasChanges(opened.editor.store.getState()) || countAutosaved(opened.sync.autosaved) > 0;
    return {
      kind: "open",
      opened,
      restoredAt: isBack && isUnsaved ? restored.savedAt : undefined,
      archived: await storage.readArchived().catch(() => []),
    };
  };
  return {
    open,
    settle: () => tools?.attempts.end(),
    forget: async (gone) => {
      const { storage } = tools ?? {};
      const left = (await storage?.readArchived()) ?? [];
      await storage?.writeArchived(left.filter(({ at }) => at !== gone.at));
    },
  };
}

async function loadPublishing(): Promise<OpenPublishing> {
  return (await publishing.load()).openPublishing;
}

/** Forgets the new pictures that no draft and no version speaks of, nor what was sent. Where that can't be told, none. */
async function forgetUnused(
  { pictureStorage, publish }: EditorContent,
  draft: unknown,
  storage: DraftStorage,
): Promise<void> {
  if (!pictureStorage) return;
  try {
    const others = await Promise.all([storage.readArchived(), storage.readVersions()]);
    const spoken = JSON.stringify([draft, others, publish?.sent]);
    await pictureStorage.clean((version) => spoken.includes(version));
  } catch {
    // They are looked at again the next time.
  }
}

/** A draft that makes the present release stumble is no better than one that it can't read. */
function restoredFrom(draft: unknown, content: EditorContent): Restored {
  const { text, model } = content;
  try {
    return restoreDraft(draft, {
      fileText: text,
      entries: entryFiles(content),
      schemas: schemasOf(definitions.map(localizeBlock), model),
      migrations: migrationsOf(definitions),
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { kind: "unreadable", reason: messages.drafts.notRepeated({ why }) };
  }
}

async function archiveDraft(storage: DraftStorage, archived: ArchivedDraft): Promise<void> {
  try {
    await storage.writeArchived([...(await storage.readArchived()), archived]);
    await storage.write(undefined);
  } catch {
    // What was handed over by another tab is in that tab still.
  }
}

async function handOver({ editor: { store }, sync: { drafts } }: OpenedEditor): Promise<unknown> {
  store.getState().setReadOnly(messages.drafts.elsewhere);
  if (store.getState().saving.state === "saving") {
    await new Promise<void>((done) => {
      const stop = store.subscribe(({ saving }) => {
        if (saving.state === "saving") return;
        stop();
        done();
      });
      setTimeout(done, 1500);
    });
  }
  return drafts.handOver();
}
