import type { BrowserContext } from "playwright-core";

/** Collects what the Content-Security-Policies of a context's pages and frames refuse from now on, Trusted Types included. */
export async function policyViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeBinding("reportViolation", ({ page }, text: string) =>
    violations.push(`${page.url()}: ${text}`),
  );
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation?: (text: string) => void };
      reportViolation?.(`${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
