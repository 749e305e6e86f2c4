import { expect, it } from "vitest";
import { withToken } from "./token-meaning.ts";

it.each([
  ["{{a.b}} and \\{{a.b}}", "{{c}} and \\{{a.b}}"],
  ["{{a.b | upper}}, {{a.bc}}", "{{c | upper}}, {{a.bc}}"],
  ["\\{{a.b", "\\{{a.b"],
  ["\\{{{a.b}}}", "\\{{{a.b}}}"],
])("a token gets another path in %j", (text, changed) => {
  expect(withToken(text, "a.b", "c")).toBe(changed);
});
