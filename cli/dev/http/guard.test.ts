import { describe, expect, it } from "vitest";
import { denyForeignOrigin, isAllowedHost, isHostRule } from "./guard.ts";

const allowed = ["dev.example.test", ".sites.example", "localhost:8080", "[::1]:8080", "plain.example:80"];

describe("a host is allowed", () => {
  it.each([
    "dev.example.test",
    "dev.example.test:4000",
    "DEV.example.test:1",
    "sites.example",
    "a.sites.example",
    "a.b.sites.example:443",
    "localhost:8080",
    "[::1]:8080",
    "plain.example",
    "plain.example:80",
  ])("as %s", (host) => expect(isAllowedHost(host, allowed)).toBe(true));

  it.each([
    "",
    ".",
    "example.test",
    "x.dev.example.test",
    "dev.example.test.",
    "dev.example.test.evil.example",
    "dev.example.test@evil.example",
    "evil.example:80@dev.example.test",
    "evil.example/dev.example.test",
    "evilsites.example",
    ".sites.example",
    "a.sites.example.evil.example",
    "localhost",
    "localhost:80",
    "localhost:8081",
    "localhost:08080",
    "[::1]",
    "[::2]:8080",
    "plain.example:8080",
    "dev.example.test:",
    "dev.example.test:4000:1",
    "dev.example.test, evil.example",
    "dev.example.test\tevil.example",
  ])("not as %j", (host) => expect(isAllowedHost(host, allowed)).toBe(false));
});

it.each(["dev.example.test", ".example.test", "localhost:8080", "192.168.1.7", "[::1]:4000", "a_b.test"])(
  "%s can be allowed",
  (text) => expect(isHostRule(text)).toBe(true),
);

it.each([
  "",
  "*",
  "true",
  "http://x.test",
  "x.test/",
  "x.test:",
  "x.test:port",
  "*.x.test",
  "a b",
  "..x",
  "x.test.",
])("%j can't be allowed", (text) => expect(isHostRule(text)).toBe(text === "true"));

describe("whoever asks by another host", () => {
  const ask = (host: string) =>
    denyForeignOrigin(
      { headers: { host }, rawHeaders: ["Host", host], url: "/", method: "GET" },
      { own: ["127.0.0.1:4000", "localhost:4000"], allowed: ["dev.example.test"] },
    );

  it("reads which option allows it", () => {
    expect(ask("localhost:8080")).toEqual({
      status: 403,
      error:
        "This server answers only to 127.0.0.1:4000 and localhost:4000 and dev.example.test. To open it at localhost:8080, start it with --allowed-hosts localhost:8080.",
    });
  });

  it.each(["", "<b>", "a b", `${"a".repeat(300)}.test`, "'; rm -rf /"])(
    "and nothing of a header that is no host, such as %j",
    (host) => {
      expect(ask(host)?.error).toBe(
        "This server answers only to 127.0.0.1:4000 and localhost:4000 and dev.example.test.",
      );
    },
  );
});
