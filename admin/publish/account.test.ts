import { expect, it } from "vitest";
import { createAccount } from "./account.ts";
import type { AccessKey } from "./host-sign-in.ts";

const settings = { host: "gitlab", repository: "bakery/site", branch: "main" } as const;
const plain: AccessKey = { token: "first" };
const expiring: AccessKey = { token: "first", refresh: "again", until: 1_000_000 };

/** The tabs of one browser. */
function createBrowser({ denies = false } = {}) {
  const values = new Map<string, string>();
  let nowMs = 0;
  const storage = () => {
    if (denies) throw new DOMException("denied", "SecurityError");
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  return {
    /** What any script of the origin reads. */
    stored: () => [...values.values()].join(),
    wait: (ms: number) => {
      nowMs += ms;
    },
    open: () =>
      createAccount({
        settings,
        storage,
        renew: async () => ({ token: "second", refresh: "again", until: nowMs + 1_000_000 }),
        alone: (_, work) => work(),
        now: () => nowMs,
      }),
  };
}

it.each([
  ["a key", plain],
  ["a key that is renewed", expiring],
])("%s that is not to stay is in the memory of its page alone, renewed or not", async (_, key) => {
  const browser = createBrowser();
  const tab = browser.open();
  tab.store(key, false);
  expect(tab.isStored()).toBe(true);
  expect(await tab.token()).toBe("first");
  browser.wait(2_000_000);
  expect(await tab.token()).toBe(key.refresh === undefined ? "first" : "second");
  expect(browser.stored()).toBe("");
  expect(browser.open().isStored()).toBe(false);
});

it.each([
  ["a key", plain],
  ["a key that is renewed", expiring],
])("%s that is to stay is there in the next page, until somebody signs out", async (_, key) => {
  const browser = createBrowser();
  browser.open().store(key, true);
  expect(await browser.open().token()).toBe("first");
  browser.wait(2_000_000);
  const renewed = key.refresh === undefined ? "first" : "second";
  expect(await browser.open().token()).toBe(renewed);
  expect(browser.stored()).toContain(renewed);
  browser.open().forget();
  expect(browser.open().isStored()).toBe(false);
  expect(browser.stored()).toBe("");
});

it("a key that is not to stay takes the place of one that stayed", async () => {
  const browser = createBrowser();
  browser.open().store({ token: "older" }, true);
  const tab = browser.open();
  tab.store(plain, false);
  expect(await tab.token()).toBe("first");
  expect(browser.stored()).toBe("");
});

it("lasts as long as the page where storage is denied", async () => {
  const tab = createBrowser({ denies: true }).open();
  tab.store(plain, true);
  expect(await tab.token()).toBe("first");
  tab.forget();
  expect(tab.isStored()).toBe(false);
});
