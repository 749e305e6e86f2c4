import { afterPrerendering, hasConsent, rememberConsent } from "../_kit/islands/remembered-consent.ts";

const timeoutMs = 4000;

/**
 * Shows the live map once it has loaded, and takes it away when it has not after four seconds. Browsers report a frame
 * with their own error page as loaded too, so whether the map's server answers is asked with a request of our own.
 */
export default function enhance(view: HTMLElement): void {
  const [frame, details] = [view.querySelector("iframe"), view.querySelector("details")];
  const load = async ({ src }: HTMLIFrameElement) => {
    view.dataset.map = "loading";
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const asking = { method: "HEAD", mode: "no-cors", referrerPolicy: "no-referrer" } as const;
      await Promise.all([fetch(src, { ...asking, signal }), loaded(frame, signal)]);
      view.dataset.map = "live";
    } catch {
      (details ?? frame)?.remove();
      view.dataset.map = "failed";
    }
  };
  const start = () => {
    if (!frame) return;
    if (!details) return load(frame);
    const { host } = new URL(frame.src);
    const onOpen = () => {
      rememberConsent(host);
      load(frame);
    };
    if (hasConsent(host)) details.open = true;
    if (details.open) onOpen();
    else details.addEventListener("toggle", onOpen, { once: true });
  };
  afterPrerendering(start);
}

function loaded(frame: HTMLIFrameElement | null, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (!frame?.contentDocument) resolve(undefined);
    frame?.addEventListener("load", resolve);
    signal.addEventListener("abort", reject);
  });
}
