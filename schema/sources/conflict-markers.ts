import { createProblem, type Problem } from "../problems/problem.ts";
import { pointerAtEnd } from "./pointer-at-end.ts";
import { positionAt } from "./source.ts";

const mark = /^(?:<{7}(?:\r?$|[ \t])|>{7}[ \t])/;
const fence = /^ {0,3}(`{3,}|~{3,})(.*)/s;

export function conflictMarkerProblem(file: string, text: string): Problem | undefined {
  if (!text.includes("<<<<<<<") && !text.includes(">>>>>>>")) return undefined;
  const offset = markOffset(text, file.endsWith(".md") ? startOfBody(text) : text.length);
  if (offset === undefined) return undefined;
  const place = { file, pointer: pointerAtEnd(file, text.slice(0, offset)) };
  const message = `Git has left the marks of an unfinished merge in ${file}.`;
  const hint =
    "Keep one of the two versions, and delete the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.";
  return { ...createProblem("merge-marks", place, message, hint), ...positionAt(text, offset) };
}

function startOfBody(text: string): number {
  const end = text.startsWith("---") ? text.indexOf("\n---", 3) : -1;
  return end === -1 ? text.length : end;
}

function markOffset(text: string, bodyStart: number): number | undefined {
  const lines = text.split("\n");
  let open: string | undefined;
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const isBody = offset > bodyStart;
    const before = open;
    if (isBody) open = fenceAfter(open, line);
    const isQuotation = isBody && isInQuotation(line, lines[index - 1], lines[index + 1]);
    if (before === undefined && !isQuotation && mark.test(line)) return offset;
    offset += line.length + 1;
  }
  return undefined;
}

function fenceAfter(open: string | undefined, line: string): string | undefined {
  const [, signs = "", rest = ""] = fence.exec(line) ?? [];
  if (signs === "") return open;
  if (open === undefined) return signs.startsWith("~") || !rest.includes("`") ? signs : undefined;
  return signs.startsWith(open) && rest.trim() === "" ? undefined : open;
}

const deep = ">>>>>";

function isInQuotation(line: string, previous = "", next = ""): boolean {
  return line.startsWith(">") && (previous.startsWith(deep) || next.startsWith(deep));
}
