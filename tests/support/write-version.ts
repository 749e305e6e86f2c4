import { openOutput } from "../../cli/write/open-output.ts";
import { assetOf } from "../../cli/write/output-file.ts";

/** A site whose pages, which have so many bytes each, and picture say which version they are of. */
export interface Version {
  readonly version: string;
  readonly count: number;
  readonly bytes: number;
}

/** Opens an output folder, and writes the site if there is one. Gives how many files changed. */
export async function writeVersion(
  out: string,
  site?: Version,
  onOpen: () => void = () => undefined,
): Promise<number> {
  const output = await openOutput(out);
  onOpen();
  if (!site) return 0;
  const { version, count, bytes } = site;
  const text = (path: string) => `${version} ${path} `.padEnd(bytes, ".");
  const paths = Array.from({ length: count }, (_, index) => `p${index}/index.html`);
  const pages = paths.map((path) => ({ path, text: text(path) }));
  const assets = [assetOf(`media/${version}.webp`, text(version))];
  return (await output.write(pages, assets)).changed;
}
