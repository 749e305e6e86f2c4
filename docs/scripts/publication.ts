import { packageVersion } from "../../cli/files/package-version.ts";
import { isPublished } from "../../cli/scaffold/init/published.ts";

/** Passages of README and the guides that differ before and after the packages are on the npm registry. */
interface Passage {
  /** Relative to docs. */
  readonly file: string;
  readonly clone: string;
  readonly registry: string;
}

const passages: readonly Passage[] = [
  {
    file: "../README.md",
    clone: `A site of your own, beside the clone: three commands until it is on the screen.

\`\`\`sh
node cli/site.js init ../my-site   # ten seconds: packs Blockwork for the site, as it is not on npm yet
cd ../my-site && npm install       # half a minute
npx site dev                       # the site at http://localhost:4000, the editor at /admin
\`\`\`
`,
    registry: `A site of your own, without a clone: three commands until it is on the screen.

\`\`\`sh
npm create blockwork my-site       # half a minute
cd my-site && npm install          # half a minute
npx site dev                       # the site at http://localhost:4000, the editor at /admin
\`\`\`
`,
  },
  {
    file: "../packages/create-blockwork/README.md",
    clone: `It is not on npm yet: in a clone of the repository, after \`npm ci\`, this begins a site beside it.

\`\`\`sh
node cli/site.js init ../my-site
node cli/site.js init ../my-site --template journal --language de --yes
\`\`\`
`,
    registry: `\`\`\`sh
npm create blockwork my-site
npm create blockwork my-site -- --template journal --language de --yes
\`\`\`
`,
  },
  {
    file: "content/guides/getting-started.md",
    clone: `Blockwork is not on npm yet, so begin in a clone of its repository. The site gets a folder beside the clone:

\`\`\`sh
npm ci
node cli/site.js init ../mill-lane --template blank --name "Mill Lane Bakery" --yes
cd ../mill-lane
npm install
\`\`\`

You now have a folder with a valid site in it. Blockwork itself is in \`vendor\`: commit that folder with the site, and it installs on any machine.
Without \`--yes\` the command asks for the template and the language instead.
`,
    registry: `\`\`\`sh
npm create blockwork mill-lane -- --template blank --name "Mill Lane Bakery" --yes
cd mill-lane
npm install
\`\`\`

You now have a folder with a valid site in it. Without \`--yes\` the command asks for the template and the language instead.
`,
  },
  {
    file: "content/guides/own-blocks.md",
    clone: `Begin in any site, or in a new one beside a clone of the repository:

\`\`\`sh
node cli/site.js init ../recipes --template blank --yes
cd ../recipes
`,
    registry: `Begin in any site, or in a new one:

\`\`\`sh
npm create blockwork recipes -- --template blank --yes
cd recipes
`,
  },
  {
    file: "content/guides/commands.md",
    clone: `In a clone of the repository, \`node cli/site.js init ../my-site\` begins a site, and \`site init DIR\` where Blockwork is installed. Both pack Blockwork into
the folder \`vendor\` of the site, as it is not on npm yet: commit it with the site. They write the config, the`,
    registry:
      "`npm create blockwork my-site` begins a site without anything installed, `site init DIR` where Blockwork is. Both write the config, the",
  },
  {
    file: "content/guides/upgrading.md",
    clone: `Until Blockwork is on npm, pack the newer clone, after \`npm ci\` in it. Yarn 1 takes a package of the same version from its cache, so with it run
\`yarn cache clean blockwork\` before it installs.

\`\`\`sh
npm pack ../blockwork --pack-destination vendor
npm install ./vendor/blockwork-${packageVersion()}.tgz
`,
    registry: `\`\`\`sh
npm install blockwork@latest
`,
  },
  {
    file: "site.config.json",
    clone: '"commands": "node cli/site.js init ../my-site\\ncd ../my-site && npm install && npx site dev"',
    registry: '"commands": "npm create blockwork my-site\\ncd my-site && npm install && npx site dev"',
  },
];

/** The files that have such a passage, relative to docs. */
export const publicationFiles: readonly string[] = passages.map(({ file }) => file);

/**
 * A file with its passage as it is to be. Throws for a file that has the passage in neither way, or more than once.
 *
 * @param file relative to docs
 * @param published whether the packages are on the registry
 */
export function withPublication(file: string, text: string, published = isPublished): string {
  const passage = passages.find((each) => each.file === file);
  if (!passage) return text;
  const { clone, registry } = passage;
  const parts = text.split(text.includes(clone) ? clone : registry);
  if (parts.length !== 2)
    throw new Error(
      `docs/${file} must have one passage of docs/scripts/publication.ts; it has ${parts.length - 1}.`,
    );
  return parts.join(published ? registry : clone);
}
