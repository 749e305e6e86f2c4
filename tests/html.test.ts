import { describe, expect, it } from "vitest";
import { builtPages } from "./support/built-page.ts";
import { htmlFindings } from "./support/html-findings.ts";

describe("HTML", () => {
  it.each([...builtPages().values()].map((page) => [page.path, page.html] as const))(
    "%s is without a finding",
    async (_, html) => {
      expect(await htmlFindings(html)).toEqual([]);
    },
  );

  it("would be found wrong with a picture without words and an id twice", async () => {
    const wrong = await htmlFindings(
      '<!doctype html><html lang="en"><head><title>T</title></head><body><main><h1 id="a">T</h1><p id="a"><img src="a.png"></p></main></body></html>',
    );
    expect(wrong.map((finding) => finding.split(/[ :]+/)[2]).sort()).toEqual(["no-dup-id", "wcag/h37"]);
  });
});
