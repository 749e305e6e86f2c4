import { useId, useMemo } from "react";
import type { Edit } from "../../../../editing/document/edit.ts";
import {
  addToMenu,
  type Menu,
  menuAddress,
  menuAround,
  pathsInMenu,
  takeFromMenu,
} from "../../../../editing/document/menu.ts";
import { publicationOfPage } from "../../../../editing/document/publication.ts";
import type { PageDocument, SiteDocument } from "../../../../editing/document/site-document.ts";
import { valueAt } from "../../../../editing/document/value.ts";
import { namePage, pageTitle } from "../../../../editing/labels/page-label.ts";
import { orderWords } from "../../../../editing/messages/order-words.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { useTryEdit } from "../../../view/try-edit.ts";
import { useWorkspace } from "../../../view/workspace.ts";

export function MenuSwitch({ page }: { readonly page: PageDocument }) {
  const attempt = useTryEdit();
  const { schemas, content } = useOpenedSite();
  const { view } = useWorkspace();
  const document = useEditor((state) => state.document);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const id = useId();
  const menu = useMemo(() => menuAround(document, page, schemas.blocks), [document, page, schemas]);
  const address = menuAddress(page);
  if (!menu || address === undefined) return null;
  const words = orderWords().menu;
  const places = pathsInMenu(menu, address);
  const isShown = places.length > 0;
  const { kind } = publicationOfPage(page, content.today);
  const isRefused = kind !== "live" && !isShown;
  const block = schemas.blocks.get(menu.type)?.title ?? menu.title;
  const change = (edit: Edit) => void attempt({ edit, failureTitle: words.notChanged, block: menu.target });
  return (
    <div className="field field-switch menu-switch">
      <input
        type="checkbox"
        role="switch"
        id={id}
        className="switch"
        aria-checked={isShown}
        aria-describedby={`${id}-help`}
        checked={isShown}
        disabled={readOnly || isRefused}
        onChange={({ target }) =>
          change(
            target.checked
              ? addToMenu(menu, linkText(page, document.site), address)
              : { kind: "batch", edits: takeFromMenu(menu, address) },
          )
        }
      />
      <label className="field-label" htmlFor={id}>
        {words.show}
      </label>
      <p className="field-help" id={`${id}-help`}>
        {isRefused
          ? words[kind === "draft" ? "draft" : "scheduled"]
          : isShown
            ? wordsOf(menu, places, block)
            : words.help({ block })}{" "}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            const { target, path } = menu;
            view.getState().go({ workspace: "pages", page: target.page, block: target.block, field: path });
          }}
        >
          {words.change}
        </button>
      </p>
    </div>
  );
}

/** In characters; what is longer is a title for search results, and no word for a menu. */
const longestLink = 24;

function linkText(page: PageDocument, site: SiteDocument["site"]): string {
  const title = pageTitle(page, site);
  return title.length > longestLink ? namePage(page) : title;
}

function wordsOf(menu: Menu, places: ReturnType<typeof pathsInMenu>, block: string): string {
  const path = places.at(-1) ?? [];
  const [, place] = path;
  const name = String(valueAt(menu.items, [...path.slice(1), menu.text]) ?? "");
  const top = menu.items[Number(place)];
  return path.length === 2
    ? orderWords().menu.at({ block, name, place: Number(place) + 1, count: menu.items.length })
    : orderWords().menu.below({ block, name, parent: String(valueAt(top, [menu.text]) ?? "") });
}
