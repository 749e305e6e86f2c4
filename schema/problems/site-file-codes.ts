import type { CodeText } from "./code-definition.ts";

export const siteFileCodes = {
  "bad-file-name": {
    title: "A file's name can't be published",
    explanation:
      "Some disks and servers refuse the name: it is that of a device, ends in a dot or a space, or holds characters such as : or ?.",
    bad: "content/files/menu?.pdf",
    good: "content/files/menu.pdf",
  },
  "bad-icon": {
    title: "An icon can't be used",
    explanation:
      "An icon of content/icons is an SVG with a viewBox and shapes only: paths, circles, rectangles, lines. Scripts, styles, pictures and texts in it are refused, because the drawing becomes a part of the page.",
    bad: '<svg><image href="logo.png"/></svg>',
    good: '<svg viewBox="0 0 24 24"><path d="M4 12h16"/></svg>',
  },
  "bad-font": {
    title: "A font can't be used",
    explanation:
      "A font of content/fonts is a WOFF2 file, which every browser reads. The file is of another kind, or damaged.",
    bad: "content/fonts/hallam.woff2 (a renamed TTF)",
    good: "content/fonts/hallam.woff2 (converted to WOFF2)",
  },
  "file-clash": {
    title: "A file has the address of something else",
    explanation:
      "What is in public/ is copied beside the pages. A file there may take the place of one that is generated, such as robots.txt, but not that of a page, nor lie in a folder that is written anew by every build.",
    bad: 'public/about/index.html beside { "path": "/about" }',
    good: "public/old-about/index.html",
  },
  "active-file": {
    title: "A download is a file that is run",
    explanation:
      "What is in content/files is for visitors to keep. Browsers run pages, drawings and scripts with the rights of the site, servers run .php and its kind, also where the ending stands in the middle of the name, and computers run programs. Files for browsers are a developer's matter and belong into public/.",
    bad: "content/files/price-list.html",
    good: "content/files/price-list.pdf",
  },
  "file-kind": {
    title: "A file is not known to be harmless",
    explanation:
      "Documents, pictures, sound, film, texts, archives, calendars, contacts and fonts are known by their name and their first bytes. This file is of another kind, or not what its name says; or it is in public/ and is one that servers or computers run.",
    bad: "content/files/menu.pdf (a renamed web page)",
    good: "content/files/menu.pdf (exported as PDF)",
  },
  "unordered-entry": {
    title: "An entry is not in the order",
    explanation:
      'The entries of a collection with "sort": "manual" stand in the order of its order.json. One that is not listed there comes after all others.',
    bad: '["rye"] beside content/breads/spelt.md',
    good: '["rye", "spelt"]',
  },
  "bad-block": {
    title: "A block of the site's own is wrong",
    explanation:
      "A block must be what every built-in one is: its type is the name of its folder, its schema has titles and descriptions, its sample fits its schema, its texts are in catalogues, and the collections and icons that it names exist.",
    bad: 'defineBlock({ type: "prices", … }) in blocks/price-list/',
    good: 'defineBlock({ type: "price-list", … }) in blocks/price-list/',
  },
  "runtime-styles": {
    title: "A package adds its styles at run time",
    explanation:
      "Libraries such as styled-components and Emotion, and many components that come ready to use, add a style element to the page in the browser. The Content-Security-Policy of a page allows only rules whose hashes the build has written into it, so these never apply. What the code of the block reaches is read for it: what an option of the package leaves out, or a part of the package that the block does not use, is not reported. CSS Modules, vanilla-extract, StyleX and Panda make their rules at build, as style.scss does.",
    bad: "const Card = styled.article`padding: 1rem;`;",
    good: "<article className={styles.card}>, with .card { padding: 1rem } in card.module.css",
  },
  "runtime-code": {
    title: "A package makes code of a text at run time",
    explanation:
      "Packages that compile templates or schemas evaluate a text as code in the browser (by eval or the Function constructor), which the Content-Security-Policy of every page refuses; no key of a definition allows it. Where the package handles the refusal, as zod does, nothing is reported.",
    bad: "new Ajv().compile(schema) in an island",
    good: "The validator that ajv/dist/standalone has written when the site is built",
  },
  "missing-permission": {
    title: "A package needs what a block's definition does not allow",
    explanation:
      "Some packages set HTML from texts, create a Trusted Types policy or run WebAssembly in the browser. The Content-Security-Policy of a page refuses that until the definition of the block allows it, which is a decision of whoever writes the block: site explain has what each key opens. Until then the island stops with an error in the browser's console, or lacks a part. What the code of an island reaches is read for it.",
    bad: "An editor that sets HTML in an island, and nothing in the definition of the block",
    good: "setsHtml: true in the definition",
  },
  "missing-styles": {
    title: "A package is used without its stylesheet",
    explanation:
      "A map, a carousel or a date picker that is imported from a package looks broken without the rules that the package brings in a file of its own: its parts lie on top of each other. The code of the block imports that file, beside the package or in style.scss, and the pages with the block get it. A block that draws all of it by rules of its own says so with ownStylesFor.",
    bad: "A map of react-leaflet in an island, and no CSS",
    good: '@use "pkg:leaflet/dist/leaflet.css"; in style.scss, or the same file imported in island.tsx',
  },
  "split-context": {
    title: "A React context ends between two islands",
    explanation:
      "Each island is a React root of its own, and the view around it is rendered on the server alone. A provider in the view, or in another island, does not reach an island, where useContext() gives the default value without an error. What islands share is kept in a slice of the page's store, or in a store that they import, such as one of Zustand.",
    bad: "<CartProvider> in blocks/shop/island.tsx, and useCart() in blocks/total/island.tsx",
    good: 'export const cartOf = createSlice("cart", []), which both islands read by useSlice(cartOf)',
  },
  "node-module": {
    title: "A view imports a module of Node",
    explanation:
      "The view of a block runs in two places: in Node, when a page is built, and in the browser that the editor runs in, which has no node:fs and the like. There the block stays empty. What an island imports runs in browsers only, so a module of Node is an error in it.",
    bad: 'JSON.parse(readFileSync("prices.json", "utf8")) in blocks/prices/view.tsx',
    good: "The module imports prices.json, or the prices are a prop.",
  },
  "running-timer": {
    title: "A block leaves a timer running",
    explanation:
      "Own code has called setInterval or setTimeout while it was loaded or its samples were drawn, and did not clear it. The server has no use for it: what it does comes after the page is drawn. The command ends all the same. A package may do so too, in what it draws or when it is imported.",
    bad: "setInterval(refresh, 1000) at the top of blocks/prices/view.tsx",
    good: "useEffect(() => { const timer = setInterval(refresh, 1000); return () => clearInterval(timer); }, []) in island.tsx",
  },
} as const satisfies Record<string, CodeText>;
