import { describe, expect, it } from "vitest";
import { visitSite } from "../support/visits.ts";
import { ways } from "../support/ways.ts";

const site = visitSite();

const pages = [
  ["/", 6],
  ["/services/", 5],
] as const;

describe.each(ways)("The FAQ by $way", ({ visitor, use }) => {
  it.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("starts open, and any number may be open at once, %s", async (_, scripts) => {
    const page = await site.open("/services/", { ...visitor, scripts });
    const [questions, answers] = [page.locator(".faq summary"), page.locator(".faq details > :not(summary)")];
    const shown = async () => Promise.all((await answers.all()).map((answer) => answer.isVisible()));
    expect(await shown()).toEqual([true, true, true, true, true]);
    await use(questions.nth(1));
    await use(questions.nth(3));
    expect(await shown()).toEqual([true, false, true, false, true]);
    await use(questions.nth(1));
    expect(await shown()).toEqual([true, true, true, false, true]);
  });
});

it.each(pages)("The FAQ of %s opens all of its %i questions", async (path, count) => {
  const page = await site.open(path);
  await expect.poll(() => page.locator(".faq details[open]").count()).toBe(count);
});
