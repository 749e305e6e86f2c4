import { type StoreApi, useStore } from "zustand";
import type { DefinedBlock } from "../../editing/document/definitions.ts";
import type { Schemas } from "../../editing/labels/schema/schemas.ts";
import type { IconSource } from "../../renderer/resolve/pictures/icons.ts";
import type { Migrations } from "../../schema/migrations/versions.ts";
import type { EditorContent } from "../sync/content/editor-content.ts";
import { requiredContext } from "../ui/browser/required-context.ts";
import type { Icons } from "./create-icons.ts";
import type { Media } from "./create-media.ts";

/** Entries, orders and unreadable files follow edits, the styles their files. */
export interface OpenedContent extends EditorContent {
  /** For resolving blocks: an icon whose drawing is not loaded yet is empty. */
  readonly iconSource: IconSource;
  /** The drawings that are loaded, by name. */
  readonly drawings: Icons["drawings"];
}

/** The site as screens read it. Edited values are in the document (`EditorDocument`). */
export interface OpenedSite {
  readonly content: OpenedContent;
  /** The engine's block types and the site's own, with titles in the language of the editor. */
  readonly blocks: readonly DefinedBlock[];
  /** The schemas of pages, settings, blocks and collections, with titles in the language of the editor. */
  readonly schemas: Schemas;
  /** How a config of an older version is brought to the current one. */
  readonly migrations: Migrations;
  readonly icons: StoreApi<Icons>;
  /** The site's pictures, with those that are only in the draft. */
  readonly media: StoreApi<Media>;
  /** The style sheets of the preview, as they are on the server now. */
  readonly styles: StoreApi<EditorContent["styles"]>;
}

export const [OpenedSiteContext, useOpenedSite] = requiredContext<OpenedSite>("OpenedSite");

export function useMedia<Value>(select: (state: Media) => Value): Value {
  return useStore(useOpenedSite().media, select);
}
