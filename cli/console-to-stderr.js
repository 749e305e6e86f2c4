import { Console } from "node:console";

/** Own code and what it imports may log: standard output is what a command prints, such as JSON. */
globalThis.console = new Console({ stdout: process.stderr, stderr: process.stderr });
