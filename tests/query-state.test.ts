import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runSite } from "./support/run-site.ts";
import { serveFolder } from "./support/serve-folder.ts";
import { connectBrowser, type SharedBrowser } from "./support/shared-browser.ts";
import { makeFolder } from "./support/temporary-folder.ts";

const island = `import { useQueryState } from "blockwork";

export default function Month({ step }: { readonly step: string }) {
  const [month, setMonth] = useQueryState("month", "1");
  return (
    <p>
      <output>{month}</output> <button type="button" onClick={() => setMonth(step)}>{step}</button>
    </p>
  );
}
`;

const files = {
  "blocks/index.ts": 'import month from "./month/index.tsx";\nexport const blocks = [month];\n',
  "blocks/month/island.tsx": island,
  "blocks/month/index.tsx": `import { defineBlock, Island, Section } from "blockwork";
import Month from "./island.tsx";

const schema = {
  type: "object", title: "Month", description: "A month.",
  properties: { step: { type: "string", title: "Step", description: "Where a click leads." } },
  required: ["step"],
} as const;

export default defineBlock({
  type: "month", purpose: "content", icon: "calendar", schema, sample: { step: "2" },
  view: ({ step }) => (
    <Section name="month">
      <Island name="month" hydrateOn="load" component={Month} props={{ step }} />
    </Section>
  ),
});
`,
  "site.config.json": JSON.stringify({
    configVersion: 2,
    site: { url: "https://www.months.example", name: "Months" },
    pages: [
      {
        id: "home",
        path: "/",
        title: "Months",
        description: "Two months that share what the address keeps.",
        blocks: [
          { id: "top", type: "heading", props: { title: "Months" } },
          ...["1", "2"].map((step) => ({ id: `month-${step}`, type: "month", props: { step } })),
        ],
      },
    ],
  }),
};

let browser: SharedBrowser;
let root: string;
let built: Awaited<ReturnType<typeof serveFolder>>;
let page: Page;
const errors: string[] = [];
beforeAll(async () => {
  browser = await connectBrowser();
  root = await makeFolder(files);
  expect(await runSite(["build", "--root", root, "--no-admin"])).toMatchObject({ code: 0, stderr: "" });
  built = await serveFolder(join(root, "dist"), { readsHeaders: true });
  page = await browser.newPage();
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
});
afterAll(async () => {
  await browser?.close();
  await built?.close();
  await rm(root, { recursive: true, force: true, maxRetries: 5 });
});

const expectMonth = (month: string, query: string) =>
  expect
    .poll(async () => [await page.locator("output").allInnerTexts(), new URL(page.url()).search])
    .toEqual([[month, month], query]);

it("what an island keeps in the address is shared, and comes back by Back, Forward, a reload and a link", async () => {
  await page.goto(`${built.url}/`);
  await expectMonth("1", "");
  await page.getByRole("button", { name: "2" }).click();
  await expectMonth("2", "?month=2");
  await page.getByRole("button", { name: "2" }).click();
  await page.getByRole("button", { name: "1" }).click();
  await expectMonth("1", "");
  await page.goBack();
  await expectMonth("2", "?month=2");
  await page.goBack();
  await expectMonth("1", "");
  await page.goForward();
  await expectMonth("2", "?month=2");
  await page.reload();
  await expectMonth("2", "?month=2");
  await page.goto(`${built.url}/?other=a&month=7#month-1`);
  await expectMonth("7", "?other=a&month=7");
  await page.getByRole("button", { name: "1" }).click();
  await expectMonth("1", "?other=a");
  expect(errors).toEqual([]);
});
