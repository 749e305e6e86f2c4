import { describe, expect, it } from "vitest";
import { fillIn, fillInCount } from "./fill-in.ts";
import { messagesFor } from "./index.ts";

describe("filling in", () => {
  it("puts values where their names are, and leaves names without one", () => {
    expect(fillIn("{a} of {b} {c}", { a: 1, b: "two" })).toBe("1 of two {c}");
  });

  it("takes a value as it is", () => {
    expect(fillIn("{a}", { a: "$& {a}" })).toBe("$& {a}");
  });
});

describe("a text for so many", () => {
  it.each([
    ["en", 1, "1 result"],
    ["en", 0, "0 results"],
    ["en", 1200, "1,200 results"],
    ["de", 1200, "1.200 Ergebnisse"],
    ["cy", 0, "Dim canlyniadau"],
    ["cy", 2, "2 ganlyniad"],
    ["cy", 5, "5 canlyniad"],
    ["ar", 1, "نتيجة واحدة"],
    ["ar", 2, "نتيجتان"],
  ])("in %s: %i is %s", (language, count, text) => {
    expect(fillInCount(messagesFor(language).resultsShown, count, language)).toBe(text);
  });

  it("uses the digits of the language", () => {
    expect(fillInCount(messagesFor("ar").resultsShown, 7, "ar-EG")).toBe("٧ نتائج");
  });
});
