import { send } from "./send.ts";
import type { SentPage } from "./sent-page.ts";

/** Shows what is wrong over a page that is still there below it. */
export interface Overlay {
  show(problems: SentPage): void;
  hide(): void;
}

export function createOverlay(): Overlay {
  let host: HTMLElement | undefined;
  let shown: string | undefined;
  const remove = () => {
    host?.remove();
    host = undefined;
  };
  return {
    show({ root, css }) {
      const main = root.querySelector("main");
      if (!main || main.textContent === shown) return;
      remove();
      shown = main.textContent;
      const openMain = () => {
        remove();
        host = open(main, css, remove);
      };
      if (root.hasAttribute("data-handled")) host = note(main, css, openMain);
      else openMain();
    },
    hide() {
      shown = undefined;
      remove();
    },
  };
}

/** A shadow tree, so that neither the page's styles reach what is in it nor its own the page. */
function createHost(css: string): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement("blockwork-problems");
  host.lang = "en";
  host.dir = "ltr";
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  for (const type of ["keydown", "click"]) host.addEventListener(type, (event) => event.stopPropagation());
  return { host, root };
}

/** A button in a corner of the page, which goes on being used. */
function note(main: Element, css: string, onOpen: () => void): HTMLElement {
  const { host, root } = createHost(css);
  const aside = document.createElement("aside");
  aside.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  const count = main.querySelectorAll("li").length;
  button.textContent = `Refused by this page's policy: ${count}`;
  button.addEventListener("click", onOpen);
  aside.append(button);
  root.append(aside);
  document.documentElement.append(host);
  return host;
}

/** A modal dialog over the page. */
function open(main: Element, css: string, onClose: () => void): HTMLElement {
  const { host, root } = createHost(css);
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "title");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", onClose);
  dialog.append(close, ...document.importNode(main, true).childNodes);
  root.append(dialog);
  openPlaces(root);
  document.documentElement.append(host);
  dialog.showModal();
  dialog.querySelector<HTMLElement>("h1")?.focus();
  return host;
}

export function openPlaces(root: Document | ShadowRoot): void {
  root.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-place]") : null;
    if (!button) return;
    const answer = await send("open-in-editor", button.dataset.place ?? "").catch(() => undefined);
    if (answer?.ok) return;
    const note = root.querySelector('[role="status"]');
    const { error = "The server does not answer." } = (await answer?.json().catch(() => undefined)) ?? {};
    if (note) note.textContent = error;
  });
}
