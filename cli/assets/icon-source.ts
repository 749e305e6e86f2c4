import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { IconSource } from "../../renderer/resolve/pictures/icons.ts";
import type { IconDrawing } from "../../schema/fields/resolved.ts";
import { packageRoot } from "../files/package-root.ts";

interface LucideSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const shared =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

let lucide: LucideSet | undefined;

export function createIconSource(own: ReadonlyMap<string, IconDrawing>): IconSource {
  return {
    get: (name) => own.get(name) ?? lucideIcon(name),
    names() {
      const { icons, aliases = {} } = loadLucide();
      return [...new Set([...own.keys(), ...Object.keys(icons), ...Object.keys(aliases)])];
    },
  };
}

export function allDrawings(own: ReadonlyMap<string, IconDrawing>): Readonly<Record<string, IconDrawing>> {
  const source = createIconSource(own);
  return Object.fromEntries(
    source.names().flatMap((name) => {
      const drawing = source.get(name);
      return drawing ? [[name, drawing] as const] : [];
    }),
  );
}

function lucideIcon(name: string): IconDrawing | undefined {
  const { icons, aliases = {}, width = 24, height = 24 } = loadLucide();
  const target = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
  const icon = Object.hasOwn(icons, target) ? icons[target] : undefined;
  if (!icon) return undefined;
  const body = icon.body.replace(shared, "").replace(/^<g>(.*)<\/g>$/, "$1");
  return { name, body, viewBox: `0 0 ${width} ${height}`, stroke: true };
}

function loadLucide(): LucideSet {
  if (!lucide) {
    const path = createRequire(join(packageRoot, "package.json")).resolve("@iconify-json/lucide/icons.json");
    lucide = JSON.parse(readFileSync(path, "utf8")) as LucideSet;
  }
  return lucide;
}
