import { element } from "../_kit/html/element.ts";
import {
  afterPrerendering,
  hasConsent,
  onConsentChanged,
  rememberConsent,
} from "../_kit/islands/remembered-consent.ts";

/** Where giscus's own script remembers who has signed in. */
const sessionKey = "giscus-session";

/** Puts the comments in the place of their link once it is clicked, which is the visitor's consent, or at once where it was given before. */
export default function enhance(part: HTMLElement): void {
  const link = part.querySelector("a");
  const box = part.closest(".comments-box");
  if (!link || !box || link.dataset.ready !== undefined) return;
  link.dataset.ready = "";
  const { frame = "", name = "" } = link.dataset;
  const { origin, host } = new URL(frame);
  const show = () => {
    rememberConsent(host);
    const player = commentsFrame(frame, name);
    followMessages(player, origin);
    box.replaceChildren(player);
    return player;
  };
  if (hasConsent(host)) afterPrerendering(show);
  else
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show().focus();
    });
  onConsentChanged(() => {
    if (!hasConsent(host)) localStorage.removeItem(sessionKey);
  });
}

function commentsFrame(frame: string, title: string): HTMLIFrameElement {
  const page = new URL(location.href);
  const signedIn = page.searchParams.get("giscus");
  page.searchParams.delete("giscus");
  page.hash = "";
  if (signedIn !== null) {
    // The key to write in the visitor's name does not stay in the address.
    history.replaceState(history.state, "", page);
    localStorage.setItem(sessionKey, JSON.stringify(signedIn));
  }
  const src = new URL(frame);
  const { colorScheme } = getComputedStyle(document.documentElement);
  src.searchParams.set("origin", page.href);
  src.searchParams.set("backLink", page.href);
  src.searchParams.set("session", rememberedSession());
  src.searchParams.set(
    "theme",
    /^(?:light|dark)$/.test(colorScheme) ? colorScheme : "preferred_color_scheme",
  );
  return element("iframe", {
    ...{ className: "comments-frame", title, allow: "clipboard-write", referrerPolicy: "no-referrer" },
    src: src.href,
  });
}

function rememberedSession(): string {
  try {
    return String(JSON.parse(localStorage.getItem(sessionKey) ?? '""'));
  } catch {
    return "";
  }
}

/** The frame says how high it is, and when a session is over. */
function followMessages(player: HTMLIFrameElement, expected: string): void {
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== expected || source !== player.contentWindow) return;
    const { resizeHeight, signOut, error } = data?.giscus ?? {};
    if (resizeHeight > 0) player.height = String(Math.ceil(resizeHeight));
    if (!signOut && !/Bad credentials|Invalid state value|State has expired/.test(error ?? "")) return;
    if (rememberedSession() === "") return;
    localStorage.removeItem(sessionKey);
    const src = new URL(player.src);
    src.searchParams.set("session", "");
    player.src = src.href;
  });
}
