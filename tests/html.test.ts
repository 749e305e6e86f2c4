import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { builtPages } from "./support/built-page.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes srcSet and fetchPriority; names of attributes have no case in HTML.
    "attr-case": "off",
    // React writes open="" for open; the two are the same attribute.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    "doctype-style": ["error", { style: "lowercase" }],
    // Numbers are kept on one line by the style sheet, so that a copied one has ordinary spaces in it.
    "tel-non-breaking": "off",
    // React writes <br/> for <br>; the slash of a void element means nothing in HTML.
    "void-style": "off",
    // React's useId begins with an underscore, which HTML and CSS both allow.
    "valid-id": ["error", { relaxed: true }],
  },
});

async function findings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

describe("HTML", () => {
  it.each([...builtPages().values()].map((page) => [page.path, page.html] as const))(
    "%s is without a finding",
    async (_, html) => {
      expect(await findings(html)).toEqual([]);
    },
  );

  it("would be found wrong with a picture without words and an id twice", async () => {
    const wrong = await findings(
      '<!doctype html><html lang="en"><head><title>T</title></head><body><main><h1 id="a">T</h1><p id="a"><img src="a.png"></p></main></body></html>',
    );
    expect(wrong.map((finding) => finding.split(/[ :]+/)[2]).sort()).toEqual(["no-dup-id", "wcag/h37"]);
  });
});
