import { element } from "../_kit/html/element.ts";
import { rememberConsent } from "../_kit/islands/remembered-consent.ts";

/** Puts the player of the film's host in the place of its picture once it is clicked, which is the visitor's consent. */
export default function enhance(embed: HTMLElement): void {
  const link = embed.querySelector<HTMLAnchorElement>("a[data-frame]");
  link?.addEventListener("click", (event) => {
    const { frame: src = "", name: title = "" } = link.dataset;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = element("iframe", {
      className: "video-screen",
      title,
      allow: "autoplay; fullscreen; picture-in-picture",
      // YouTube plays nothing for a page that does not say where it is.
      referrerPolicy: "strict-origin-when-cross-origin",
      src,
    });
    rememberConsent(new URL(src).host);
    link.replaceWith(player);
    player.focus();
  });
}
