import { type ComponentType, type KeyboardEvent, useCallback, useMemo } from "react";
import type { ValuePath } from "../../../../editing/document/edit.ts";
import { isFrameId, pointerOfBlocks } from "../../../../editing/document/frames.ts";
import type { SharedSection } from "../../../../editing/document/selection.ts";
import { selectedBlocks } from "../../../../editing/document/selection.ts";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { focusBlockRow, focusPageRow } from "../../../ui/browser/focus-when-visible.ts";
import { lazyModule } from "../../../ui/browser/lazy-module.ts";
import { lazy } from "../../../ui/lazy.tsx";

export const forms = lazyModule(() => import("./forms.ts"), "idle");
const BlockForm = lazy(forms, "BlockForm", "piece");
const SeveralPanel = lazy(forms, "SeveralPanel", "piece");
const FrameSettings = lazy(forms, "FrameSettings", "piece");
const PageSettings = lazy(forms, "PageSettings", "piece");

/** What the form of a part that all pages share gets. */
export interface SitePartProps {
  /** The id of the page that the preview shows. */
  readonly page: string;
  readonly section: SharedSection;
}

interface InspectorProps {
  readonly SitePartSettings: ComponentType<SitePartProps>;
  readonly page: PageDocument;
  readonly onTypeOnPage: () => void;
  readonly onLeave: () => void;
}

export function Inspector({ page, SitePartSettings, onTypeOnPage, onLeave }: InspectorProps) {
  const { blocks } = useOpenedSite();
  const pointer = useEditor((state) => pointerOfBlocks(state.document, page.id));
  const chosen = useEditor((state) => state.selection.block);
  const several = selectedBlocks(
    useEditor((state) => state.selection),
    page,
  );
  const section = useEditor((state) => state.selection.section);
  const select = useEditor((state) => state.select);
  const position = page.blocks.findIndex(({ id }) => id === chosen);
  const block = page.blocks[position];
  const address = useMemo(() => ({ page: page.id, block: block?.id ?? "" }), [page.id, block?.id]);
  const onFocus = useCallback((field: ValuePath) => select({ ...address, field }), [select, address]);
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, defaultPrevented } = event;
    if (defaultPrevented || inDialog(event.target)) return;
    if (key === "Enter" && (ctrlKey || metaKey)) {
      event.preventDefault();
      onTypeOnPage();
    }
    if (key !== "Escape") return;
    onLeave();
    if (block && several.length > 1) select(address);
    if (block) focusBlockRow(block.id);
    else focusPageRow(page.id);
  };
  return (
    <aside className="inspector" aria-label={messages.pages.block.fields} onKeyDown={press}>
      {several.length > 1 ? (
        <SeveralPanel page={page} blocks={several} />
      ) : block ? (
        <BlockForm
          key={`${page.id}/${block.id}`}
          page={page}
          block={block}
          definition={blocks.find(({ type }) => type === block.type)}
          pointer={`${pointer}/${position}/props`}
          onFocus={onFocus}
        />
      ) : section && section !== "page" ? (
        <SitePartSettings key={section} page={page.id} section={section} />
      ) : isFrameId(page.id) ? (
        <FrameSettings key={page.id} frame={page} />
      ) : (
        <PageSettings key={page.id} page={page} />
      )}
    </aside>
  );
}

function inDialog(target: EventTarget): boolean {
  return target instanceof Element && target.closest("dialog, [role=menu], [role=listbox]") !== null;
}
