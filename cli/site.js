#!/usr/bin/env node
import { isSupportedNode, nodeVersions } from "./node-versions.js";

if (isSupportedNode(process.versions.node)) await run(process.argv.slice(2));
else
  stop(
    `Blockwork needs Node ${nodeVersions}; this is ${process.versions.node}.\n  Install one of them from https://nodejs.org.`,
  );

/** @param {string[]} args */
async function run(args) {
  // Whoever reads the output may have seen enough, as head does: the command ends as it would have, unread.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (error.code !== "EPIPE" && error.code !== "ERR_STREAM_DESTROYED") throw error;
    });
  }
  const { startProblem } = await import("./start-problem.js");
  const problem = startProblem(args[0]);
  if (problem !== undefined) return stop(problem);
  const { start } = await import("./start.js");
  try {
    process.exitCode = await start(args);
  } catch (error) {
    // Only a clone is compiled when it starts: the package has what it is compiled from.
    const unresolved = error.errors?.find(({ text }) => text.startsWith("Could not resolve"));
    if (!unresolved) throw error;
    const { installHint } = await import("./installed-packages.js");
    stop(`Blockwork can't be started: ${unresolved.text}.\n  ${installHint([])}`);
  }
}

/** @param {string} message */
function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
