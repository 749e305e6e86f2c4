import type { StoreApi } from "zustand";
import type { DefinedBlock } from "../../editing/document/definitions.ts";
import type { Schemas } from "../../editing/labels/schema/schemas.ts";
import type { IconSource } from "../../renderer/resolve/pictures/icons.ts";
import type { Migrations } from "../../schema/versions.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { requiredContext } from "../ui/browser/required-context.ts";
import type { Icons } from "./create-icons.ts";

/** Entries, orders and unreadable files follow edits, the styles their files. */
export interface OpenedContent extends EditorContent {
  readonly iconSource: IconSource;
  readonly drawings: Icons["drawings"];
}

export interface OpenedSite {
  readonly content: OpenedContent;
  readonly blocks: readonly DefinedBlock[];
  readonly schemas: Schemas;
  readonly migrations: Migrations;
  readonly icons: StoreApi<Icons>;
  readonly styles: StoreApi<EditorContent["styles"]>;
}

export const [OpenedSiteContext, useOpenedSite] = requiredContext<OpenedSite>("OpenedSite");
