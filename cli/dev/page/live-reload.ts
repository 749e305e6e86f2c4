import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

export type Change = "content" | "styles" | "code" | "scripts" | "islands" | "problems";

export interface LiveReload {
  /** Goes up with every change; another server's are never the same. */
  version(): string;
  /** Tells all connected pages about changes. */
  changed(changes: readonly Change[]): void;
  /** Keeps a page's connection, as server-sent events: `change` with `{ version, changes }`, at once on connecting. */
  connect(request: IncomingMessage, response: ServerResponse): void;
  /** Whether a page is connected. */
  isWatched(): boolean;
  close(): void;
}

export const versionHeader = "x-blockwork-version";
export const eventsAddress = "/__blockwork/events";
export const reloadAddress = "/__blockwork/reload.js";
export const violationsAddress = "/__blockwork/violations.js";

/** The Trusted Types policy of a page under `site dev`, for its own script and for React's development build. */
const reloadPolicy = "blockwork-dev";

/** Comes before a page is read, which the script that reports what it holds does not. */
export const violationsScript = `window.blockworkViolations = [];
window.blockworkPolicy = window.trustedTypes?.createPolicy("${reloadPolicy}", { createHTML: (html) => html });
document.addEventListener("securitypolicyviolation", (event) => window.blockworkViolations.push(event));
`;

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
    isWatched: () => pages.size > 0,
    close() {
      for (const page of pages) page.end();
    },
  };
}

export function withReload(html: string, version: string): string {
  const script = `<script src="${violationsAddress}"></script><script type="module" src="${reloadAddress}?version=${version}"></script>`;
  return html
    .replace("; trusted-types ", (directive) => `${directive}${reloadPolicy} `)
    .replace(/<head>/, () => `<head>${script}`);
}
