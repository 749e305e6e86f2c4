import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** The icons of the editor, relative to the repository. */
export const iconsFile = "admin/ui/icons/icons.ts";

const head = `// Written by \`npm run icons\`: those of lucide.dev (ISC) that the editor uses.
import { createIcon } from "./create-icon.tsx";

`;

/** The module of all icons that files of the editor import from it, after the drawings of \`@iconify-json/lucide\`. */
export function generatedIcons(root: string): string {
  const path = createRequire(join(root, "package.json")).resolve("@iconify-json/lucide/icons.json");
  const { icons, aliases } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
    readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
  };
  const lines = usedIcons(root).map((name) => {
    const drawing = drawingName(name);
    const body = icons[aliases[drawing]?.parent ?? drawing]?.body;
    if (body === undefined) throw new Error(`${name} is no icon of lucide.dev: ${drawing} is not there.`);
    return `export const ${name} = /* @__PURE__ */ createIcon(${shapesOf(body).join(", ")});\n`;
  });
  return head + lines.join("");
}

/** `Trash2` is `trash-2`, `ArrowUpToLine` is `arrow-up-to-line`. */
function drawingName(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
}

function usedIcons(root: string): readonly string[] {
  const names = new Set<string>();
  for (const file of readdirSync(join(root, "admin"), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".tsx")) continue;
    const text = readFileSync(join(root, "admin", file), "utf8");
    for (const [, imported = ""] of text.matchAll(/import \{([^}]*)\} from "[./a-z]*\/icons\.ts";/g))
      for (const name of imported.match(/[A-Z]\w*(?= as\b|,|\s*$)/g) ?? []) names.add(name);
  }
  return [...names].toSorted();
}

const ofEachIcon = /^(?:fill|stroke|stroke-(?:linecap|linejoin|width))$/;

/** The elements of a drawing as arguments of \`createIcon\`. */
function shapesOf(body: string): string[] {
  return [...body.matchAll(/<(path|circle|rect|line|polyline)\b([^>]*?)\/?>/g)].map(
    ([, element, written = ""]) => {
      const attributes = [...written.matchAll(/([\w-]+)="([^"]*)"/g)]
        .filter(([, name = ""]) => !ofEachIcon.test(name))
        .map(([, name, value]) => `${name}: ${JSON.stringify(value)}`);
      return `["${element}", { ${attributes.join(", ")} }]`;
    },
  );
}
