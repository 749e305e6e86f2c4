/** A part of the product, and the test files that are about it. Tests of the project `unit` run always and are in none. */
export interface Area {
  /** Files and folders of the repository; a change in them touches the area. */
  readonly paths: readonly string[];
  /** What `npm test` runs. */
  readonly core: readonly string[];
  /** What the gate runs as well once the area is touched. */
  readonly thorough: readonly string[];
  /** What needs a package registry, kills processes or takes many minutes: after landing and each night. */
  readonly slow?: readonly string[];
}

const inFolder = (folder: string) => (names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}.test.ts`);
const whole = inFolder("tests");
const moves = inFolder("tests/moves");
const problems = inFolder("tests/problems");
const editor = inFolder("tests/editor");
const dev = inFolder("tests/dev");
const examples = inFolder("tests/examples");
const documentation = inFolder("tests/documentation");
const commands = inFolder("cli/commands");
const write = inFolder("cli/write");
const publish = inFolder("admin/publish");

export const areas: Readonly<Record<string, Area>> = {
  checks: {
    paths: ["schema", "renderer/check", "cli/report"],
    core: [
      ...whole("migrations problems"),
      ...problems(`bad-inputs codes documentation look-alikes script-in-texts suggestions
        validate-and-build`),
    ],
    thorough: [
      ...whole("broken-blocks hostile own-problems patterns session-problems version-1"),
      ...problems("command-line good-inputs mutation one-cause random"),
    ],
  },
  pages: {
    paths: [
      "blocks",
      "renderer/render",
      "renderer/resolve",
      "renderer/search",
      "content",
      "site.config.json",
    ],
    core: [
      ...whole("bytes html site-pictures"),
      ...inFolder(
        "tests/requirements",
      )(`blog contact drawings every-page facts files home-and-projects metadata
        services`),
    ],
    thorough: whole("compose conformance header-fit saved-patterns search structured-data"),
  },
  visitor: {
    paths: ["blocks", "renderer/visitor", "theme.scss"],
    core: [...whole("accessibility no-script"), ...moves("faq form-checks")],
    thorough: [
      ...whole("client-only inline-styles islands loading opened-policies query-state"),
      ...moves(`activation colour-scheme comments comparison consent drawing-set events filter first-screen fonts form gallery gallery-cards
        gallery-dialog gallery-pictures hero hydration late-fonts layout loader logos long-code map menu navigation
        not-found offscreen open-states opening-now picture-shapes post-filter print product share table tabs timeline
        toasts video whatsapp`),
    ],
  },
  forms: {
    paths: ["packages/form-handler", "scripts/form-handler", "blocks/form"],
    core: [],
    thorough: [...whole("form-handler form-handler-hosts"), ...moves("form-handler")],
  },
  editor: {
    paths: ["editing", "admin"],
    core: editor("tasks-by-mouse"),
    thorough: [
      ...editor(`addresses clipboard conditions editing entries entry-table facts fixes focus focus-walk forms german import
      keyboard long-table migrations notices order pages paste patterns pictures preview problems repair replace screens
      several states static-admin tasks-by-keyboard tasks-on-a-phone translated writing`),
      "admin/features/entries/edited-entries.test.tsx",
      "admin/features/pages/commands/set-address.test.tsx",
    ],
  },
  saving: {
    paths: ["admin/sync", "admin/publish", "admin/remote-drafts", "packages/sign-in"],
    core: whole("sign-in"),
    thorough: [
      ...editor(`conflict dev-host drafts other-device publish publish-left-out publish-local publish-pictures
        publish-their-picture rescued send-changes tasks-publish tasks-send-changes two-tabs`),
      "admin/publish/hosts/draft-branches.test.ts",
      ...publish("publish-files two-editors with-picture-files"),
      "admin/remote-drafts/two-devices.test.ts",
    ],
  },
  dev: {
    paths: ["cli/dev"],
    core: dev("base-path save-entry two-writers"),
    thorough: [
      ...dev(`allowed-hosts command draft-memory ended-engine hostile-page live-reload network odd-addresses
      open-in-editor page-errors page-violations pictures publish-local repeated-checks same-as-built
      save-config save-files site-with-errors stopping watching who-may-read who-may-save workbench`),
      "cli/dev/bundler/bundler-process.test.ts",
    ],
    slow: dev("soak"),
  },
  "own code": {
    paths: ["cli/assets", "cli/conformance", "blocks/public.ts", "blocks/_kit"],
    core: [...whole("budgets own-views"), "cli/assets/bundle/scripts.test.ts"],
    thorough: [
      ...whole(`bundles-in-use endless-views own-sass own-styles linked-packages missing-packages own-blocks own-imports own-react vite-config
        vite-config-problems`),
      ...dev("own-code-changes"),
      ...inFolder("cli/assets/own-code")("load-blocks load-error"),
    ],
  },
  commands: {
    paths: ["cli/commands", "cli/files", "cli/scaffold", "action.yml"],
    core: [...commands("doctor host migrate preview routes stats"), ...whole("node-versions")],
    thorough: [
      ...commands("import init new"),
      ...whole("action command-line commands-meanwhile export-sites odd-paths system-errors"),
    ],
  },
  builds: {
    paths: ["cli/pipeline", "cli/incremental", "cli/write"],
    core: write("on-signal"),
    thorough: [
      ...write("folder-maker"),
      ...write("save/replace-files"),
      ...whole(`every-step fresh-caches incremental mounted-outputs read-only-sites same-bytes slices style-files
        whole-sites`),
    ],
    slow: whole("killed-saves whole-builds"),
  },
  hosts: {
    paths: ["renderer/hosts", "cli/write", "renderer/render/site-files.ts"],
    core: [],
    thorough: whole("hosts publishing redirects-on-hosts"),
  },
  sites: {
    paths: ["examples", "templates", "docs", "README.md", "cli/scaffold"],
    core: [
      ...examples("bakery docs examples"),
      ...documentation("config-keys editor-labels libraries model-keys"),
    ],
    thorough: [
      ...examples(`music-school nursery browser/agency browser/docs browser/editor browser/examples browser/own-formats
        browser/picture-languages browser/picture-sizes browser/price-list browser/react-libraries
        browser/search`),
      ...documentation("followed-guides samples tables"),
    ],
    slow: examples("browser/templates"),
  },
  tools: {
    paths: ["package.json", "package-lock.json", "cli/scaffold/prepack.js", "tests", "vitest.config.ts"],
    core: [],
    thorough: whole("package run"),
    slow: whole("dockerfile first-page installers"),
  },
};

/** What one run in ten failed and passed alone, until its cause is mended: each night only, five files at most, with the reason. */
export const nightlyOnly: Readonly<Record<string, string>> = {};
