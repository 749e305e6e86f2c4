/**
 * Counts in memory how often an address has posted.
 *
 * @param {{ count: number, windowMs: number, now?: () => number }} limit
 * @returns {(address: string) => boolean} whether it may once more
 */
export function createRateLimit({ count, windowMs, now = Date.now }) {
  /** @type {Map<string, number[]>} */
  const posts = new Map();
  return (address) => {
    const since = now() - windowMs;
    for (const [known, times] of posts) if ((times.at(-1) ?? 0) <= since) posts.delete(known);
    const asker = network(address);
    const recent = (posts.get(asker) ?? []).filter((time) => time > since);
    if (recent.length >= count) return false;
    posts.set(asker, [...recent, now()]);
    return true;
  };
}

/** Whoever has an address of IPv6 has the 2^64 beside it too. */
function network(/** @type {string} */ address) {
  const isMapped = address.includes(".");
  return address.includes(":") && !isMapped ? address.split(":").slice(0, 4).join(":") : address;
}
