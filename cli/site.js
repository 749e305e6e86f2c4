#!/usr/bin/env node
const oldest = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    `Blockwork needs Node ${oldest.join(".")} or newer; this is ${process.versions.node}.\n  Install a newer one from https://nodejs.org.\n`,
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
