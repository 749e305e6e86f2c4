import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProblemCode } from "../../schema/problems/problem-codes.ts";
import type { Changes } from "./broken-site.ts";
import { editConfig, type LooseConfig } from "./broken-site.ts";
import { packageRoot } from "./package-root.ts";

const smallSite = join(packageRoot, "tests/fixtures/small-site");

export const config = "site.config.json";
export const post = "content/posts/loft-rooms.md";
export const catalogue = "content/media/media.json";

/** A change to the value of the small site's config. */
export const edited = (edit: (config: LooseConfig) => void): Changes => ({ [config]: editConfig(edit) });

/** A text put in the place of another that must be there. */
export const replaced =
  (before: string, after: string) =>
  (text: string): string => {
    if (!text.includes(before)) throw new Error(`${before} is not in the file.`);
    return text.replace(before, () => after);
  };

/** A post whose text is this. */
export const postBody = (body: string): Changes => ({
  [post]: (text) => `${text.slice(0, text.indexOf("---\n", 4) + 4)}${body}\n`,
});

const pageBlock = (edit: (props: Record<string, unknown>) => void, page = 0, block = 3) =>
  edited(({ pages }) => edit(pages[page]?.blocks[block]?.props ?? {}));

const longText = (length: number) => "Drawings and surveys. ".repeat(Math.ceil(length / 22)).trim();

interface LooseModel {
  readonly settings: Record<string, object>;
  readonly collections: Record<string, object>;
}

/** A change to the value of the small site's model. */
const editedModel = (edit: (model: LooseModel) => void): Changes => ({
  "content/model.json": (text) => {
    const model = JSON.parse(text) as LooseModel;
    edit(model);
    return JSON.stringify(model, null, 2);
  },
});

/** The first bytes of an MP4. */
const film = "\0\0\0\x18ftypisom\0\0\0\0isommp42";

const withVideo = (source: object, files: Changes = {}): Changes => ({
  ...files,
  ...edited(({ pages }) => {
    const props = { name: "How it is made", poster: "house.jpg", ...source };
    pages[0]?.blocks.push({ id: "film", type: "video", props });
  }),
});

