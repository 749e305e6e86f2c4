import { element } from "../html/element.ts";
import { afterPrerendering, hasConsent, rememberConsent } from "./remembered-consent.ts";

/** Remembers that a visitor has opened what comes from another host, which is their consent, and opens it where it was given before. */
export default function enhance(consent: HTMLElement): void {
  const details = consent as HTMLDetailsElement;
  const hosts = details.dataset.hosts?.split(" ") ?? [];
  const onOpen = () => {
    if (!details.open) return;
    rememberConsent(...hosts);
    for (const link of details.querySelectorAll<HTMLAnchorElement>("a[data-frame]"))
      link.replaceWith(frameOf(link));
  };
  details.addEventListener("toggle", onOpen);
  afterPrerendering(() => {
    if (hosts.length > 0 && hosts.every(hasConsent)) details.open = true;
    onOpen();
  });
}

function frameOf({ className, textContent, dataset }: HTMLAnchorElement): HTMLIFrameElement {
  const { frame = "", allow = "" } = dataset;
  return element("iframe", {
    ...{ className, title: textContent ?? "", allow, referrerPolicy: "strict-origin-when-cross-origin" },
    src: frame,
  });
}
