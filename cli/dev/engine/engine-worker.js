import "../../console-to-stderr.js";
import { parentPort, workerData } from "node:worker_threads";
import { loadCode } from "../../start.js";

// Where something throws is told by the line that its author wrote.
process.setSourceMapsEnabled(true);

try {
  const { serveSiteEngine } = await loadCode("site-engine");
  serveSiteEngine(parentPort, workerData);
  parentPort?.postMessage({ ready: true });
} catch (error) {
  parentPort?.postMessage({ ready: false, failure: sentence(error) });
}

/** @param {any} error what esbuild says, or whatever else a module threw while it was loaded */
function sentence({ errors, message }) {
  const [first] = errors ?? [];
  if (!first) return `The code could not be run: ${message}`;
  const { file, line, column } = first.location ?? {};
  return `The code could not be compiled: ${first.text}${file ? `\n  ${file}:${line}:${column + 1}` : ""}`;
}
