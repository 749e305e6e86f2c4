import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type GitHost, startGitHost } from "../../tests/support/git-host/git-host.ts";
import { createAccount } from "./account.ts";
import { type AccessKey, createHostSignIn, type HostSignIn } from "./host-sign-in.ts";
import type { RepositoryError } from "./hosts/repository.ts";
import { storeStartedSignIn, takeSignInRedirect } from "./sign-in-redirect.ts";

const back = "https://www.example.com/admin/";

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe.each(["gitlab", "forgejo"] as const)("signing in on the page of %s", (kind) => {
  let host: GitHost;
  let now = 0;
  beforeAll(async () => {
    host = await startGitHost(kind);
    host.application.back = back;
  });
  afterAll(() => host.close());
  beforeEach(() => {
    now = 1_000_000;
    host.fault = () => undefined;
    host.requests.length = 0;
  });

  const signIn = (clientId = host.application.clientId): HostSignIn => {
    const settings = { ...host.settings, clientId };
    const found = createHostSignIn({ settings, back, fetch, now: () => now });
    if (!found) throw new Error("There is no page.");
    return found;
  };
  /** What the host adds to the address when somebody follows a link of its page. */
  const follow = async (address: string, words: string) => {
    const html = await (await fetch(address)).text();
    const href = new RegExp(`href="([^"]*)">${words}<`).exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (href === undefined) throw new Error(html);
    return new URL(href).searchParams;
  };
  const kindOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error) => (error as RepositoryError).kind,
    );

  it("gives a key that the host takes, asked for without a secret and with a challenge that is new each time", async () => {
    const { address, started } = await signIn().start(false);
    const again = await signIn().start(false);
    expect(again.started).not.toEqual(started);
    expect(address).not.toContain(started.verifier);
    const key = await signIn().finish(await follow(address, "Authorize"), started);
    expect(host.tokens).toContain(key.token);
    expect(key.until).toBe(now + 7_200_000);
    expect(host.requests.map(({ query }) => String(query))).toEqual([""]);
  });

  it("takes an answer only for the question of this tab, and once", async () => {
    const { address, started } = await signIn().start(false);
    const other = await signIn().start(false);
    const answer = await follow(address, "Authorize");
    expect(await kindOf(signIn().finish(answer, undefined))).toBe("sign-in-lost");
    expect(await kindOf(signIn().finish(answer, other.started))).toBe("sign-in-lost");
    const forged = { ...started, verifier: other.started.verifier };
    expect(await kindOf(signIn().finish(answer, forged))).toBe("signed-out");
    expect(await kindOf(signIn().finish(answer, started))).toBe("signed-out");
  });

  it("says so where somebody says no, or the connection is lost", async () => {
    const { address, started } = await signIn().start(false);
    expect(await kindOf(signIn().finish(await follow(address, "Deny"), started))).toBe("sign-in-refused");
    const answer = await follow(address, "Authorize");
    host.fault = () => "lost-before";
    expect(await kindOf(signIn().finish(answer, started))).toBe("network");
    host.fault = () => ({ status: 502, body: "Bad gateway" });
    expect(await kindOf(signIn().finish(answer, started))).toBe("network");
  });

  it("renews a key before it expires, once for all tabs, and asks again when that is refused", async () => {
    const storage = memoryStorage();
    let last: Promise<unknown> = Promise.resolve();
    const alone = <Value>(_: string, work: () => Promise<Value>) => {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    };
    const settings = host.settings;
    const tab = () =>
      createAccount({ settings, storage: () => storage, renew: signIn().renew, alone, now: () => now });
    const { address, started } = await signIn().start(false);
    const first = await signIn().finish(await follow(address, "Authorize"), started);
    const [one, other] = [tab(), tab()];
    one.store(first, true);
    expect(await other.token()).toBe(first.token);
    now += 7_100_000;
    const [mine, theirs] = await Promise.all([one.token(), other.token()]);
    expect(mine).not.toBe(first.token);
    expect(theirs).toBe(mine);
    expect(host.tokens).toContain(mine);

    now += 7_100_000;
    host.fault = () => "lost-before";
    expect(await kindOf(one.token())).toBe("network");
    expect(one.isStored()).toBe(true);
    host.fault = () => undefined;
    // Somebody has taken the application's right away.
    one.store({ token: "gone", refresh: "gone", until: now } satisfies AccessKey, true);
    expect(await one.token()).toBeUndefined();
    expect(tab().isStored()).toBe(false);
  });
});

describe("whoever comes back from a host", () => {
  const started = { state: "of-this-tab", verifier: "secret", stays: true };
  const place = (search: string) => {
    const shown: string[] = [];
    const storage = memoryStorage();
    const location = {
      origin: "https://www.example.com",
      pathname: "/admin/",
      search,
      hash: "#/pages/contact",
    };
    const history = {
      state: null,
      replaceState: (_: unknown, __: string, address?: string | URL | null) =>
        void shown.push(String(address)),
    };
    return { shown, at: { location, history, storage: () => storage } };
  };

  it("finds the screen as it was, without what the host has added to the address", () => {
    const { shown, at } = place("?code=abc&state=of-this-tab");
    storeStartedSignIn(started, at);
    at.location.hash = "";
    expect(takeSignInRedirect(at)?.started).toEqual(started);
    expect(shown).toEqual(["/admin/#/pages/contact"]);
    // What began is good for one answer.
    expect(takeSignInRedirect(at)?.started).toBeUndefined();
  });

  it("is nobody with another address", () => {
    for (const search of ["", "?code=abc", "?state=of-this-tab", "?error=1"]) {
      const { shown, at } = place(search);
      expect(takeSignInRedirect(at)).toBeUndefined();
      expect(shown).toEqual([]);
    }
  });

  it("and where nothing can be kept, is told so before leaving", () => {
    const { at } = place("");
    const storage = () => {
      throw new Error("It is forbidden.");
    };
    expect(() => storeStartedSignIn(started, { ...at, storage })).toThrow();
    expect(takeSignInRedirect({ ...at, storage })).toBeUndefined();
  });
});

it("there is no such page on GitHub, nor where no application is named", () => {
  const settings = { host: "github", repository: "a/b", branch: "main", clientId: "x" } as const;
  expect(createHostSignIn({ settings, back, fetch, now: Date.now })).toBeUndefined();
  const gitlab = { host: "gitlab", repository: "a/b", branch: "main" } as const;
  expect(createHostSignIn({ settings: gitlab, back, fetch, now: Date.now })).toBeUndefined();
});
