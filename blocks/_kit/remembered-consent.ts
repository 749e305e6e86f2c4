/** Where the visitor's browser remembers the hosts that they agreed to, as JSON. */
const key = "blockwork-consent";
const changed = "blockwork:consent";

/** Hosts such as www.youtube-nocookie.com, in the order in which they were agreed to; none where nothing can be remembered. */
export function allowedHosts(): readonly string[] {
  try {
    const hosts: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === "string") : [];
  } catch {
    return [];
  }
}

export function hasConsent(host: string): boolean {
  return allowedHosts().includes(host);
}

export function rememberConsent(host: string): void {
  if (!hasConsent(host)) remember([...allowedHosts(), host]);
}

export function removeConsent(): void {
  remember([]);
}

export function onConsentChanged(listener: () => void): void {
  document.addEventListener(changed, listener);
}

/** Runs at once, or when the visitor comes to a page that the browser has prepared ahead: such a page asks no other site for anything. */
export function afterPrerendering(run: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}

function remember(hosts: readonly string[]): void {
  try {
    if (hosts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(hosts));
  } catch {
    // Where nothing can be remembered, visitors are asked each time.
  }
  document.dispatchEvent(new Event(changed));
}
