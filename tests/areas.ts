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
  names.split(/\s+/).map((name) => `${folder}/${name}.test.ts`);
const whole = inFolder("tests");
const moves = inFolder("tests/moves");
const problems = inFolder("tests/problems");
const editor = inFolder("tests/editor");
const dev = inFolder("tests/dev");
const commands = inFolder("cli/commands");
const documentation = inFolder("tests/documentation");
const publish = inFolder("admin/publish");

export const areas: Readonly<Record<string, Area>> = {
  checks: {
    paths: ["schema", "renderer/check", "cli/report"],
    core: [
      ...problems("bad-inputs codes documentation look-alikes one-cause script-in-texts suggestions"),
      ...problems("validate-and-build"),
      ...whole("broken-blocks migrations own-problems problems"),
    ],
    thorough: [
      ...problems("command-line good-inputs mutation random"),
      ...whole("hostile patterns session-problems version-1"),
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
      ...whole("bytes html search site-pictures structured-data"),
      ...inFolder("tests/requirements")(
        "blog contact every-page facts files home-and-projects metadata services",
      ),
    ],
    thorough: whole("compose conformance saved-patterns"),
  },
  visitor: {
    paths: ["blocks", "renderer/visitor", "theme.scss"],
    core: [
      ...whole("accessibility no-script"),
      ...moves("faq first-screen form form-checks hero hydration layout menu navigation"),
    ],
    thorough: [
      ...whole("client-only inline-styles islands loading"),
      ...moves(
        "activation comparison drawing-set gallery-cards gallery-dialog gallery-pictures loader long-code",
      ),
      ...moves("map not-found open-states post-filter print share timeline toasts whatsapp"),
    ],
  },
  forms: {
    paths: ["packages/form-handler", "scripts/form-handler", "blocks/form"],
    core: whole("form-handler"),
    thorough: [...whole("form-handler-hosts"), ...moves("form-handler")],
  },
  editor: {
    paths: ["admin"],
    core: editor("preview tasks-by-mouse"),
    thorough: [
      ...editor(
        "addresses clipboard editing entries facts fixes focus focus-walk forms german import keyboard",
      ),
      ...editor(
        "migrations notices order pages paste patterns pictures problems repair replace screens several",
      ),
      ...editor("states static-admin tasks-by-keyboard tasks-on-a-phone translated writing"),
    ],
  },
  saving: {
    paths: ["admin/sync", "admin/publish", "admin/remote-drafts", "packages/sign-in"],
    core: [...editor("tasks-publish"), ...publish("publish-files"), ...whole("sign-in")],
    thorough: [
      ...editor("conflict dev-host drafts other-device publish publish-left-out publish-local"),
      ...editor("publish-pictures publish-their-picture rescued send-changes tasks-send-changes two-tabs"),
      ...publish("two-editors with-picture-files"),
    ],
  },
  dev: {
    paths: ["cli/dev"],
    core: dev("base-path save-config save-entry two-writers"),
    thorough: [
      ...dev(
        "allowed-hosts command ended-engine hostile-page live-reload network odd-addresses open-in-editor",
      ),
      ...dev(
        "page-errors page-violations pictures publish-local repeated-checks same-as-built site-with-errors",
      ),
      ...dev("stopping watching who-may-read who-may-save workbench"),
    ],
    slow: dev("soak"),
  },
  "own code": {
    paths: ["cli/assets", "cli/conformance", "blocks/public.ts", "blocks/_kit"],
    core: [...whole("budgets own-views"), "cli/assets/scripts.test.ts"],
    thorough: [
      ...whole("bundles-in-use linked-packages missing-packages own-blocks own-imports own-react"),
      ...whole("vite-config vite-config-problems"),
      ...dev("own-code-changes"),
    ],
  },
  commands: {
    paths: ["cli/commands", "cli/files", "cli/scaffold", "cli/commands/program.ts", "action.yml"],
    core: [
      ...commands("doctor host import init migrate new preview routes stats"),
      ...whole("export-sites node-versions"),
    ],
    thorough: whole("action command-line commands-meanwhile odd-paths system-errors"),
  },
  builds: {
    paths: ["cli/pipeline", "cli/incremental", "cli/write"],
    core: [
      "cli/write/folder-maker.test.ts",
      "cli/write/on-signal.test.ts",
      "cli/write/save/replace-files.test.ts",
    ],
    thorough: whole(
      "every-step fresh-caches incremental mounted-outputs read-only-sites same-bytes slices whole-sites",
    ),
    slow: whole("whole-builds"),
  },
  hosts: {
    paths: ["renderer/hosts", "cli/write", "renderer/render/site-files.ts"],
    core: [],
    thorough: whole("hosts publishing redirects-on-hosts"),
  },
  sites: {
    paths: ["examples", "docs", "README.md", "cli/scaffold"],
    core: [
      ...inFolder("tests/examples")("bakery docs examples"),
      ...documentation("config-keys editor-labels libraries model-keys tables"),
    ],
    thorough: [
      ...inFolder("tests/examples")("music-school"),
      ...inFolder("tests/examples/browser")(
        "docs editor examples own-formats picture-languages picture-sizes",
      ),
      ...inFolder("tests/examples/browser")("price-list react-libraries search"),
      ...documentation("followed-guides samples"),
    ],
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
