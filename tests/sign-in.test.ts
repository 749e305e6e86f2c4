import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createHostSignIn, type HostSignIn } from "../admin/publish/host-sign-in.ts";
import type { RepositoryError } from "../admin/publish/hosts/repository.ts";
import netlify from "../packages/sign-in/netlify.js";
import worker from "../packages/sign-in/sign-in.js";
import { type GitHost, startGitHost } from "./support/git-host/git-host.ts";
import { type SignInService, startSignInService } from "./support/git-host/sign-in-service.ts";

const site = "https://www.example.com";
const back = `${site}/admin/`;

let host: GitHost;
let service: SignInService;
beforeAll(async () => {
  host = await startGitHost("github");
  service = await startSignInService(host, [site, "https://other.example"]);
  host.application.back = `${service.url}/callback`;
});
afterAll(async () => {
  await service?.close();
  await host?.close();
});
beforeEach(() => {
  host.fault = () => undefined;
});

/** What a page of an origin would send, whose name the browser adds. */
const from =
  (origin: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", origin);
    return fetch(input, { ...init, headers });
  };

function signIn(origin = site, to = back): HostSignIn {
  const settings = { ...host.settings, signIn: service.url };
  const found = createHostSignIn({ settings, back: to, fetch: from(origin), now: () => 0 });
  if (!found) throw new Error("There is no way to sign in.");
  return found;
}

/** Follows an address to GitHub's page and a link of it, up to where it leads back to the site. */
async function follow(address: string, words = "Authorize"): Promise<URL> {
  const html = await (await fetch(address)).text();
  const href = new RegExp(`href="([^"]*)">${words}<`).exec(html)?.[1]?.replaceAll("&amp;", "&");
  if (href === undefined) throw new Error(html);
  const { headers, status } = await fetch(href, { redirect: "manual" });
  expect(status).toBe(302);
  return new URL(headers.get("location") ?? "");
}

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => (error as RepositoryError).kind,
  );

describe("signing in with GitHub by a service", () => {
  it("gives a key that GitHub takes, to the page that asked and to nobody else", async () => {
    const { address, started } = await signIn().start(false);
    const answer = await follow(address);
    expect(answer.href.startsWith(`${back}?`)).toBe(true);
    const other = await signIn().start(false);
    expect(await kindOf(signIn().finish(answer.searchParams, other.started))).toBe("sign-in-lost");
    const key = await signIn().finish(answer.searchParams, started);
    expect(host.tokens).toContain(key.token);
    // A code is good once.
    expect(await kindOf(signIn().finish(answer.searchParams, started))).toBe("signed-out");
  });

  it("never hands out the secret, nor an address that carries it", async () => {
    const { address } = await signIn().start(false);
    const { headers } = await fetch(address, { redirect: "manual" });
    const asked = new URL(headers.get("location") ?? "");
    expect(asked.searchParams.get("client_id")).toBe(host.application.clientId);
    expect(asked.href).not.toContain(host.application.secret);
    expect(atob(asked.searchParams.get("state")?.split(".")[0] ?? "")).not.toContain(host.application.secret);
  });

  it("says so where somebody says no, or GitHub does not answer", async () => {
    const { address, started } = await signIn().start(false);
    const denied = await follow(address, "Deny");
    expect(await kindOf(signIn().finish(denied.searchParams, started))).toBe("sign-in-refused");
    const answer = await follow(address);
    host.fault = () => "lost-before";
    expect(await kindOf(signIn().finish(answer.searchParams, started))).toBe("network");
  });

  it.each([
    ["leads back to another site", () => signIn(site, "https://evil.example/admin/").start(false)],
    ["leads back to what is no address", () => signIn(site, "nowhere").start(false)],
  ])("is refused where it %s", async (_, start) => {
    const { address } = await start();
    const response = await fetch(address, { redirect: "manual" });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("is not one of ALLOWED_ORIGINS");
  });

  it("is refused to pages of other origins", async () => {
    const { address, started } = await signIn().start(false);
    const answer = await follow(address);
    expect(await kindOf(signIn("https://evil.example").finish(answer.searchParams, started))).not.toBe(
      "done",
    );
    expect(host.tokens.size).toBeGreaterThan(0);
  });

  it.each([
    ["of nobody", "x.y"],
    ["without a signature", `${btoa('{"back":"https://evil.example/","state":"","until":9e15}')}.`],
    ["that is empty", ""],
  ])("goes back nowhere with a state %s", async (_, state) => {
    const response = await fetch(`${service.url}/callback?${new URLSearchParams({ code: "1", state })}`, {
      redirect: "manual",
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("did not begin here");
  });

  it("asks for a challenge, so that a code is worth nothing to whoever sees it", async () => {
    const query = new URLSearchParams({ redirect_uri: back, state: "s", code_challenge_method: "plain" });
    const response = await fetch(`${service.url}/authorize?${query}`, { redirect: "manual" });
    expect(response.status).toBe(400);
  });
});

describe("the service by itself", () => {
  const settings = { GITHUB_CLIENT_ID: "a", GITHUB_CLIENT_SECRET: "b", ALLOWED_ORIGINS: site };
  const query = new URLSearchParams({
    redirect_uri: back,
    code_challenge_method: "S256",
    code_challenge: "x".repeat(43),
  });
  const request = () => new Request(`https://sign-in.example.com/authorize?${query}`);

  it("is a Worker, and a function of Netlify", async () => {
    const { status, headers } = await worker.fetch(request(), settings);
    expect(status).toBe(302);
    expect(headers.get("location")).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?client_id=a&/);
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    expect((await netlify(request())).status).toBe(302);
    expect((await worker.fetch(request(), undefined)).status).toBe(302);
  });

  it("says what it lacks", async () => {
    const response = await worker.fetch(request(), { GITHUB_CLIENT_ID: "a" });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("Not set: GITHUB_CLIENT_SECRET, ALLOWED_ORIGINS.\n");
  });

  it("has a Dockerfile that copies what it runs", async () => {
    const text = await readFile(new URL("../packages/sign-in/Dockerfile", import.meta.url), "utf8");
    const { files } = JSON.parse(
      await readFile(new URL("../packages/sign-in/package.json", import.meta.url), "utf8"),
    );
    const copied = /^COPY (.+) \.\/$/m.exec(text)?.[1]?.split(" ") ?? [];
    expect(copied).toEqual(["package.json", "sign-in.js", "server.js"]);
    expect(files).toEqual(expect.arrayContaining(copied.slice(1)));
  });
});
