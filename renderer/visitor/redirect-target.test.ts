import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { type RedirectRule, redirectTarget } from "./redirect-target.ts";

const rules: readonly RedirectRule[] = [
  ["/school/index.php?page=contact", "/school/contact/"],
  ["/school/index.php", "/school/"],
  ["/school/old/", "/school/new/"],
  ["/school/news/*", "/school/journal/:splat/"],
  ["/school/blog/*", "/school/blog/"],
  ["/school/part/", "/school/new/#part"],
  ["/school/asked/", "/school/new/?b=2"],
  ["/school/caf%C3%A9/", "/school/coffee/"],
  ["/school/b|c/", "/school/new/"],
  ["/school/%5Bd%5D^`/*", "/school/:splat"],
  ["/top/*", "/:splat"],
  ["/twice/*", "/:splat?q=:splat"],
];

describe("the redirect of a missing address", () => {
  it.each([
    ["/school/old", "", "/school/new/"],
    ["/school/old/", "?a=1", "/school/new/?a=1"],
    ["/school/old/", "?", "/school/new/"],
    ["/school/part", "?a=1", "/school/new/?a=1#part"],
    ["/school/asked", "?a=1", "/school/new/?b=2"],
    ["/school/index.php", "?page=contact", "/school/contact/"],
    ["/school/index.php", "?page=other", "/school/?page=other"],
    ["/school/caf%c3%a9", "", "/school/coffee/"],
    ["/school/b|c", "", "/school/new/"],
    ["/school/b%7cc", "", "/school/new/"],
    ["/school/bxc", "", undefined],
    ["/school/[d]%5E%60/e|f", "", "/school/e%7Cf"],
    ["/school/%5bd]^%60/e", "", "/school/e"],
    ["/top//evil.example", "", "/evil.example"],
    ["/top/\\evil.example", "", "/evil.example"],
    ["/top/ \t/\n\\/evil.example/a", "", "/evil.example/a"],
    ["/top/%2fevil.example", "", "/%2Fevil.example"],
    ["/top//", "", "/"],
    ["/top", "?a=1", "/?a=1"],
    ["/twice/a/b", "", "/a/b?q=a/b"],
    ["/school/news/2020/spring/", "", "/school/journal/2020/spring/"],
    ["/school/news/$1", "", "/school/journal/$1/"],
    ["/school/blog/gone", "", "/school/blog/"],
    ["/school/blog/", "", "/school/blog/"],
    ["/school/news", "", "/school/journal/"],
    ["/old/", "", undefined],
  ])("of %s%s is %s", (pathname, search, target) => {
    expect(redirectTarget(rules, { pathname, search })).toBe(target);
  });
});

it("leads to no other host, whatever a star stands for", () => {
  const separator = fc.constantFrom(
    "/",
    "\\",
    "//",
    "/\\",
    "%2f",
    "%5C",
    "%09",
    "\t",
    "\n",
    "\r",
    " ",
    ".",
    "..",
    "@",
    ":",
    "?",
  );
  const word = fc.constantFrom("evil.example", "https:", "a", "", "é", "%", "evil.example:80");
  const rest = fc.array(fc.oneof(separator, word), { maxLength: 8 }).map((parts) => parts.join(""));
  const target = fc.constantFrom(
    "/:splat",
    "/:splat/",
    "/:splat/a",
    "/a/:splat",
    "/a?b=:splat",
    "/:splat#:splat",
  );
  assertProperty(
    fc.property(rest, target, (below, to) => {
      const found = redirectTarget([["/from/*", to]], { pathname: `/from/${below}`, search: "" });
      expect(new URL(found ?? "", "https://own.example/x/").host).toBe("own.example");
    }),
    { numRuns: runs(2000) },
  );
});
