import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

/** One way to import something, as an island does it, and what is seen of it. */
export interface ImportRow {
  readonly name: string;
  /** What the guide's table calls it. */
  readonly import: string;
  /** The module of the island: its default export renders `.probe`. */
  readonly island: string;
  /** Other files beside it. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Of the whole site, by their paths in it. */
  readonly siteFiles?: Readonly<Record<string, string>>;
  /** Of the probe, once it is hydrated. */
  readonly text?: string;
  /** Of the probe before that, where it differs. */
  readonly textBefore?: string;
  readonly style?: readonly [property: string, value: string | RegExp];
  /** Keys of its definition. */
  readonly definition?: string;
}

export const red = "rgb(200, 0, 0)";
const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>\n';
const face = readFileSync(
  join(packageRoot, "node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2"),
);
/** Exports `answer`, which gives 42. */
const wasm = Buffer.from("AGFzbQEAAAABBQFgAAF/AwIBAAcKAQZhbnN3ZXIAAAoGAQQAQSoL", "base64");

export const probe = (content: string, before = "") =>
  `${before}\nexport default function Probe() {\n  return <div className="probe">${content}</div>;\n}\n`;
export const named = (className: string, before: string) =>
  `${before}\nexport default function Probe() {\n  return <div className={${className}}>styled</div>;\n}\n`;
/** The width of a picture by its address, once it is loaded. */
const shownPicture = (address: string, before: string) =>
  `import { useEffect, useRef, useState } from "react";
${before}
export default function Probe() {
  const [text, setText] = useState("not yet");
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => { ref.current?.decode().then(() => setText("shown"), (error) => setText(String(error))); }, []);
  return <div className="probe"><img alt="" src={${address}} ref={ref} />{text}</div>;
}
`;
const inEffect = (body: string, before = "") =>
  `import { useEffect, useState } from "react";
${before}
export default function Probe() {
  const [text, setText] = useState("not yet");
  useEffect(() => { ${body} }, []);
  return <div className="probe">{text}</div>;
}
`;

