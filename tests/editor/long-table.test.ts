import { expect, it } from "vitest";
import { openEditor } from "../support/open-editor.ts";

const rows = Array.from({ length: 5_000 }, (_, index) => index + 1);
const prices = {
  id: "prices",
  path: "/prices",
  title: "Prices",
  description: "All prices.",
  blocks: [
    { id: "top", type: "heading", props: { title: "Prices" } },
    {
      id: "text",
      type: "prose",
      props: {
        text: ["| Part | Price |", "|---|---|", ...rows.map((row) => `| Part ${row} | ${row}.50 |`)].join(
          "\n",
        ),
      },
    },
    {
      id: "table",
      type: "table",
      props: {
        caption: "All parts",
        columns: [{ title: "Part" }, { title: "Price" }],
        rows: rows.map((row) => ({ cells: [`Part ${row}`, `${row}.50`] })),
      },
    },
  ],
};

it("a table of 5,000 rows is shown, scrolled to its end and changed there", {
  timeout: 180_000,
}, async () => {
  const editor = await openEditor({
    site: "tests/fixtures/small-site",
    config: (config) => ({ ...config, pages: [...(config.pages as object[]), prices] }),
  });
  try {
    const page = await editor.newWindow("#/pages/prices/text", { reducedMotion: "reduce" });
    const rowsOf = (block: string) => page.frameLocator(".preview iframe").locator(`#${block} tbody tr`);
    await expect.poll(() => rowsOf("text").count()).toBe(rows.length);
    await rowsOf("text").last().scrollIntoViewIfNeeded();
    await expect.poll(() => rowsOf("text").last().innerText()).toContain("Part 5000");

    await editor.follow(page, "#/pages/prices/table");
    const form = page.locator(".inspector");
    await form.locator(".list-title", { hasText: "Part 5000" }).click();
    await form.locator("#field-rows-4999-cells-1").fill("on request");
    await expect.poll(() => rowsOf("table").last().innerText()).toContain("on request");
  } finally {
    await editor.close();
  }
});
