import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { fileOfBlock } from "../../assets/own-code/block-schemas.ts";
import { type LoadedBlock, registryFile } from "../../assets/own-code/load-blocks.ts";
import { type RunningTimer, runningTimers } from "../../assets/own-code/own-timers.ts";

/** Reports `running-timer` for what own code has started while it was loaded or its samples were drawn, and not cleared. */
export function checkTimers(root: string, blocks: readonly LoadedBlock[]): Problem[] {
  const own = blocks.filter((each) => each.own);
  const problems = new Map<string, Problem>();
  for (const timer of own.length > 0 ? runningTimers(root) : []) {
    const problem = timerProblem(timer, own);
    problems.set(JSON.stringify(problem), problem);
  }
  return [...problems.values()];
}

const toEffect = "Start timers in an effect of an island, which runs in browsers only, or clear them.";
const toClientOnly =
  "Pages are right all the same, and commands end. To be rid of it, import the package in an island with clientOnly and a placeholder, whose code the server does not run.";

function timerProblem({ starter, block, name, place }: RunningTimer, own: readonly LoadedBlock[]): Problem {
  const isOwner = (each: LoadedBlock) =>
    block ? each.block === block : place?.file.startsWith(`blocks/${each.block.type}/`);
  const owner = own.find(isOwner);
  const file =
    place?.file ?? (owner ? fileOfBlock(owner.block.type, owner.folder, "view.tsx") : registryFile);
  const what = owner ? `The block "${owner.block.type}"` : file;
  const by = name === undefined ? starter : `${starter} in the package ${name}`;
  const problem = createProblem(
    "running-timer",
    { file, pointer: "" },
    `${what} leaves a timer running, which ${by} has started.`,
    name === undefined ? toEffect : toClientOnly,
  );
  return place ? { ...problem, line: place.line, column: place.column } : problem;
}
