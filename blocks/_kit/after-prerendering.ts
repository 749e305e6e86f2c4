/** Runs at once, or when the visitor comes to a page that the browser has prepared ahead: such a page asks no other site for anything. */
export function afterPrerendering(run: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
