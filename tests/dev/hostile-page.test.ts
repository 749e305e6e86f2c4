import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveBody } from "../support/create-put.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";
import { connectBrowser, type SharedBrowser } from "../support/shared-browser.ts";

let site: DevSite;
let browser: SharedBrowser;
let hostile: Server;
beforeAll(async () => {
  hostile = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Hostile</title>"),
  );
  await new Promise<void>((ready) => hostile.listen(0, "127.0.0.1", ready));
  [site, browser] = await Promise.all([startDevSite(), connectBrowser()]);
});
afterAll(async () => {
  await browser.close();
  hostile.close();
  await site.close();
});

/** Everything that a page can send, with the token and the ETag as if both had leaked. */
async function attack({
  target,
  token,
  body,
}: {
  target: string;
  token: string;
  body: string;
}): Promise<string[]> {
  const headers = { "content-type": "application/json", "x-blockwork-token": token };
  const files = `${target}/__blockwork/files`;
  const got: string[] = [];
  const read = async (what: string, ask: () => Promise<Response>) => {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.type !== "opaque")
      got.push(`${what}: ${answer.status} ${(await answer.text()).slice(0, 40)}`);
  };
  await read("PUT", () => fetch(files, { method: "PUT", headers, body }));
  await read("PUT with credentials", () =>
    fetch(files, { method: "PUT", headers, body, credentials: "include" }),
  );
  for (const mode of ["cors", "no-cors"] as const) {
    await read(`POST ${mode}`, () => fetch(files, { method: "POST", mode, body }));
    await read(`GET ${mode}`, () => fetch(`${target}/__blockwork/content`, { mode }));
    await read(`page ${mode}`, () => fetch(`${target}/`, { mode }));
    await read(`picture ${mode}`, () =>
      fetch(`${target}/__blockwork/media/x.jpg`, { method: "POST", mode, body }),
    );
  }
  await new Promise<void>((done) => {
    const request = new XMLHttpRequest();
    request.open("PUT", files);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.onload = () => got.push(`XHR: ${request.status}`);
    request.onloadend = () => done();
    request.send(body);
  });
  navigator.sendBeacon(files, new Blob([body], { type: "text/plain" }));
  const framed = (name: string) => {
    const frame = document.createElement("iframe");
    frame.name = name;
    document.body.append(frame);
  };
  framed("form");
  const form = document.createElement("form");
  Object.assign(form, { action: files, method: "post", enctype: "text/plain", target: "form" });
  const input = document.createElement("input");
  Object.assign(input, { name: body, value: "" });
  form.append(input);
  document.body.append(form);
  form.submit();
  const loads = (element: HTMLImageElement | HTMLScriptElement, src: string) =>
    new Promise<void>((done) => {
      element.onload = () => done(void got.push(`${element.tagName} ${src}`));
      element.onerror = () => done();
      element.src = target + src;
      document.body.append(element);
    });
  await loads(new Image(), "/favicon.svg");
  await loads(document.createElement("script"), "/assets/loader.js");
  await loads(document.createElement("script"), "/__blockwork/content");
  const listens = (open: (url: string) => EventSource | WebSocket, url: string) =>
    new Promise<void>((done) => {
      const source = open(url);
      source.onopen = () => done(void got.push(`open ${url}`));
      source.onerror = () => done(source.close());
    });
  await listens((url) => new EventSource(url), `${target}/__blockwork/events`);
  for (const path of ["/admin/", "/__blockwork/files"]) {
    await listens((url) => new WebSocket(url, "vite-hmr"), target.replace("http", "ws") + path);
  }
  return got;
}

/** What a page has sent, and what of it has no answer yet. */
function requestsOf(page: Page) {
  const sent: string[] = [];
  const open = new Set<Request>();
  page.on("request", (request) => {
    sent.push(`${request.method()} ${request.resourceType()}`);
    open.add(request);
  });
  const answered = (request: Request) => void open.delete(request);
  page.on("requestfinished", answered).on("requestfailed", answered);
  return { sent, open: () => [...open].map((request) => `${request.method()} ${request.url()}`) };
}

describe("a page of somebody else's", () => {
  it.each(["localhost", "127.0.0.1"])("reads nothing and changes nothing from %s", async (name) => {
    const { token, etag } = await site.content();
    const before = await site.read("site.config.json");
    const body = saveBody({
      file: "site.config.json",
      text: before.replace("Drawn by hand", "Drawn by a stranger"),
      over: etag,
    });
    const page = await browser.newPage();
    const { sent, open } = requestsOf(page);
    await page.goto(`http://${name}:${(hostile.address() as AddressInfo).port}/`);
    for (const host of ["localhost", "127.0.0.1"]) {
      const target = `http://${host}:${site.port}`;
      const achieved = await page.evaluate(attack, { target, token, body });
      expect(achieved).toEqual([]);
    }
    // The beacon and the form have come too, for which the page does not wait.
    await expect.poll(() => sent).toEqual(expect.arrayContaining(["POST ping", "POST document"]));
    await expect.poll(open).toEqual([]);
    expect(await site.read("site.config.json")).toBe(before);
    expect((await site.content()).etag).toBe(etag);
    await page.close();
  });

  it("could do all of it from the server's own address", async () => {
    const { token } = await site.content();
    const page = await browser.newPage();
    await page.goto(`${site.url}/__blockwork/reload.js`).catch(() => undefined);
    await page.goto(`${site.url}/`);
    const status = await page.evaluate(async () => {
      const content = await fetch("/__blockwork/content");
      const { config } = (await content.json()) as { config: { file: string; text: string; etag: string } };
      const own = content.headers.get("x-blockwork-token") ?? "";
      const text = config.text.replace("Drawn by hand", "Saved from a page");
      const answer = await fetch("/__blockwork/files", {
        method: "PUT",
        headers: { "content-type": "application/json", "x-blockwork-token": own },
        body: JSON.stringify({ files: [{ file: config.file, text, over: config.etag }] }),
      });
      return `${own} ${answer.status}`;
    });
    expect(status).toBe(`${token} 200`);
    expect(await site.read("site.config.json")).toContain("Saved from a page");
    await page.close();
  });
});
