const loading = new Map<string, Promise<void>>();

/**
 * Loads a script of another host, once for a page however often it is asked for. For islands and enhancements, whose block
 * names the host in `loads`, as `scripts`. Rejects where the page's policy or the network refuses it.
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`The script ${address} could not be loaded.`)));
    script.src = address;
    document.head.append(script);
  });
  loading.set(address, loaded);
  loaded.catch(() => loading.delete(address));
  return loaded;
}