/** For every code, the smallest change to the small site that provokes it. */
export const provocations: Readonly<Record<ProblemCode, Changes>> = {
  "file-missing": { [config]: undefined },
  "file-unreadable": { [post]: { linkTo: "/etc/hostname" } },
  "stray-file": { "content/posts/notes.markdown": "Notes" },
  encoding: { [config]: replaced("Small & Sons", "Small \\u0007 Sons") },
  "bad-file-name": { "public/con.txt": "A device." },
  "bad-icon": { "content/icons/loaf.svg": '<svg viewBox="0 0 1 1"><script/></svg>' },
  "bad-font": { "content/fonts/brand.woff2": "A text that was renamed." },
  "file-clash": { "public/index.html": "A page." },
  "active-file": { "content/files/prices.php.txt": "A list." },
  "file-kind": { "content/files/menu.pdf": "A text that was renamed." },
  "unordered-entry": {
    ...editedModel(({ collections }) => {
      collections.categories = { ...collections.categories, sort: "manual" };
    }),
    "content/categories/order.json": '["news"]\n',
  },
  "bad-block": {
    "blocks/index.ts": 'export const blocks = [{ type: "notice", schema: {}, view: () => null }];',
  },
  "runtime-styles": {
    "blocks/index.ts": `import "goober";
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => null }];`,
    "node_modules/goober/index.js":
      'const sheet = () => document.head.append(document.createElement("style"));\nif (globalThis.document) sheet();\nexport {};',
  },
  "runtime-code": {
    "blocks/index.ts": `import { compile } from "templates";
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => typeof compile }];`,
    "node_modules/templates/index.js": "export const compile = (text) => new Function(text);",
  },
  "missing-permission": {
    "blocks/index.ts": `import Notice from "./notice/island.tsx";
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => typeof Notice }];`,
    "blocks/notice/island.tsx": `import { write } from "words";
export default function Notice() { return <p ref={write}>Closed</p>; }`,
    "node_modules/words/index.js":
      "export const write = (element) => { element.innerHTML = '<b>Open</b>'; };",
  },
  "missing-styles": {
    "blocks/index.ts": `import "a-carousel";
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => null }];`,
    "node_modules/a-carousel/package.json":
      '{ "name": "a-carousel", "main": "index.js", "style": "carousel.css" }',
    "node_modules/a-carousel/index.js": 'export const name = "carousel";',
    "node_modules/a-carousel/carousel.css": ".carousel { display: flex }",
  },
  "split-context": {
    "blocks/index.ts": `const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => null }];`,
    "blocks/cart.ts": `import { createContext } from "react";
export const Cart = createContext(0);`,
    "blocks/notice/island.tsx": `import { Cart } from "../cart.ts";
export default function Notice() { return <Cart value={1}>Closed</Cart>; }`,
    "blocks/total/island.tsx": `import { useContext } from "react";
import { Cart } from "../cart.ts";
export default function Total() { return useContext(Cart); }`,
  },
  "node-module": {
    "blocks/index.ts": `import { hostname } from "node:os";
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => hostname() }];`,
  },
  "running-timer": {
    "blocks/index.ts": `setInterval(() => {}, 1000);
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => "Closed" }];`,
  },
  "merge-marks": { [post]: (text) => `${text}\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n` },
  "json-syntax": { [config]: replaced('"configVersion": 2,', '"configVersion": 2') },
  "duplicate-key": { [config]: replaced('"configVersion": 2,', '"configVersion": 2, "configVersion": 2,') },
  "front-matter": { [post]: replaced("title: Loft rooms", "title: Loft: rooms") },
  "front-matter-code": { [post]: replaced("---\ntitle", "---js\ntitle") },
  "config-version": edited((site) => {
    site.configVersion = 99;
  }),
  "exposed-key": edited(({ site }) => {
    site.head = { scripts: [{ src: "https://stats.example/script.js" }] };
    site.admin = { publish: { host: "github", repository: "owner/name" } };
  }),
  "unknown-key": edited(({ site }) => {
    site.company = { ...site.company, nmae: "Small" };
  }),
  "missing-key": edited(({ site }) => {
    delete site.company?.tagline;
  }),
  "wrong-type": edited(({ site }) => {
    site.company = { ...site.company, name: 7 };
  }),
  "wrong-value": { [post]: replaced("location: London", "location: Londn") },
  "unknown-block": { [config]: replaced('"type": "faq"', '"type": "fqa"') },
  "duplicate-id": edited(({ pages }) => {
    pages[1] = { ...(pages[1] ?? { blocks: [] }), id: "home" };
  }),
  "unknown-token": pageBlock((props) => {
    props.title = "{{site.company.nam}}";
  }),
  "token-type": pageBlock((props) => {
    props.title = "{{site.hero}}";
  }),
  "token-format": pageBlock((props) => {
    props.title = "{{site.company.name | shout}}";
  }),
  "missing-value": pageBlock(
    (props) => {
      props.items = { each: "posts", item: { title: "{{item.title}}", href: "{{item.category.href}}" } };
    },
    0,
    2,
  ),
  "unknown-field": pageBlock(
    (props) => {
      Object.assign(props.items as object, { where: { categroy: "guides" } });
    },
    0,
    2,
  ),
  "frame-content": edited(({ site }) => {
    Object.assign(site, { frame: [] });
  }),
  "reserved-name": editedModel(({ settings }) => {
    settings.url = { type: "object", properties: {} };
  }),
  "missing-words": edited(({ site }) => {
    Object.assign(site, { language: "it" });
  }),
  "unknown-entry": { [post]: replaced("category: guides", "category: guide") },
  "unknown-collection": { "content/post/lofts.md": "Lofts" },
  "future-entry": { [post]: replaced("date: 2025-05-20", "date: 2199-05-20") },
  "future-page": edited(({ pages }) => {
    const page = {
      id: "later",
      path: "/later",
      title: "Later",
      description: "Later.",
      publishOn: "2199-12-24",
    };
    pages.push({ ...page, blocks: [{ id: "heading", type: "heading", props: { title: "Later" } }] });
  }),
  "sample-fact": edited(({ site }) => {
    site.contact = { ...site.contact, email: "hello@example.com" };
  }),
  "sample-text": edited(({ pages }) => {
    const props = { text: "Write here what visitors should know." };
    pages[0]?.blocks.push({ id: "added", type: "prose", props });
  }),
  "expired-security": edited(({ site }) => {
    Object.assign(site, { security: { contact: ["mailto:a@example.com"], expires: "2024-02-29" } });
  }),
  "missing-home": { [config]: replaced('"path": "/",', '"path": "/home",') },
  "duplicate-route": edited(({ pages }) => {
    pages.push({ id: "again", path: "/CONTACT", title: "Again", description: "Again.", blocks: [] });
  }),
  "reserved-route": edited(({ pages }) => {
    pages.push({ id: "again", path: "/con", title: "Again", description: "Again.", blocks: [] });
  }),
  "bad-link": edited(({ site }) => {
    site.contact = { ...site.contact, whatsapp: "javascript:alert(1)" };
  }),
  "broken-link": postBody("See [the contact page](/contcat)."),
  "broken-anchor": postBody("See [the form](/contact#fomr)."),
  "redirect-loop": edited(({ site }) => {
    const redirects = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ];
    Object.assign(site, { redirects });
  }),
  "shadowed-redirect": edited(({ site }) => {
    Object.assign(site, { redirects: [{ from: "/contact", to: "/" }] });
  }),
  "left-out-redirect": edited(({ site }) => {
    const redirects = [{ from: "/index.php?page=contact", to: "/contact" }];
    Object.assign(site, { host: "cloudflare-pages", redirects });
  }),
  "missing-text": postBody("[](/contact)"),
  "long-title": edited(({ pages }) => {
    pages[1] = { ...(pages[1] ?? { blocks: [] }), title: longText(80) };
  }),
  "long-description": edited(({ pages }) => {
    pages[1] = { ...(pages[1] ?? { blocks: [] }), description: longText(200) };
  }),
  "duplicate-title": {
    [post]: replaced("Loft rooms and their volumes", '"Garden rooms: what you may build"'),
  },
  "duplicate-description": edited(({ pages }) => {
    pages[1] = { ...(pages[1] ?? { blocks: [] }), description: pages[0]?.description };
  }),
  "empty-page": edited(({ pages }) => {
    pages[1] = { ...pages[1], blocks: [] };
  }),
  "second-heading": edited(({ pages }) => {
    pages[0]?.blocks.push({ id: "second", type: "heading", props: { title: "Second" } });
  }),
  "skipped-heading": postBody("## Lofts\n\n#### Stairs"),
  "form-without-delivery": pageBlock(
    (props) => {
      delete props.delivery;
    },
    1,
    1,
  ),
  "form-endpoint": pageBlock(
    (props) => {
      props.delivery = { endpoint: "http://forms.small.example/messages" };
    },
    1,
    1,
  ),
  "form-handler": pageBlock(
    (props) => {
      props.delivery = { handler: true };
    },
    1,
    1,
  ),
  "form-field": pageBlock(
    (props) => {
      props.fields = [{ name: "size", label: "Size", kind: "select" }];
    },
    1,
    1,
  ),
  "missing-captions": withVideo({ file: "oven.mp4" }, { "content/files/oven.mp4": film }),
  "video-address": withVideo({ address: "https://www.example.com/film" }),
  "missing-timezone": edited(({ pages }) => {
    pages[0]?.blocks.push({
      id: "hours",
      type: "opening-now",
      props: { title: "Open", hours: "Mo-Fr 09:00-17:00" },
    });
  }),
  "filter-values": edited(({ pages }) => {
    const filterBy = { fields: [{ id: "size", title: "Size" }] };
    const props = { filterBy, cards: [{ title: "Loft", values: [] }] };
    pages[0]?.blocks.push({ id: "lofts", type: "cards-grid", props });
  }),
  "table-row": edited(({ pages }) => {
    const props = {
      caption: "Sizes",
      columns: [{ title: "Room" }, { title: "Size" }],
      rows: [{ cells: ["Loft"] }],
    };
    pages[0]?.blocks.push({ id: "sizes", type: "table", props });
  }),
  "missing-picture": { [post]: replaced("image: house.jpg", "image: House.jpg") },
  "missing-alt": { [catalogue]: replaced("A brick house with a bay window.", " ") },
  "untranslated-alt": edited(({ site, pages }) => {
    Object.assign(site, { languages: ["fr"] });
    const props = { title: "Une maison", intro: "En brique." };
    const blocks = [
      { id: "titre", type: "heading", props },
      { id: "maison", type: "picture", props: { picture: "house.jpg" } },
    ];
    const texts = { title: "Une maison de brique", description: "Une page en français." };
    pages.push({ id: "maison", path: "/fr", language: "fr", ...texts, blocks } as never);
  }),
  "bad-picture": { "content/media/house.jpg": "A text that was renamed." },
  "unused-picture": { "content/media/spare.jpg": readFileSync(join(smallSite, "content/media/house.jpg")) },
  "unknown-icon": edited(({ pages }) => {
    const props = { title: "Cards", cards: [{ title: "Plans", icon: "rulr" }] };
    pages[0]?.blocks.push({ id: "cards", type: "cards-grid", props });
  }),
  "bad-embed": edited(({ site }) => {
    const { offices } = site.contact as { offices: Record<string, object> };
    offices.leicester = { ...offices.leicester, map: "https://maps.example.com/1" };
  }),
  "bad-colour": edited(({ site }) => {
    site.theme = { light: { accent: "brick" } };
  }),
  "low-contrast": edited(({ site }) => {
    site.theme = { light: { quiet: "#aaaaaa" } };
  }),
  "missing-font": edited(({ site }) => {
    site.theme = { textFont: "instrument" };
  }),
  "missing-letter": postBody("Drawn with Thẩm Dương, for Thẩm & Co."),
  "unknown-markdown": postBody("A $$free$$ consultation."),
  "dead-value": pageBlock((props) => {
    props.title = { if: {}, value: "Homes", else: "Houses" };
  }),
  "read-otherwise": { [post]: replaced("location: London", "location: London # N1") },
  "markdown-html": postBody("A <b>free</b> consultation."),
  "table-cells": postBody("| Day | Open |\n| --- | --- |\n| Monday | 9 | closed at noon |"),
  "markdown-size": postBody("word ".repeat(5000)),
  "markdown-depth": postBody(`${"> ".repeat(40)}deep`),
};
