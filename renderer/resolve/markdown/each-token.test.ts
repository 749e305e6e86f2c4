import fc from "fast-check";
import { type Token, walkTokens } from "marked";
import { expect, it } from "vitest";
import { assertProperty } from "../../../tests/support/assert-property.ts";
import { runs } from "../../../tests/support/extent.ts";
import { eachToken } from "./each-token.ts";
import { createMarked } from "./markdown-syntax.ts";

const parts = [
  "# One *two*\n\n",
  "- a **b [c](/d)**\n- e\n  1. f\n  2. g ~~h~~\n\n",
  "| a | b |\n|---|---|\n| [c](/d) | `e` |\n\n",
  "> [!NOTE]\n> a\n> - b\n\n",
  "Term\n: what it *means*\n\n",
  "Said[^1].\n\n[^1]: a **b**\n\n",
  "[a]: /b\n\n",
  "<kbd>a</kbd> ![b](c.jpg)\n\n",
];

it("visits the tokens that marked visits, in its order", () => {
  assertProperty(
    fc.property(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }), (written) => {
      const tokens = createMarked().lexer(written.join(""));
      const [visited, asMarked]: [Token[], Token[]] = [[], []];
      eachToken(tokens, (token) => visited.push(token));
      walkTokens(tokens, (token) => {
        asMarked.push(token);
      });
      expect(visited.length).toBe(asMarked.length);
      expect(visited.every((token, index) => token === asMarked[index])).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});
