/** The versions of Node that Blockwork runs on, as package.json writes them: those of Vite, which it bundles with. */
export const nodeRange = "^20.19.0 || >=22.12.0";

/** The same for people. */
export const nodeVersions = "20.19 or a later 20, or 22.12 or newer";

/**
 * Whether Blockwork runs on a version of Node, such as `22.12.0`.
 *
 * @param {string} version
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 20) return minor >= 19;
  return major > 22 || (major === 22 && minor >= 12);
}
