import { describe, expect, it } from "vitest";
import { withoutLazyParts } from "./block-definitions.ts";

describe("a block's definition for forms and lists", () => {
  it("has nothing in the place of its view, structured data and check", () => {
    const code = `import { check } from "./check.ts";
import { sample } from "./sample.ts";
import { Faq } from "./view.tsx";

export default defineBlock({ type: "faq", sample, check, view: Faq });
`;
    expect(withoutLazyParts(code)).toBe(`const check = undefined;
import { sample } from "./sample.ts";
const Faq = undefined;

export default defineBlock({ type: "faq", sample, check, view: Faq });
`);
  });

  it("keeps what is written in one file", () => {
    const code = `import { View } from "./notice-view.tsx";\nexport default { view: View };\n`;
    expect(withoutLazyParts(code)).toBe(code);
  });
});
