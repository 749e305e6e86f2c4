import { describe, expect, it } from "vitest";
import { truncateForMessage } from "./truncate-for-message.ts";

describe("a text in a sentence", () => {
  it.each([
    ["words as they are", "Ünï & <b> 🏠 שלום", "Ünï & <b> 🏠 שלום"],
    ["line breaks as escapes", "a\nb\tc\r", "a\\nb\\tc\\u000d"],
    ["what can't be seen", "a\u200bb\u202ec\u00a0", "a\\u200bb\\u202ec\\u00a0"],
    ["half a character", "a\ud800", "a\\ud800"],
    ["a family as one", "👩\u200d👧", "👩\u200d👧"],
    ["an invisible tag as its two halves", "\u{e0041}", "\\udb40\\udc41"],
  ])("shows %s", (_, text, shown) => {
    expect(truncateForMessage(text)).toBe(shown);
  });

  it("is cut where it is long, between characters", () => {
    expect(truncateForMessage("x".repeat(81))).toBe(`${"x".repeat(79)}…`);
    expect(truncateForMessage("x".repeat(80))).toBe("x".repeat(80));
    expect(truncateForMessage(`xx🏠yy`, 4)).toBe("xx…");
  });
});
