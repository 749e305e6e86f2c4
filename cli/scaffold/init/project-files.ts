import { nodeRange, nodeVersions } from "../../node-versions.js";

interface Project {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

export function projectFiles({ name, dependencies }: Project): Readonly<Record<string, string>> {
  return {
    "package.json": `${JSON.stringify(manifest(name, dependencies), null, 2)}\n`,
    ...installerSettings,
    ".gitignore": "node_modules/\ndist/\n.blockwork/\n.yarn/install-state.gz\n",
    ".npmrc": `; npx runs what is installed here, and never offers a package of the same name from the registry.
yes=false
`,
    ".github/workflows/site.yml": workflow,
    "README.md": readme(name),
  };
}

export const installerSettings = {
  "pnpm-workspace.yaml": `# For pnpm: packages whose install scripts Blockwork does not need.
allowBuilds:
  "@parcel/watcher": false
  esbuild: false
`,
  ".yarnrc.yml": `# For Yarn: Blockwork needs a node_modules folder.
nodeLinker: node-modules
`,
};

export function packageName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{Mark}/gu, "");
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "site"
  );
}

const manifest = (name: string, dependencies: Project["dependencies"]) => ({
  name: packageName(name),
  private: true,
  type: "module",
  scripts: {
    dev: "site dev",
    build: "site build",
    check: "site validate",
    preview: "site preview",
  },
  dependencies,
  engines: { node: nodeRange },
});

const workflow = `name: Site
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  site:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npx site validate --format github --published
      - run: npx site build
`;

const readme = (name: string) => `# ${name}

A website built with Blockwork. Node ${nodeVersions}, is all it needs.

\`\`\`sh
npm install        # once
npm run dev        # http://localhost:4000, and the editor at /admin
npm run build      # checks the site and writes it to dist/
npm run preview    # serves dist/ as a host does
\`\`\`

| Path | What it is |
| --- | --- |
| \`site.config.json\` | The settings, the header and footer, and the pages: each an ordered list of blocks |
| \`content/\` | What the pages draw on: entries as Markdown, \`model.json\` with their fields, pictures in \`media/\` |
| \`blocks/\` | Blocks of your own, if there are any: \`npx site new block tasting-notes\` |
| \`pnpm-workspace.yaml\`, \`.yarnrc.yml\` | What pnpm and Yarn need, if you install with one of them |
| \`dist/\` | What visitors get; put this folder on any host of static files |

\`npx site new page About\` adds a page; \`npx site --help\` lists all commands. Commit \`package-lock.json\`: the check of pull requests in
\`.github/workflows/site.yml\` installs what it says. Before you publish, set the address of the site in \`site.url\`.
`;
