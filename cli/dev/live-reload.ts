import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What of the site changed. */
export type Change = "content" | "styles" | "code";

/** Tells open pages that the site has changed. */
export interface LiveReload {
  /** Goes up with every change; another server's are never the same. */
  version(): string;
  changed(changes: readonly Change[]): void;
  /** Keeps a page's connection, as server-sent events: `change` with `{ version, changes }`, at once on connecting. */
  connect(request: IncomingMessage, response: ServerResponse): void;
  close(): void;
}

export const eventsAddress = "/__blockwork/events";
export const reloadAddress = "/__blockwork/reload.js";

export function createLiveReload(): LiveReload {
  const start = randomBytes(6).toString("hex");
  const pages = new Set<ServerResponse>();
  let count = 0;
  const version = () => `${start}-${count}`;
  const event = (changes: readonly Change[]) =>
    `event: change\ndata: ${JSON.stringify({ version: version(), changes })}\n\n`;
  return {
    version,
    changed(changes) {
      count++;
      for (const page of pages) page.write(event(changes));
    },
    connect(request, response) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(`retry: 500\n\n${event([])}`);
      pages.add(response);
      request.on("close", () => pages.delete(response));
    },
    close() {
      for (const page of pages) page.end();
    },
  };
}

/** A page with the script in it that loads it again when the site changes. */
export function withReload(html: string, version: string): string {
  const script = `<script type="module" src="${reloadAddress}?version=${version}"></script>`;
  return html.replace("</head>", () => `${script}</head>`);
}

/**
 * The script: the page comes again as soon as its version is not the server's, at the place it was scrolled to.
 * A page of problems is as long as it is: where the page before it was scrolled to is kept through it.
 */
export const reloadScript = `const own = new URL(import.meta.url).searchParams.get("version");
const key = "blockwork-scroll " + location.pathname;
const kept = JSON.parse(sessionStorage.getItem(key) ?? "null");
const problems = document.documentElement.hasAttribute("data-problems");
if (kept && !problems) {
  sessionStorage.removeItem(key);
  history.scrollRestoration = "manual";
  const restore = () => scrollTo({ left: kept[0], top: kept[1], behavior: "instant" });
  restore();
  addEventListener("load", restore);
}
new EventSource("${eventsAddress}").addEventListener("change", ({ data }) => {
  if (JSON.parse(data).version === own) return;
  if (!problems) sessionStorage.setItem(key, JSON.stringify([scrollX, scrollY]));
  location.reload();
});
`;
