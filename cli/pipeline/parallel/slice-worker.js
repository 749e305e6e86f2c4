import "../../console-to-stderr.js";
import { parentPort, workerData } from "node:worker_threads";
import { loadCode } from "../../start.js";

const { serveSlice } = await loadCode("slice");
await serveSlice(parentPort, workerData);
