import { installHint, isClone, missingPackages } from "./installed-packages.js";

/**
 * What keeps a command from starting on an installation, with what to do about it: nothing if all is fine.
 *
 * @param {string | undefined} command `doctor` lists itself which packages are missing
 * @returns {string | undefined}
 */
export function startProblem(command) {
  if (process.versions.pnp !== undefined)
    return "Blockwork needs a node_modules folder, which Yarn's Plug'n'Play does not make.\n  Write nodeLinker: node-modules into .yarnrc.yml, and run yarn install.";
  const missing = missingPackages();
  if (missing.length === 0 || (command === "doctor" && !isClone)) return undefined;
  const what =
    missing.length === 1 ? "A package that Blockwork needs is" : "Packages that Blockwork needs are";
  return `${what} not installed: ${namesOf(missing)}.\n  ${installHint(missing)}`;
}

/** @param {readonly { readonly name: string }[]} packages */
export function namesOf(packages) {
  const most = 5;
  const names = packages.slice(0, most).map(({ name }) => name);
  if (packages.length > most) names.push(`${packages.length - most} more`);
  return new Intl.ListFormat("en").format(names);
}
