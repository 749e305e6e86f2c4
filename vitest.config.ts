import { configDefaults, defineConfig } from "vitest/config";
import { areas, nightlyOnly } from "./tests/areas.ts";
import { LongFilesFirst } from "./tests/support/long-files-first.ts";

const of = (kind: "core" | "thorough" | "slow") => Object.values(areas).flatMap((area) => area[kind] ?? []);
/** Of the project `site`; those beside the code bundle it, run processes, sync files or talk to hosts. */
const whole = [...of("core"), ...of("thorough"), ...of("slow")];
const aboutTests = "tests/{architecture,support}/*.test.ts";
const unit = [
  "{schema,blocks,renderer,editing,admin,cli}/**/*.test.{ts,tsx}",
  "{docs/scripts,scripts/{form-handler,icons,messages}}/*.test.ts",
  aboutTests,
];
/** What `npm test` leaves to `npm run test:all`, and both to `npm run test:nightly`. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  smoke: [...of("thorough"), ...of("slow"), ...Object.keys(nightlyOnly)],
  all: Object.keys(nightlyOnly),
};

/** The first is `npm test`, the second `npm run test:all`, the third `npm run test:nightly`. In any other, files are run by their names, in the short form of `npm test`. */
const modes = ["smoke", "all", "nightly"];

export default defineConfig(({ mode }) => {
  // In each project by itself: what a project extends is this file read once more, in Vitest's own mode.
  const exclude = [...configDefaults.exclude, ...(leftOut[mode] ?? [])];
  const env = {
    BLOCKWORK_TESTS: modes.includes(mode) ? mode : "smoke",
    ...(process.env.BLOCKWORK_SEED !== undefined && { BLOCKWORK_SEED: process.env.BLOCKWORK_SEED }),
  };
  return {
    test: {
      reporters: ["default", "./tests/support/run-reporter.ts"],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      sequence: { sequencer: LongFilesFirst },
      // The files of a worker share its globals.
      unstubGlobals: true,
      unstubEnvs: true,
      restoreMocks: true,
      setupFiles: ["tests/support/restore-globals.ts"],
      // How long a page takes to become what is expected depends on the machine.
      expect: { poll: { timeout: 30_000 } },
      // What one project has transformed, the next one takes, and so does the next run.
      experimental: { fsModuleCache: true },
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            env,
            include: unit,
            exclude: [...configDefaults.exclude, ...whole],
            pool: "threads",
            isolate: false,
            setupFiles: ["tests/support/settle-imports.ts"],
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: "site",
            setupFiles: ["tests/support/stacks-of-node.ts"],
            env,
            include: whole,
            exclude,
            isolate: false,
            globalSetup: ["tests/support/build-site.ts", "tests/support/start-server.ts"],
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
