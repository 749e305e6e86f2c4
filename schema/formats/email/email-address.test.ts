import { expect, it } from "vitest";
import { emailAddress } from "./email-address.ts";

it.each([
  "a@b.example",
  "first.last+tag@sub.b.example",
  "o'neil@b.example",
  "ä@bücher.example",
  "a_b-c@b-c.example",
])("%s is an e-mail address", (text) => {
  expect(text).toMatch(emailAddress);
});

it.each(
  'a|a@b|@b.example|a@|a@b..example|a..b@c.example|.a@b.example|a.@b.example|a@-b.example|a@b-.example|a@.example|a@b.example.|a@b.1|a@127.0.0.1|a@[127.0.0.1]|a@b.example?subject=x|a?bcc=b@c.example|a%0d%0abcc:x@b.example|a,b@c.example|a;b@c.example|a@b.example,c|mailto:a@b.example|<a@b.example>|a b@c.example|a@b.example\u200b|a@b/c.example|a\\@b.example|a@b.example#x|&#64;a@b.example|"a"@b.example'.split(
    "|",
  ),
)("%s is none", (text) => {
  expect(text).not.toMatch(emailAddress);
});

// Backtracking would take longer than any test may.
it("is found out, however long the text is", () => {
  for (const text of [`${"a".repeat(50_000)}@`, `a@${"b.".repeat(25_000)}`, "a.".repeat(25_000)])
    expect(text).not.toMatch(emailAddress);
});
