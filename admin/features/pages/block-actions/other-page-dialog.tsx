import type { PageDocument, SiteDocument } from "../../../../editing/document/site-document.ts";
import { addressLabel, pageTitle } from "../../../../editing/labels/page-label.ts";
import { Dialog } from "../../../ui/dialog.tsx";

interface OtherPageDialogProps {
  readonly title: string;
  readonly from: PageDocument;
  readonly document: SiteDocument;
  readonly onChoose: (page: string) => void;
  readonly onClose: () => void;
}

export function OtherPageDialog({ title, from, document, onChoose, onClose }: OtherPageDialogProps) {
  const pages = document.pages.filter(({ id }) => id !== from.id);
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className="choice-list">
        {pages.map((page) => (
          <li key={page.id}>
            <button type="button" onClick={() => onChoose(page.id)}>
              <span>{pageTitle(page, document.site)}</span>
              <small>{addressLabel(page.path)}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
