import { expect, it } from "vitest";
import { describeViolation } from "./describe-violation.ts";

const tiles = "https://tiles.example/12/1.png";

it.each([
  ["img-src", tiles, "", "a picture from", 'loads: () => ({ pictures: ["https://tiles.example"] })'],
  ["font-src", tiles, "", "a font from", 'loads: () => ({ fonts: ["https://tiles.example"] })'],
  ["media-src", tiles, "", "a sound or film from", 'loads: () => ({ media: ["https://tiles.example"] })'],
  ["style-src-elem", tiles, "", "a stylesheet from", 'loads: () => ({ styles: ["https://tiles.example"] })'],
  ["connect-src", tiles, "", "a request to", 'connects: () => ["https://tiles.example"]'],
  ["form-action", tiles, "", "a form's target to", 'connects: () => ["https://tiles.example"]'],
  ["frame-src", tiles, "", "a frame to", 'frames: () => ["https://tiles.example"]'],
  ["script-src", "wasm-eval", "", "WebAssembly", "wasm: true"],
  ["script-src", "eval", "", "unsafe-eval", "a build of the package without it"],
  ["trusted-types", "trusted-types-policy", "dompurify", 'policy "dompurify"', 'trustedTypes: ["dompurify"]'],
  [
    "require-trusted-types-for",
    "trusted-types-sink",
    "Element innerHTML|<svg/>",
    "(Element innerHTML): <svg/>",
    "setsHtml: true",
  ],
  [
    "require-trusted-types-for",
    "trusted-types-sink",
    "HTMLScriptElement src|https://js.pay.example/v3",
    "a script from https://js.pay.example/v3",
    'loads: () => ({ scripts: ["https://js.pay.example"] })',
  ],
  [
    "require-trusted-types-for",
    "trusted-types-sink",
    "Function|(function anonymous() {})",
    "code that is made of a text (Function)",
    "No definition allows it",
  ],
  ["img-src", "blob", "", "a picture from blob:", 'loads: () => ({ pictures: ["blob:"] })'],
  ["media-src", "data", "", "a sound or film from data:", 'loads: () => ({ media: ["data:"] })'],
  ["style-src-attr", "inline", "", "a style attribute", "element.style"],
  ["style-src-elem", "inline", "", "a style element", "style.scss"],
  ["worker-src", "blob", "", "worker from blob", 'new Worker(new URL("./worker.ts", import.meta.url)'],
  [
    "script-src-elem",
    "https://cdn.example/a.js",
    "",
    "a script from https://cdn.example/a.js",
    'loads: () => ({ scripts: ["https://cdn.example"] })',
  ],
  ["script-src-attr", "inline", "", "a script in the markup", "Import the script"],
  ["font-src", "data", "", "data (font-src)", "Import the file"],
  ["manifest-src", tiles, "", "(manifest-src)", "Publish the file"],
])("%s of %s says what to write", (directive, blocked, sample, refused, advice) => {
  const found = describeViolation({ directive, blocked, sample });
  expect(found.refused).toContain(refused);
  expect(found.advice).toContain(advice);
});
