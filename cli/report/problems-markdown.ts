import { problemCodes } from "../../schema/problem-codes.ts";

/** docs/problems.md: every code with its explanation and its two examples. */
export function problemsMarkdown(): string {
  const rows = Object.entries(problemCodes).map(
    ([code, { severity, title }]) => `| [\`${code}\`](#${code}) | ${severity} | ${title} |`,
  );
  const sections = Object.entries(problemCodes).map(
    ([code, { severity, title, explanation, bad, good }]) =>
      `## ${code}\n\n${title} (${severity}).\n\n${escaped(explanation)}\n\nBad:\n\n${fenced(bad)}\n\nGood:\n\n${fenced(good)}\n`,
  );
  return `# Problems\n\n${introduction}\n\n| Code | Severity | What it says |\n| --- | --- | --- |\n${rows.join("\n")}\n\n${sections.join("\n")}`;
}

const introduction =
  "What `site validate` and `site build` can find, each with its code. Errors stop a build, warnings do not. `site explain CODE` prints the same. " +
  "This page is written by `npm run docs` from [`schema/problems/`](../schema/problems).";

const escaped = (text: string) => text.replace(/[<*_]/g, "\\$&");

function fenced(text: string): string {
  return `\`\`\`\`\n${text}\n\`\`\`\``;
}
