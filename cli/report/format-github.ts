import type { Problem } from "../../schema/problems/problem.ts";

export function formatGithub(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, file, line, column, code, message, suggestion }) => {
      const properties = Object.entries({ file, line: line ?? 1, col: column ?? 1, title: code });
      const written = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(",");
      return `::${severity === "note" ? "notice" : severity} ${written}::${escapeData(suggestion ? `${message} ${suggestion}` : message)}\n`;
    })
    .join("");
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
