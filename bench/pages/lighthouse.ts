import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { findBrowser } from "../../tests/support/browser.ts";
import type { Weights } from "./budgets.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** What one visit came to. */
export interface Audit {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** What takes from a score, by category: the audit's title, and what it found. */
  readonly findings: readonly string[];
  readonly weights: Weights;
  /** The largest paint, in milliseconds on a simulated phone. */
  readonly largestPaintMs: number;
}

/** What is read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly displayValue?: string;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly RequestItem[] };
      }
    >
  >;
}

interface RequestItem {
  readonly url?: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Visits pages on a simulated phone with Lighthouse 12, which is installed into a folder unless it is there. */
export function installLighthouse(folder: string): (url: string) => Promise<Audit> {
  const command = join(folder, "node_modules/lighthouse/cli/index.js");
  const options = ["--no-save", "--no-audit", "--no-fund", "--silent"];
  if (!existsSync(command))
    execFileSync("npm", ["install", "--prefix", folder, ...options, "lighthouse@12"], { stdio: "inherit" });
  return async (url) => {
    const { executablePath, args } = await findBrowser();
    const file = join(folder, "report.json");
    const flags = ["--headless", ...args].join(" ");
    await runToEnd(
      [command, url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`],
      { ...process.env, CHROME_PATH: executablePath },
    );
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    await rm(file);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return auditOf(report);
  };
}

function auditOf({ categories: found, audits }: Report): Audit {
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(found[name].score * 100)]),
  ) as Record<Category, number>;
  const findings = categories.flatMap((name) =>
    found[name].auditRefs
      .filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (name === "performance" ? 0.99 : 1),
      )
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ""}`.trimEnd()),
  );
  const requests = audits["network-requests"]?.details?.items ?? [];
  const weightOf = (type?: string) =>
    requests
      .filter(({ url, resourceType }) => /^http/.test(url ?? "") && (!type || resourceType === type))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  const weights = {
    document: weightOf("Document"),
    script: weightOf("Script"),
    font: weightOf("Font"),
    image: weightOf("Image"),
    total: weightOf(),
  };
  return { scores, findings, weights, largestPaintMs: audits["largest-contentful-paint"]?.numericValue ?? 0 };
}

function runToEnd(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "pipe"] });
    let printed = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.on("error", fail).on("close", (code) => {
      if (code === 0) done();
      else fail(new Error(`Lighthouse ended with ${code}:\n${printed.slice(-2000)}`));
    });
  });
}
