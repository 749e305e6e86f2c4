import type { Problem, RelatedLocation } from "../../schema/problems/problem.ts";
import { type CodeTable, problemCodes } from "../../schema/problems/problem-codes.ts";

export function formatSarif(problems: readonly Problem[], known: CodeTable = problemCodes): string {
  const codes = [...new Set(problems.map(({ code }) => code))];
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "Blockwork",
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: known[code]?.title },
              fullDescription: { text: known[code]?.explanation },
              defaultConfiguration: { level: known[code]?.severity },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: problems.map(({ code, severity, message, suggestion, related = [], ...at }) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: severity,
          message: { text: suggestion ? `${message} ${suggestion}` : message },
          locations: [{ physicalLocation: location(at) }],
          ...(related.length > 0 && { relatedLocations: related.map(relatedLocation) }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function location({ file, line = 1, column = 1 }: Pick<Problem, "file" | "line" | "column">) {
  return {
    artifactLocation: { uri: file.split("/").map(encodeURIComponent).join("/") },
    region: { startLine: line, startColumn: column },
  };
}

function relatedLocation(place: RelatedLocation, index: number) {
  return { id: index + 1, message: { text: place.message }, physicalLocation: location(place) };
}
