import { element } from "../_kit/html/element.ts";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { watchSwipes } from "./watch-swipes.ts";

interface Texts {
  readonly pictureOf: string;
  readonly previousPicture: string;
  readonly nextPicture: string;
  readonly close: string;
  readonly name: string;
}

/** A dialog of large pictures in the element of the gallery, and what opens it at one of them. */
export function createDialog(
  gallery: HTMLElement,
  links: readonly HTMLAnchorElement[],
): (index: number) => void {
  const texts = JSON.parse(
    gallery.querySelector<HTMLElement>("[data-texts]")?.dataset.texts ?? "{}",
  ) as Texts;
  const { dialog, frame, caption, count, previous, next, close } = dialogParts(texts);
  let shown = 0;
  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    if (!link) return;
    frame.replaceChildren(largePicture(link));
    caption.textContent = link.parentElement?.querySelector("figcaption")?.textContent ?? "";
    count.textContent =
      links.length > 1 ? fillIn(texts.pictureOf, { number: shown + 1, count: links.length }) : "";
  };
  previous.hidden = links.length === 1;
  next.hidden = links.length === 1;
  previous.addEventListener("click", () => show(shown - 1));
  next.addEventListener("click", () => show(shown + 1));
  close.addEventListener("click", () => dialog.close());
  const forward = () => (dialog.matches(":dir(rtl)") ? -1 : 1);
  dialog.addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (by && !altKey && !ctrlKey && !metaKey) show(shown + by * forward());
  });
  watchSwipes(frame, (by) => show(shown + by * forward()));
  // What is outside of its content is its backdrop.
  dialog.addEventListener("click", ({ target }) => (target === dialog || target === frame) && dialog.close());
  // Who closes it goes on where they have looked last.
  dialog.addEventListener("close", () => links[shown]?.focus());
  gallery.append(dialog);
  return (index) => {
    show(index);
    dialog.showModal();
  };
}

function dialogParts(texts: Texts) {
  const button = (name: string, label: string, text: string) =>
    element("button", { type: "button", className: `gallery-${name}`, ariaLabel: label, textContent: text });
  const frame = element("div", { className: "gallery-frame" });
  const caption = element("p", { className: "gallery-dialog-caption" });
  const count = element("p", { className: "gallery-count", role: "status" });
  const previous = button("previous", texts.previousPicture, "‹");
  const next = button("next", texts.nextPicture, "›");
  const close = button("close", texts.close, "×");
  const dialog = element("dialog", { className: "gallery-dialog", ariaLabel: texts.name }, [
    close,
    previous,
    frame,
    next,
    element("div", { className: "gallery-words" }, [caption, count]),
  ]);
  return { dialog, frame, caption, count, previous, next, close };
}

/** The picture of a link with its largest file added, as wide as the window. */
function largePicture(link: HTMLAnchorElement): Node {
  const picture = link.firstElementChild?.cloneNode(true) as HTMLElement;
  const { width, format } = link.dataset;
  for (const source of picture.matches("img") ? [picture] : picture.querySelectorAll("source, img")) {
    source.removeAttribute("loading");
    const isFirstFormat = source === picture || source.getAttribute("type") === `image/${format}`;
    const srcset = source.getAttribute("srcset");
    if (srcset && isFirstFormat && !source.hasAttribute("media"))
      source.setAttribute("srcset", `${srcset}, ${link.getAttribute("href")} ${width}w`);
    if (srcset) source.setAttribute("sizes", "100vw");
  }
  return picture;
}
