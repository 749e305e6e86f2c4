import { configDefaults, defineConfig } from "vitest/config";
import { LongFilesFirst } from "./tests/support/long-files-first.ts";

/** Tests beside the code that bundle it, run commands or processes, sync files to the disk, or talk to hosts: they belong to the whole site's. */
const whole = [
  "cli/assets/scripts.test.ts",
  "cli/commands/*.test.ts",
  "cli/write/save/replace-files.test.ts",
  "cli/write/{folder-maker,on-signal}.test.ts",
  "admin/publish/{publish-files,two-editors,with-picture-files}.test.ts",
];
const browser = [
  "tests/{editor,moves,examples/browser}/*.test.ts",
  "tests/documentation/followed-guides.test.ts",
  "tests/dev/{hostile-page,live-reload,own-code-changes,page-errors,page-violations,same-as-built,workbench}.test.ts",
  "tests/{accessibility,client-only,conformance,inline-styles,islands,loading,no-script,own-blocks,own-imports,own-react,vite-config}.test.ts",
];
const architecture = "tests/architecture/*.test.ts";
const unit = [
  "{schema,blocks,renderer,admin,cli}/**/*.test.{ts,tsx}",
  "{docs/scripts,scripts/{form-handler,messages}}/*.test.ts",
  architecture,
];
/**
 * What `npm test` leaves to `npm run test:all`. Somebody who does seven of the owner's tasks in the editor, by the mouse,
 * goes through most of it; the others, in which ways and looks, and what breaks rarely, such as builds that are killed,
 * caches, packages and hosts, is tried by CI.
 */
const thorough = {
  browser: [
    "tests/editor/!(preview|tasks-by-mouse|tasks-publish).test.ts",
    "tests/documentation/followed-guides.test.ts",
    "tests/dev/{hostile-page,live-reload,own-code-changes,page-errors,page-violations,same-as-built,workbench}.test.ts",
    "tests/examples/browser/*.test.ts",
    "tests/moves/!(faq|first-screen|form|hero|hydration|layout|menu|navigation).test.ts",
    "tests/{client-only,conformance,inline-styles,islands,loading,own-blocks,own-imports,own-react,vite-config}.test.ts",
  ],
  site: [
    "tests/{action,bundles-in-use,command-line,commands-meanwhile,compose,every-step,fresh-caches,same-bytes,hostile,hosts,incremental,linked-packages,missing-packages,mounted-outputs,package,patterns}.test.ts",
    "tests/{publishing,read-only-sites,redirects-on-hosts,session-problems,slices,version-1,whole-builds,whole-sites}.test.ts",
    "tests/{dockerfile,first-page,installers}.test.ts",
    "tests/dev/{allowed-hosts,command,ended-engine,network,odd-addresses,open-in-editor}.test.ts",
    "tests/dev/{pictures,publish-local,repeated-checks,soak,stopping,watching}.test.ts",
    "tests/dev/{site-with-errors,who-may-read,who-may-save}.test.ts",
    "tests/documentation/samples.test.ts",
    "tests/{odd-paths,system-errors,vite-config-problems}.test.ts",
    "tests/examples/music-school.test.ts",
    "tests/problems/{command-line,good-inputs,mutation,random}.test.ts",
    "admin/publish/{two-editors,with-picture-files}.test.ts",
  ],
};

/** One more than there are cores in CI: these tests wait for a browser, a server or a process for a third of their time. */
const waitingWorkers = 3;

/** The first is `npm test`, the second `npm run test:all`, the third `npm run test:nightly`. */
const modes = ["smoke", "all", "nightly"];

// Without one of these modes, any file can be run by its name, as in "smoke".
export default defineConfig(({ mode }) => {
  // In each project by itself: what a project extends is this file read once more, in Vitest's own mode.
  const isSmoke = mode === "smoke";
  if (mode === "nightly") process.env.BLOCKWORK_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  const env = {
    BLOCKWORK_TESTS: modes.includes(mode) ? mode : "smoke",
    ...(process.env.BLOCKWORK_SEED !== undefined && { BLOCKWORK_SEED: process.env.BLOCKWORK_SEED }),
  };
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
            env,
            maxWorkers: waitingWorkers,
            include: ["tests/**/*.test.ts", ...whole],
            exclude: [...configDefaults.exclude, ...browser, architecture, ...(isSmoke ? thorough.site : [])],
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
            exclude: [...configDefaults.exclude, ...(isSmoke ? thorough.browser : [])],
            isolate: false,
            globalSetup: ["tests/support/build-site.ts", "tests/support/start-server.ts"],
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
