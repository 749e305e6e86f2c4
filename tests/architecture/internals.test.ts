import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { standaloneValidators } from "../../schema/validators/standalone-validators.ts";

// What we use of packages that they do not promise, so that an update that changes it fails by name. What is used of Vite is
// tested with the visitor's script, in cli/assets/scripts.test.ts.

it("ajv: generated code ends at 20,000 errors (schema/validators/validator.ts)", async () => {
  const numbers = {
    type: "array",
    items: { type: "object", properties: { a: { type: "number" } } },
  } as const;
  const code = standaloneValidators({ numbers });
  const { numbers: validate } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(validate([{ a: 1 }])).toBe(true);
  const tooMany = Array.from({ length: 30_000 }, () => ({ a: "one" }));
  expect(() => validate(tooMany)).toThrow(expect.objectContaining({ errors: expect.any(Array) }));
});

it("React: its server renderer without streams is a module by itself (cli/assets/build-admin.ts)", () => {
  const found = createRequire(import.meta.url).resolve("react-dom/package.json");
  for (const mode of ["development", "production"])
    expect(existsSync(join(dirname(found), `cjs/react-dom-server-legacy.browser.${mode}.js`)), mode).toBe(
      true,
    );
});
