#!/usr/bin/env node
import "./console-to-stderr.js";
import { internalSentence, systemSentence } from "./describe-error.js";
import { isSupportedNode, nodeVersions } from "./node-versions.js";

/** Without anything that runs, a process ends before it. */
const graceMs = 300;

if (isSupportedNode(process.versions.node)) await run(process.argv.slice(2));
else
  stop(
    `Blockwork needs Node ${nodeVersions}; this is ${process.versions.node}.\n  Install one of them from https://nodejs.org.`,
  );

/** @param {string[]} args */
async function run(args) {
  process.on("uncaughtException", (error) => {
    // `site dev` has a listener of its own, and goes on.
    if (process.listenerCount("uncaughtException") === 1) fail(error);
  });
  process.stdout.on("error", (error) => onStreamError(error, process.stderr));
  process.stderr.on("error", (error) => onStreamError(error));
  try {
    process.cwd();
  } catch (error) {
    return fail(error);
  }
  const { startProblem } = await import("./start-problem.js");
  const problem = startProblem(args[0]);
  if (problem !== undefined) return stop(problem);
  const { start } = await import("./start.js");
  try {
    process.exitCode = await start(args);
    endSoon();
  } catch (error) {
    // Only a clone is compiled when it starts: the package has what it is compiled from.
    const unresolved = error.errors?.find(({ text }) => text.startsWith("Could not resolve"));
    if (!unresolved) throw error;
    const { installHint } = await import("./installed-packages.js");
    stop(`Blockwork can't be started: ${unresolved.text}.\n  ${installHint([])}`);
  }
}

/** What own code has left running, such as a timer or a connection, does not keep the process once all is printed. */
function endSoon() {
  const printed = (/** @type {NodeJS.WriteStream} */ stream) =>
    new Promise((done) => stream.write("", () => done(undefined)));
  setTimeout(async () => {
    await Promise.all([process.stdout, process.stderr].map(printed));
    process.exit();
  }, graceMs).unref();
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {NodeJS.WriteStream} [other] where it can be reported
 */
function onStreamError(error, other) {
  // Whoever reads the output may have seen enough, as head does: the command ends as it would have, unread.
  if (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED") return;
  // What was to be printed is not there to be read, whatever it was.
  process.on("exit", () => {
    process.exitCode = 2;
  });
  other?.write(`${systemSentence(error)}\n`);
}

/** @param {unknown} error */
function fail(error) {
  const sentence = systemSentence(error);
  process.stderr.write(`${sentence ?? internalSentence(error, Boolean(process.env.BLOCKWORK_DEBUG))}\n`);
  process.exit(sentence === undefined ? 3 : 2);
}

/** @param {string} message */
function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
