import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{schema,blocks,renderer,admin,cli,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/build-once.ts"],
    reporters: ["default", "./tests/support/count-reporter.ts"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    pool: "forks",
  },
});
