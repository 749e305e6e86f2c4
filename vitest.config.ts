import { configDefaults, defineConfig } from "vitest/config";

/** Tests of one part of the code that bundle it all the same, so they belong to the whole site's. */
const bundling = ["cli/assets/{bundle-admin,scripts}.test.ts"];
const browser = ["tests/{dev,editor,moves}/**/*.test.ts", "tests/{accessibility,loading,no-script}.test.ts"];
const architecture = "tests/architecture.test.ts";
const unit = ["{schema,blocks,renderer,admin,cli}/**/*.test.{ts,tsx}", architecture];
/** What `npm test` leaves to `npm run test:all`: the same behaviour in every look, on every page, or after long use. */
const thorough = ["tests/moves/open-states.test.ts"];

// `npm run test:all` is the mode "all".
export default defineConfig(({ mode }) => {
  const everything = mode === "all";
  return {
    test: {
      reporters: ["default", "./tests/support/count-reporter.ts"],
      env: { BLOCKWORK_TESTS: everything ? "all" : "usual" },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: unit,
            exclude: [...configDefaults.exclude, ...bundling],
            pool: "threads",
            isolate: false,
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: "site",
            include: ["tests/**/*.test.ts", ...bundling],
            exclude: [...configDefaults.exclude, ...browser, architecture],
            globalSetup: ["tests/support/build-site.ts"],
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            include: browser,
            exclude: [...configDefaults.exclude, ...(everything ? [] : thorough)],
            globalSetup: ["tests/support/build-site.ts", "tests/support/start-browser.ts"],
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
