import { parentPort, workerData } from "node:worker_threads";
import { loadCode } from "../../start.js";

const { serveSiteWatcher } = await loadCode("site-watcher");
serveSiteWatcher(parentPort, workerData);
