import { configDefaults, defineConfig } from "vitest/config";
import { LongFilesFirst } from "./tests/support/long-files-first.ts";

/** Tests of one part of the code that bundle it all the same, so they belong to the whole site's. */
const bundling = ["cli/assets/scripts.test.ts"];
const browser = [
  "tests/{editor,moves,examples/browser}/*.test.ts",
  "tests/documentation/followed-guides.test.ts",
  "tests/dev/{hostile-page,live-reload,same-as-built}.test.ts",
  "tests/{accessibility,loading,no-script,own-blocks}.test.ts",
];
const architecture = "tests/architecture/*.test.ts";
const unit = [
  "{schema,blocks,renderer,admin,cli}/**/*.test.{ts,tsx}",
  "docs/scripts/*.test.ts",
  architecture,
];
/** What `npm test` leaves to `npm run test:all`: what happens rarely, and the same things in every state and look. */
const thorough = [
  "tests/dev/live-reload.test.ts",
  "tests/editor/{addresses,clipboard,descriptions,keyboard,migrations,notices,repair,two-tabs}.test.ts",
  "tests/moves/open-states.test.ts",
];

/** One more than there are cores in CI: these tests wait for a browser, a server or a process for a third of their time. */
const waitingWorkers = 3;

// `npm test` is the mode "smoke", `npm run test:all` the mode "all"; without one, any file can be run by its name.
export default defineConfig(({ mode }) => {
  // In each project by itself: what a project extends is this file read once more, in Vitest's own mode.
  const env = { BLOCKWORK_TESTS: mode === "all" ? "all" : "usual" };
  return {
    test: {
      reporters: ["default", "./tests/support/count-reporter.ts"],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      sequence: { sequencer: LongFilesFirst },
      // How long a page takes to become what is expected depends on the machine.
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            setupFiles: "./tests/support/load-entry-format.ts",
            env,
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
            env,
            maxWorkers: waitingWorkers,
            include: ["tests/**/*.test.ts", ...bundling],
            exclude: [...configDefaults.exclude, ...browser, architecture],
            isolate: false,
            globalSetup: ["tests/support/build-site.ts"],
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            env,
            maxWorkers: waitingWorkers,
            include: browser,
            exclude: [...configDefaults.exclude, ...(mode === "smoke" ? thorough : [])],
            isolate: false,
            globalSetup: ["tests/support/build-site.ts", "tests/support/start-browser.ts"],
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
