import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPreviewServer } from "../../cli/dev/preview/preview-server.ts";
import { builtPages } from "../../tests/support/built-page.ts";
import { packageRoot } from "../../tests/support/package-root.ts";
import { pageKinds } from "../../tests/support/page-kinds.ts";
import { runSiteProcess } from "../../tests/support/run-site.ts";
import { median } from "../figures.ts";
import { leastScore, own, usual, type Weights, withoutSeo } from "./budgets.ts";
import { type Audit, type Category, categories, installLighthouse } from "./lighthouse.ts";

// Visits a page of each kind with Lighthouse, as a phone does, and ends with 1 if one is beyond its budget (budgets.ts).
// `npm run bench:pages /contact/ bakery` visits those whose name has one of these in it; `--json FILE` writes all figures.

/** The sites, and which of their pages: of the examples the home pages only. */
const sites = { ".": "every kind", "examples/bakery": "home", "examples/music-school": "home", docs: "home" };
/** A page that is below its score by itself is looked at so often, and the medians count. */
const rounds = 3;

const args = process.argv.slice(2);
const jsonAt = args.indexOf("--json");
const json = jsonAt === -1 ? undefined : args[jsonAt + 1];
const asked = args.filter((_, index) => jsonAt === -1 || (index !== jsonAt && index !== jsonAt + 1));
const folder = await mkdtemp(join(tmpdir(), "blockwork-pages-"));
const visit = installLighthouse(join(packageRoot, ".blockwork/lighthouse"));
const all: Record<string, Audit> = {};
const faults: string[] = [];

process.stdout.write(
  `${"page".padEnd(52)} ${categories.map((name) => name.slice(0, 6).padStart(6)).join(" ")}  paint ms  document  script  font  image  total kB\n`,
);
for (const [site, which] of Object.entries(sites)) {
  const out = join(folder, site === "." ? "root" : site);
  const { code, stderr } = await runSiteProcess(["build", "--root", site, "--out", out, "--no-admin"]);
  if (code !== 0) throw new Error(`${site} was not built:\n${stderr}`);
  const config = JSON.parse(await readFile(join(packageRoot, site, "site.config.json"), "utf8"));
  const paths = which === "home" ? ["/"] : pageKinds(config, [...builtPages(out).keys()], true);
  const server = await startPreviewServer(out, 0);
  for (const path of paths) {
    const name = `${site === "." ? "" : site}${path}`;
    if (asked.length > 0 && !asked.some((part) => name.includes(part))) continue;
    const audit = await auditOf(server.url.replace(/\/$/, "") + path);
    all[name] = audit;
    print(name, audit);
    faults.push(...faultsOf(name, path, audit));
  }
  await server.close();
}
await rm(folder, { recursive: true, force: true });
if (asked.length === 0) {
  for (const name of Object.keys(own).filter((name) => !all[name]))
    faults.push(`${name} has a budget and is not there`);
}
if (json) await writeFile(json, `${JSON.stringify(all, null, 2)}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function auditOf(url: string): Promise<Audit> {
  const first = await visit(url);
  if (first.scores.performance >= leastScore) return first;
  const audits = [first];
  while (audits.length < rounds) audits.push(await visit(url));
  const middle = median(audits.map(({ scores }) => scores.performance));
  return audits.find(({ scores }) => scores.performance === middle) ?? first;
}

function print(name: string, { scores, weights, largestPaintMs }: Audit): void {
  const cells = categories.map((category) => String(scores[category]).padStart(6)).join(" ");
  const kilobytes = (key: keyof Weights, width: number) => weights[key].toFixed(0).padStart(width);
  process.stdout.write(
    `${name.padEnd(52)} ${cells}  ${largestPaintMs.toFixed(0).padStart(8)}  ${kilobytes("document", 8)}  ${kilobytes("script", 6)}  ${kilobytes("font", 4)}  ${kilobytes("image", 5)}  ${kilobytes("total", 8)}\n`,
  );
}

function faultsOf(name: string, path: string, { scores, weights, findings }: Audit): string[] {
  const judged = categories.filter((category) => category !== "seo" || path !== withoutSeo);
  const low = (category: Category) => scores[category] < leastScore;
  const budget: Weights = { ...usual, ...own[name] };
  const heavy = (Object.keys(budget) as (keyof Weights)[]).filter((key) => weights[key] > budget[key]);
  return [
    ...judged.filter(low).map((category) => {
      const reasons = findings.filter((finding) => finding.startsWith(`${category}: `));
      return [`${name}: ${category} ${scores[category]} of ${leastScore}`, ...reasons].join("\n    ");
    }),
    ...heavy.map((key) => `${name}: ${key} ${weights[key].toFixed(1)} kB of ${budget[key]}`),
  ];
}
