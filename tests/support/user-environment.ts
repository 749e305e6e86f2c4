import { delimiter } from "node:path";

/** The environment of a person's terminal: without what npm, Vitest and the tests add to that of this process. */
export function userEnvironment(): NodeJS.ProcessEnv {
  const added = /^(npm_(?!config_)|npm_config_local_prefix|INIT_CWD|NODE_ENV|TEST|VITEST|VITE_|BLOCKWORK_)/;
  const kept = Object.entries(process.env).filter(([name]) => !added.test(name));
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
