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

/** Whether the visitor has agreed to load from a host. */
export function hasConsent(host: string): boolean {
  return allowedHosts().includes(host);
}

/** Remembers that the visitor has agreed to load from these hosts, for the next page too. */
export function rememberConsent(...hosts: readonly string[]): void {
  const known = allowedHosts();
  if (!hosts.every((host) => known.includes(host))) remember([...new Set([...known, ...hosts])]);
}

export function removeConsent(): void {
  remember([]);
}

/** Calls the listener when the visitor agrees to a host, or takes all consent back. */
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
