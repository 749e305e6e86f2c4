import { configDefaults, defineConfig } from "vitest/config";

const timing = ["tests/timing.test.ts", "tests/typing-speed.test.ts"];

export default defineConfig({
  test: {
    globalSetup: ["tests/support/build-once.ts"],
    reporters: ["default", "./tests/support/count-reporter.ts"],
    testTimeout: 120_000,
    // A browser on a busy machine is late now and then; what is really wrong fails twice.
    retry: process.env.CI ? 1 : 0,
    // When so much is wrong it is the machine, and a run that ends says more than one that is stopped.
    bail: process.env.CI ? 12 : 0,
    hookTimeout: 120_000,
    pool: "forks",
    // What measures time runs when everything else is done.
    projects: [
      {
        extends: true,
        test: {
          name: "all",
          include: ["{schema,blocks,renderer,admin,cli,tests}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...timing],
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: "timing", include: timing, sequence: { groupOrder: 1 } } },
    ],
  },
});
