import { describe, expect, it } from "vitest";
import { type RedirectRule, redirectTarget } from "./redirect-target.ts";

const rules: readonly RedirectRule[] = [
  ["/school/index.php?page=contact", "/school/contact/"],
  ["/school/index.php", "/school/"],
  ["/school/old/", "/school/new/"],
  ["/school/news/*", "/school/journal/:splat/"],
  ["/school/blog/*", "/school/blog/"],
];

describe("the redirect of a missing address", () => {
  it.each([
    ["/school/old", "", "/school/new/"],
    ["/school/old/", "?a=1", "/school/new/"],
    ["/school/index.php", "?page=contact", "/school/contact/"],
    ["/school/index.php", "?page=other", "/school/"],
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
