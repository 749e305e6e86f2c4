import { useMemo, useState } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { pageTitle } from "../../../editing/labels/page-label.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { useNewPicture } from "../../media/new-picture/use-new-picture.tsx";
import type { Frame } from "../../preview/frame/open-frame.ts";
import { LazyPreview } from "../../preview/lazy-preview.tsx";
import { routeOfTarget } from "../../preview/route-of-target.ts";
import type { FieldSource } from "../../preview/source-map/field-source.ts";
import { useAddedItems } from "../../preview/use-added-items.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { pagesShowing } from "./pages-showing.ts";

interface SettingsPreviewPaneProps {
  readonly group: string;
  readonly field: ValuePath | undefined;
}

interface Chosen {
  readonly page: string;
  readonly group: string;
  readonly field: ValuePath | undefined;
}

export function SettingsPreviewPane({ group, field }: SettingsPreviewPaneProps) {
  const { content } = useOpenedSite();
  const { view, notices } = useWorkspace();
  const history = useEditor((state) => state.history);
  const [chosen, setChosen] = useState<Chosen>();
  const [frame, setFrame] = useState<Frame>();
  useAddedItems(frame);
  const picture = useNewPicture();
  const site = currentSite(history);
  const { config } = site;
  const focused = useMemo((): FieldSource | undefined => field && { in: "site", path: field }, [field]);
  const pages = pagesShowing(site, [group]);
  const ofField = field ? pagesShowing(site, field) : [];
  const isShown = (id: string) => pages.some((page) => page.id === id);
  // What was chosen stays, unless another field is worked on that is not on it.
  const stays =
    chosen?.group === group &&
    isShown(chosen.page) &&
    (chosen.field === field || ofField.length === 0 || ofField.some(({ id }) => id === chosen.page));
  const page = stays ? chosen.page : (ofField[0] ?? pages[0] ?? config.pages[0])?.id;
  if (page !== undefined && (chosen?.page !== page || chosen.group !== group || chosen.field !== field))
    setChosen({ page, group, field });
  const { go } = view.getState();
  if (page === undefined) return null;
  return (
    <div className="stage settings-stage">
      <LazyPreview
        page={page}
        focused={focused}
        onReady={setFrame}
        leadsToSettings
        tools={
          pages.length > 1 && (
            <label className="preview-entry">
              <span>{messages.content.shownOn}</span>
              <select
                className="input"
                value={page}
                onChange={({ target }) => setChosen({ page: target.value, group, field })}
              >
                {pages.map((other) => (
                  <option key={other.id} value={other.id}>
                    {pageTitle(other, config.site)}
                  </option>
                ))}
              </select>
            </label>
          )
        }
        onSelect={(address, at) => {
          if (!at) return;
          const run = () => go({ workspace: "pages", ...address, field: at });
          const action = { label: messages.preview.editThere, run };
          notices.getState().notify({ title: messages.content.onPage, action });
        }}
        onOpen={(target) => go(routeOfTarget(target, { model: content.model, document: config }))}
        onAddBlock={() => go({ workspace: "pages", page })}
        onPicture={picture.take}
      />
      {picture.dialog}
    </div>
  );
}
