// In place of js-yaml in our bundle: gray-matter asks for it, and is given another reader of YAML (schema/read-yaml.ts).
const refuse = () => {
  throw new Error("Front matter is read by schema/read-yaml.ts.");
};

module.exports = { safeLoad: refuse, safeDump: refuse };
