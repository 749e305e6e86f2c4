import type { StoreApi } from "zustand";
import type { IconSource } from "../../renderer/resolve/icons.ts";
import type { Migrations } from "../../schema/migrations.ts";
import type { DefinedBlock } from "../document/definitions.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { requiredContext } from "../ui/required-context.ts";
import type { Icons } from "./create-icons.ts";

/** What was opened. Entries, orders and unreadable files are read as they are edited, the rest does not change. */
export interface OpenedContent extends EditorContent {
  readonly iconSource: IconSource;
  /** Another object as soon as `iconSource` has more drawings. */
  readonly drawings: Icons["drawings"];
}

/** The site as it was opened. */
export interface OpenedSite {
  readonly content: OpenedContent;
  /** The definitions of all blocks, in the editor's language. */
  readonly blocks: readonly DefinedBlock[];
  readonly schemas: Schemas;
  readonly migrations: Migrations;
  readonly icons: StoreApi<Icons>;
}

export const [OpenedSiteContext, useOpenedSite] = requiredContext<OpenedSite>("OpenedSite");
