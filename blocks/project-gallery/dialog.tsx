import { FloatingFocusManager, useDismiss, useFloating, useInteractions, useRole } from "@floating-ui/react";
import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { Facts } from "../_kit/facts.tsx";
import { Icon } from "../_kit/icon.tsx";
import { afterNextPaint } from "../_kit/islands/after-next-paint.ts";
import { Story } from "../_kit/story.tsx";
import type { DialogItem, DialogTexts } from "./dialog-item.ts";
import { DialogPictures } from "./dialog-pictures.tsx";
import { type Details, fetchDetails } from "./fetch-details.ts";

interface DialogProps {
  readonly gallery: string;
  readonly item: DialogItem;
  readonly texts: DialogTexts;
  readonly onClose: () => void;
}

/** An item in a dialog: at once what its card knows, then its details. */
export function Dialog({ gallery, item, texts, onClose }: DialogProps) {
  const [settled, setSettled] = useState(false);
  const [details, setDetails] = useState<Details | "failed" | undefined>();
  const [card] = useState(() => findCard(gallery, item.id));
  const [from] = useState(() => middleOf(card));
  const opener = useRef(card?.querySelector("a") ?? null);
  const title = useId();
  const { refs, context } = useFloating({ open: true, onOpenChange: (open) => open || onClose() });
  const dismiss = useDismiss(context, { outsidePressEvent: "click" });
  const role = useRole(context, { role: "dialog" });
  const { getFloatingProps } = useInteractions([dismiss, role]);
  const { src } = item;

  useEffect(() => {
    let wanted = true;
    const drawn = afterNextPaint();
    drawn.then(() => {
      measureScrollBar();
      if (wanted) setSettled(true);
    });
    Promise.all([fetchDetails(src), drawn]).then(
      ([found]) => wanted && setDetails(found),
      () => wanted && setDetails("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [src]);

  const loaded = details === "failed" ? undefined : details;
  const others = loaded?.pictures.filter(({ name }) => name !== item.picture.name) ?? [];
  return (
    <div className="project-overlay" data-settled={settled || undefined}>
      <FloatingFocusManager context={context} returnFocus={opener} disabled={!settled}>
        <div
          ref={refs.setFloating}
          role="dialog"
          className="project-dialog"
          style={from}
          aria-labelledby={title}
          aria-modal="true"
          {...getFloatingProps()}
        >
          <header className="project-dialog-head">
            {item.label && <p className="project-dialog-badge">{item.label}</p>}
            <h2 id={title} className="project-dialog-title">
              {item.title}
            </h2>
            <button type="button" className="project-dialog-close" aria-label={texts.close} onClick={onClose}>
              <Icon name="x" size={22} />
            </button>
          </header>
          <DialogPictures pictures={[item.picture, ...others]} caption={loaded?.caption} texts={texts} />
          <div className="project-dialog-text">
            {loaded && <Facts facts={loaded.facts} />}
            {loaded && <Story sections={loaded.sections} level={3} />}
            {settled && !details && (
              <p className="project-dialog-waiting" role="status">
                {texts.loading}
              </p>
            )}
            {details === "failed" && (
              <p className="empty" role="alert">
                {texts.notLoaded} <a href={item.href}>{texts.openPage}</a>
              </p>
            )}
          </div>
        </div>
      </FloatingFocusManager>
    </div>
  );
}

function findCard(gallery: string, id: string): Element | null {
  return document.querySelector(`[data-gallery="${CSS.escape(gallery)}"] > [data-item="${CSS.escape(id)}"]`);
}

/** Where the dialog grows from. A view transition would not start before all of it had been drawn. */
function middleOf(card: Element | null): CSSProperties {
  if (!card) return {};
  const { x, y, width, height } = card.getBoundingClientRect();
  return { "--from-x": `${x + width / 2}px`, "--from-y": `${y + height / 2}px` } as CSSProperties;
}

/** Tells the styles how wide the page's scroll bar is: its place is kept free while the page can't be scrolled. */
function measureScrollBar(): void {
  const { style, clientWidth } = document.documentElement;
  if (!document.querySelector("[data-settled]"))
    style.setProperty("--scroll-bar", `${innerWidth - clientWidth}px`);
}
