#!/usr/bin/env node
import { isSupportedNode, nodeVersions } from "./node-versions.js";

if (!isSupportedNode(process.versions.node)) {
  process.stderr.write(
    `Blockwork needs Node ${nodeVersions}; this is ${process.versions.node}.\n  Install one of them from https://nodejs.org.\n`,
  );
  process.exitCode = 2;
} else {
  // Whoever reads the output may have seen enough, as head does: the command ends as it would have, unread.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error) => {
      if (error.code !== "EPIPE" && error.code !== "ERR_STREAM_DESTROYED") throw error;
    });
  }
  const { start } = await import("./start.js");
  process.exitCode = await start(process.argv.slice(2));
}
