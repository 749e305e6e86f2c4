#!/usr/bin/env node
// React renders four to nine times slower unless this is set before it is first imported.
process.env.NODE_ENV ??= "production";
const { register } = await import("tsx/esm/api");
register();
const { run } = await import("./main.ts");
process.exitCode = await run(process.argv.slice(2));