/** What an own block may import: the rows of the table in the guide to own blocks, and what each comes to. */
export const importRows: readonly ImportRow[] = [
  {
    name: "css",
    import: 'import "./box.css"',
    island: probe("styled", 'import "./box.css";'),
    files: { "box.css": `.import-css .probe { color: ${red}; }\n` },
    style: ["color", red],
  },
  {
    name: "scss",
    import: 'import "./box.scss"',
    island: probe("styled", 'import "./box.scss";'),
    files: { "box.scss": `$colour: ${red};\n.import-scss { .probe { color: $colour; } }\n` },
    style: ["color", red],
  },
  {
    name: "css-module",
    import: 'import styles from "./box.module.css"',
    island: named('["probe", styles.box].join(" ")', 'import styles from "./box.module.css";'),
    files: { "box.module.css": `.box { color: ${red}; }\n` },
    style: ["color", red],
  },
  {
    name: "scss-module",
    import: 'import styles from "./box.module.scss"',
    island: named('["probe", styles.box].join(" ")', 'import styles from "./box.module.scss";'),
    files: { "box.module.scss": `.box { & { color: ${red}; } }\n` },
    style: ["color", red],
  },
  {
    name: "css-picture",
    import: "url(./dot.png) in CSS",
    island: probe("styled", 'import "./box.css";'),
    files: {
      "box.css": ".import-css-picture .probe { background-image: url(./dot.png); }\n",
      "dot.png": dot,
    },
    style: ["backgroundImage", /\/assets\/dot\.[\w-]+\.png/],
  },
  {
    name: "package-css",
    import: 'import "leaflet/dist/leaflet.css"',
    island: named('"probe leaflet-control-layers-toggle"', 'import "leaflet/dist/leaflet.css";'),
    style: ["backgroundImage", /\/assets\/layers\.[\w-]+\.png/],
  },
  {
    name: "package-export-css",
    import: 'import "swiper/css"',
    island: named('"probe swiper-wrapper"', 'import "swiper/css";'),
    style: ["display", "flex"],
  },
  {
    name: "pkg-use",
    import: '@use "pkg:swiper/css"',
    island: named('"probe swiper-wrapper"', 'import "./box.scss";'),
    files: { "box.scss": `@use "pkg:swiper/css";\n.import-pkg-use .probe { color: ${red}; }\n` },
    style: ["color", red],
  },
  {
    name: "json",
    import: 'import places from "./places.json"',
    island: probe("{places.length} places", 'import places from "./places.json";'),
    files: { "places.json": '["Bern", "Basel"]\n' },
    text: "2 places",
  },
  {
    name: "raw",
    import: 'import text from "./notes.txt?raw"',
    island: probe("{text.trim()}", 'import text from "./notes.txt?raw";'),
    files: { "notes.txt": "As it is written.\n" },
    text: "As it is written.",
  },
  {
    name: "url",
    import: 'import address from "./notes.txt?url"',
    island: probe(
      '{address.replace(/.*\\/assets\\//, "").replace(/\\.[\\w-]+\\./, ".")}',
      'import address from "./notes.txt?url";',
    ),
    files: { "notes.txt": "As it is written.\n" },
    text: "notes.txt",
  },
  {
    name: "inline-css",
    import: 'import css from "./box.css?inline"',
    island: probe('{css.includes("teal") ? "a text" : "nothing"}', 'import css from "./box.css?inline";'),
    files: { "box.css": ".probe { color: teal; }\n" },
    text: "a text",
  },
  {
    name: "svg",
    import: 'import plan from "./plan.svg"',
    island: shownPicture("plan", 'import plan from "./plan.svg";'),
    files: { "plan.svg": drawing },
    text: "shown",
    textBefore: "not yet",
  },
  {
    name: "png",
    import: 'import dot from "./dot.png"',
    island: shownPicture("dot", 'import dot from "./dot.png";'),
    files: { "dot.png": dot },
    text: "shown",
    textBefore: "not yet",
  },
  {
    name: "new-url",
    import: 'new URL("./dot.png", import.meta.url).href',
    island: shownPicture('new URL("./dot.png", import.meta.url).href', ""),
    files: { "dot.png": dot },
    text: "shown",
    textBefore: "not yet",
  },
  {
    name: "worker",
    import: 'new Worker(new URL("./sum.ts", import.meta.url), { type: "module" })',
    island: inEffect(
      'const worker = new Worker(new URL("./sum.ts", import.meta.url), { type: "module" }); worker.onmessage = ({ data }) => setText("sum " + data); worker.postMessage([2, 3]);',
    ),
    files: {
      "sum.ts":
        "self.onmessage = ({ data }: MessageEvent<number[]>) => self.postMessage(data.reduce((a, b) => a + b, 0));\n",
    },
    text: "sum 5",
    textBefore: "not yet",
  },
  {
    name: "worker-query",
    import: 'import Sum from "./sum.ts?worker"',
    island: inEffect(
      "const worker = new Sum(); worker.onmessage = ({ data }) => setText('sum ' + data); worker.postMessage([2, 4]);",
      'import Sum from "./sum.ts?worker";',
    ),
    files: {
      "sum.ts":
        "self.onmessage = ({ data }: MessageEvent<number[]>) => self.postMessage(data.reduce((a, b) => a + b, 0));\n",
    },
    text: "sum 6",
    textBefore: "not yet",
  },
  {
    name: "wasm",
    import: 'import init from "./answer.wasm?init"',
    island: inEffect(
      "void init().then(({ exports }) => setText('answer ' + (exports.answer as () => number)()));",
      'import init from "./answer.wasm?init";',
    ),
    files: { "answer.wasm": wasm },
    definition: "wasm: true,",
    text: "answer 42",
    textBefore: "not yet",
  },
  {
    name: "glob",
    import: 'import.meta.glob("./notes/*.json", { eager: true, import: "title" })',
    island: probe(
      '{Object.values(titles).join(", ")}',
      'const titles = import.meta.glob<string>("./notes/*.json", { eager: true, import: "title" });',
    ),
    files: { "notes/a.json": '{ "title": "One" }\n', "notes/b.json": '{ "title": "Two" }\n' },
    text: "One, Two",
  },
  {
    name: "env",
    import: "import.meta.env.VITE_CITY",
    island: probe("{import.meta.env.VITE_CITY} {String(import.meta.env.SECRET)}"),
    siteFiles: { ".env": "VITE_CITY=Bern\nSECRET=hidden\n" },
    text: "Bern undefined",
  },
  {
    name: "paths",
    import: "paths in tsconfig.json",
    island: probe("{greeting}", 'import { greeting } from "@/greeting";'),
    siteFiles: {
      "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }\n',
      "lib/greeting.ts": 'export const greeting = "Good day";\n',
    },
    text: "Good day",
  },
  {
    name: "common-js",
    import: 'import Slider from "react-slick"',
    island: probe("<Slider />", 'import Slider from "../../packages/slider/index.cjs";'),
    siteFiles: {
      // As `site init` writes it.
      "package.json": '{ "private": true, "type": "module" }\n',
      "packages/slider/index.cjs": `Object.defineProperty(exports, "__esModule", { value: true });
exports.default = () => "slides";
`,
    },
    text: "slides",
  },
  {
    name: "enum",
    import: "enum",
    island: probe("{Side[Side.Left]}", "enum Side {\n  Left,\n  Right,\n}"),
    text: "Left",
  },
  {
    name: "lazy-import",
    import: 'await import("./late.ts")',
    island: inEffect('void import("./late.ts").then(({ late }) => setText(late));'),
    files: { "late.ts": 'export const late = "came late";\n' },
    text: "came late",
    textBefore: "not yet",
  },
  {
    name: "jsx-file",
    import: 'import { Word } from "./word.jsx"',
    island: probe("<Word />", 'import { Word } from "./word.jsx";'),
    files: { "word.jsx": "export const Word = () => <b>word</b>;\n" },
    text: "word",
  },
  {
    name: "font",
    import: "url(./face.woff2) in CSS",
    island: inEffect(
      'void document.fonts.load("16px Own").then((faces) => setText(faces.length === 1 ? "loaded" : "no face"), (error) => setText(String(error)));',
      'import "./face.css";',
    ),
    files: { "face.css": "@font-face { font-family: Own; src: url(./face.woff2); }\n", "face.woff2": face },
    text: "loaded",
    textBefore: "not yet",
  },
];
