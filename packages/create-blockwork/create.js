#!/usr/bin/env node
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const blockwork = dirname(createRequire(import.meta.url).resolve("blockwork/package.json"));

// The command line takes its arguments from the process.
process.argv.splice(2, 0, "init");
await import(pathToFileURL(join(blockwork, "cli/site.js")).href);
