/**
 * What a host that reads `_headers` adds to an answer: the headers of every rule whose path matches, values of the
 * same header joined with a comma, as Cloudflare Pages and Netlify document it.
 */
export function hostHeaders(rules: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of rules.split("\n")) {
    if (line.startsWith("/")) {
      const [start = "", ...rest] = line.trim().split("*");
      applies = rest.length > 0 ? path.startsWith(start) : path === start;
    }
    const [, name = "", value = ""] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (!applies || name === "") continue;
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  return headers;
}
