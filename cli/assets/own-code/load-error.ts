import { packageOf } from "../../files/package-names.ts";
import { codePlace } from "../bundle/code-position.ts";

/** Where a site's own code imports a package. */
export interface PackageImport {
  /** Of the package. */
  readonly name: string;
  /** Relative to the site's folder. */
  readonly file: string;
  /** From 1, as `column` is. */
  readonly line: number;
  readonly column: number;
}

const browserGlobals =
  /^(?:window|document|navigator|self|location|history|screen|localStorage|sessionStorage|indexedDB|customElements|matchMedia|getComputedStyle|requestAnimationFrame|(?:add|remove)EventListener|DOMParser|Image|Audio|Node|Element|\w*(?:HTML|SVG)\w*Element|(?:Mutation|Resize|Intersection)Observer) is not defined$/;

const hint =
  "Import it in the module of an island with clientOnly and a placeholder, which the view does not import; or in an effect, with import().";

/** Why own code could not be loaded on the server, what to do, and where. Needs source maps to be on. */
export function loadErrorMessage(
  error: unknown,
  root: string,
  packages: Readonly<Record<string, PackageImport>>,
): string {
  if (!(error instanceof Error))
    return `it throws ${JSON.stringify(error) ?? String(error)}, which has no place: throw an Error.\n  blocks/index.ts`;
  const { message, stack = "" } = error;
  const needsBrowser = browserGlobals.test(message);
  const name = failedPackage(stack);
  const at = name !== undefined && Object.hasOwn(packages, name) ? packages[name] : undefined;
  if (!at) {
    const place = codePlace(error, [root]);
    const said = needsBrowser ? `${message}, as this code runs on the server.\n  ${hint}` : message;
    return place ? `${said}\n  ${place}` : said;
  }
  const of = at.name === name ? "" : `, which ${at.name} imports,`;
  const fault = needsBrowser ? "needs a browser" : "fails while it loads on the server";
  const advice = needsBrowser ? hint : `If it needs a browser: ${hint}`;
  return `The package ${name}${of} ${fault}: ${message}.\n  ${advice}\n  ${at.file}:${at.line}:${at.column}`;
}

/** What a browser has and the server lacks, where an error in a render is of that, and the package that asks for it. */
export function browserError({ message, stack = "" }: Error): { readonly name?: string } | undefined {
  if (!browserGlobals.test(message)) return undefined;
  const name = failedPackage(stack);
  return name === undefined ? {} : { name };
}

function failedPackage(stack: string): string | undefined {
  const thrown = stack.split("\n").find((line) => /^ {4}at (?!.*\bnode:)/.test(line));
  return thrown && packageOf(thrown);
}
