import { policySource } from "../../../schema/block/policy-source.ts";

/** As the browser's event has it: https://www.w3.org/TR/CSP3/#securitypolicyviolationevent */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

interface Advice {
  readonly refused: string;
  readonly advice: string;
}

const loadedKinds: Readonly<Record<string, readonly [kind: string, name: string]>> = {
  "img-src": ["pictures", "a picture"],
  "font-src": ["fonts", "a font"],
  "media-src": ["media", "a sound or film"],
  "style-src": ["styles", "a stylesheet"],
};

/** What a script made in the page itself, by directive: a definition names the scheme. */
const madeKinds: Readonly<Record<string, string>> = { "img-src": "pictures", "media-src": "media" };

const addressKeys: Readonly<Record<string, readonly [key: string, name: string]>> = {
  "connect-src": ["connects", "a request"],
  "form-action": ["connects", "a form's target"],
  "frame-src": ["frames", "a frame"],
};

/** Whether the code that is refused gets an error, or a promise that fails, which it may handle. */
export const isThrown = ({ directive, blocked }: Pick<Violation, "directive" | "blocked">): boolean =>
  ["trusted-types", "require-trusted-types-for", "connect-src"].includes(directive) ||
  ["eval", "wasm-eval"].includes(blocked);

export function describeViolation({ directive: given, blocked, sample }: Violation): Advice {
  const directive = given.replace(/-(?:elem|attr)$/, "");
  if (given === "trusted-types") return policyAdvice(sample);
  if (given === "require-trusted-types-for") return htmlAdvice(sample);
  if (blocked === "wasm-eval")
    return { refused: "WebAssembly", advice: `Write into the block's definition: wasm: true` };
  if (blocked === "eval")
    return {
      refused: "code that is made of a text (unsafe-eval)",
      advice: "No definition allows it. Use a build of the package without it, or another package.",
    };
  const [scheme] = /^(?:blob|data):/.exec(blocked.includes(":") ? blocked : `${blocked}:`) ?? [];
  const made = madeKinds[directive];
  if (scheme !== undefined && made !== undefined)
    return {
      refused: `${loadedKinds[directive]?.[1]} from ${scheme}`,
      advice: `Write into the block's definition: loads: () => ({ ${made}: ["${scheme}"] })`,
    };
  const origin = policySource(blocked);
  const [kind, loaded] = loadedKinds[directive] ?? [];
  if (origin !== undefined && kind !== undefined)
    return {
      refused: `${loaded} from ${blocked}`,
      advice: `Write into the block's definition: loads: () => ({ ${kind}: [${JSON.stringify(origin)}] })`,
    };
  const [key, name] = addressKeys[directive] ?? [];
  if (origin !== undefined && key !== undefined)
    return {
      refused: `${name} to ${blocked}`,
      advice: `Write into the block's definition: ${key}: () => [${JSON.stringify(origin)}]`,
    };
  return otherAdvice(directive, given, blocked);
}

function otherAdvice(directive: string, given: string, blocked: string): Advice {
  if (given === "style-src-attr")
    return {
      refused: "a style attribute that a script has set",
      advice: 'Set the properties of element.style instead of setAttribute("style", …) and innerHTML.',
    };
  if (directive === "style-src")
    return {
      refused: "a style element that a script has added",
      advice: "Write the rules into style.scss or a CSS Module, which are known when the site is built.",
    };
  if (directive === "worker-src" || (directive === "script-src" && /^(?:blob|data)/.test(blocked)))
    return {
      refused: `a script or worker from ${blocked}`,
      advice:
        'Start a worker from a file: new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })',
    };
  const host = policySource(blocked);
  if (directive === "script-src" && host !== undefined)
    return {
      refused: `a script from ${blocked}`,
      advice: `For an island that loads it with loadScript(), write into the block's definition: loads: () => ({ scripts: [${JSON.stringify(host)}] }); for all pages, name it in site.head.scripts of site.config.json.`,
    };
  if (directive === "script-src")
    return {
      refused: blocked === "inline" ? "a script in the markup" : `a script from ${blocked}`,
      advice: "Import the script as a package, or name it in site.head.scripts of site.config.json.",
    };
  const refused = `${blocked} (${given})`;
  if (/^(?:data|blob)/.test(blocked))
    return { refused, advice: "Import the file, which is published in assets/, and use its address." };
  return { refused, advice: "Publish the file with the site, or name its host in the block's definition." };
}

function policyAdvice(name: string): Advice {
  return {
    refused: `the Trusted Types policy "${name}"`,
    advice: `Write into the block's definition: trustedTypes: [${JSON.stringify(name)}]; and allowDuplicatePolicies: true, if it is created twice`,
  };
}

function htmlAdvice(sample: string): Advice {
  const [sink = "", text = ""] = sample.split(/\|(.*)/s);
  const shown = text ? `: ${text.trim()}` : "";
  const host = /ScriptElement|^Worker/.test(sink) ? policySource(text.trim()) : undefined;
  if (host !== undefined)
    return {
      refused: `a script from ${text.trim()} (${sink})`,
      advice: `Write into the block's definition: loads: () => ({ scripts: [${JSON.stringify(host)}] })`,
    };
  if (/^(?:eval|Function)\b/.test(sink))
    return {
      refused: `code that is made of a text (${sink})`,
      advice:
        "No definition allows it. Use a build of the package without it, or its option that does without.",
    };
  return {
    refused: `a text where HTML or a script is set (${sink})${shown}`,
    advice:
      "Pass HTML that the build has made through trustedHtml(); for a package that sets HTML, write into the block's definition: setsHtml: true",
  };
}
