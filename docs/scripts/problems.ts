import { problemCodes } from "../../schema/problems/problem-codes.ts";
import { type Guide, guideText } from "./guide.ts";

/** The guide on problems: every code with its explanation and its two examples. */
export function problemsGuide(): Guide {
  const codes = Object.entries(problemCodes);
  const rows = codes.map(
    ([code, { severity, title }]) => `| [\`${code}\`](#${code}) | ${severity} | ${title} |`,
  );
  const sections = codes.map(
    ([code, { severity, title, explanation, bad, good }]) =>
      `## ${code}\n\n${title} (${severity}).\n\n${escaped(explanation)}\n\nBad:\n\n${fenced(bad)}\n\nGood:\n\n${fenced(good)}`,
  );
  const body = [
    "What `site validate` and `site build` can find, each with its code. Errors stop a build, warnings do not; notes are not counted. `site explain CODE` prints the same.",
    `| Code | Severity | What it says |\n| --- | --- | --- |\n${rows.join("\n")}`,
    ...sections,
  ];
  return {
    file: "guides/problems.md",
    text: guideText(
      {
        title: "Problems",
        description: "Every problem that validate and build can find, with a bad and a good example.",
        section: "reference",
        order: 60,
        source: "schema/problems",
      },
      body.join("\n\n"),
    ),
  };
}

const escaped = (text: string) => text.replace(/[<*_]/g, "\\$&");

function fenced(text: string): string {
  return `\`\`\`\`\n${text}\n\`\`\`\``;
}
