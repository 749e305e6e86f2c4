import { createStore } from "zustand/vanilla";
import type { OpenedEditor } from "../../admin/app/open-editor.ts";
import { createIcons } from "../../admin/site/create-icons.ts";
import { createMedia } from "../../admin/site/create-media.ts";
import type { EditorContent } from "../../admin/sync/content/editor-content.ts";
import type { Host } from "../../admin/sync/host/host.ts";
import { createEditorStore } from "../../admin/sync/store/create-editor-store.ts";
import { createNotices } from "../../admin/ui/notices.ts";
import { createView } from "../../admin/view/create-view.ts";
import { createPristineFields } from "../../admin/view/pristine-fields.ts";
import { blocks } from "../../blocks/index.ts";
import type { SiteDocument } from "../../editing/document/site-document.ts";
import { schemasOf } from "../../editing/labels/schema/schemas.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import { smallModel } from "./small-model.ts";

/** An editor over a document, without a host and without anything that would check it. */
export function editorOf(document: SiteDocument, problems: readonly Problem[] = []): OpenedEditor {
  const content = {
    file: "site.config.json",
    media: new Map(),
    entries: [],
    model: smallModel,
    files: ["menu.pdf"],
    orderedIds: new Map(),
    icons: { names: ["leaf", "phone"], drawings: {} },
    today: "2026-01-31",
    pictureAt: (address: string) => address,
  } as unknown as EditorContent;
  const host = { kind: "static", canWrite: false } as unknown as Host;
  const schemas = schemasOf(blocks, smallModel);
  const store = createEditorStore({
    fileText: JSON.stringify(document, null, 2),
    entries: {},
    schemas,
    migrations: migrationsOf(blocks),
    save: async () => ({ kind: "kept" }),
    now: () => 0,
  });
  const media = createMedia({
    content,
    site: () => store.getState().document.site,
    add: async () => ({ kind: "failed", reason: "" }),
  });
  const icons = createIcons({ drawings: {}, load: async () => ({}) });
  return {
    editor: { store, rendered: store },
    site: { content, blocks, schemas, icons, media, migrations: migrationsOf(blocks) },
    sync: { host },
    publishers: {},
    checks: { problems: createStore(() => ({ problems, pending: false })) },
    workspace: {
      view: createView(store, smallModel),
      notices: createNotices(),
      pristine: createPristineFields(),
    },
  } as unknown as OpenedEditor;
}
