import { describe, expect, it } from "vitest";
import { addDays } from "../../../schema/text/day-of.ts";
import { templateFiles, templateLanguages, templates } from "./templates.ts";

const days = Array.from({ length: 7 }, (_, index) => addDays("2026-11-29", index));

/** The value of a field that is a day, with a time or without. */
const dayIn = (text: string, key: string) =>
  new RegExp(`^${key}: "?(\\d{4}-\\d{2}-\\d{2}[T\\d:]*)`, "m").exec(text)?.[1];

describe.each(days)("a site that is begun on %s", (today) => {
  it.each(
    [...templates.keys()].flatMap((template) =>
      templateLanguages.map((language) => [template, language] as const),
    ),
  )("from %s in %s has what begins ahead, and before it ends", (template, language) => {
    const files = templateFiles({ template, name: "A", language, today });
    for (const [file, content] of files) {
      if (typeof content !== "string" || !file.endsWith(".md")) continue;
      expect(content).not.toMatch(/@[a-z]+day/);
      const start = dayIn(content, "start") ?? dayIn(content, "begins");
      const end = dayIn(content, "end") ?? dayIn(content, "ends");
      if (start === undefined) continue;
      expect(start > today, `${file} begins on ${start}`).toBe(true);
      if (end !== undefined) expect(end >= start, `${file} ends on ${end}`).toBe(true);
    }
  });
});
