import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { blocks } from "../blocks/index.ts";
import type { ObjectSchema, Schema } from "../schema/fields/schema.ts";
import { isEach } from "../schema/site/each.ts";
import { siteSchema } from "../schema/site/site-schema.ts";
import { isSingleToken } from "../schema/text/token-syntax.ts";
import { typed } from "./support/built-page.ts";
import { contactPage, errorsOf, fixtureEntries, fixtureModel, pageWith } from "./support/check-small.ts";
import { dangersIn } from "./support/dangers-in.ts";
import { attributeOf, elementsOf, textOf } from "./support/html-tree.ts";
import { problemsOf } from "./support/problems-of.ts";
import { runSite } from "./support/run-site.ts";
import type { TemporarySite } from "./support/temporary-site.ts";
import { temporarySites } from "./support/temporary-sites.ts";

const temporarySite = temporarySites();
const config = "site.config.json";
const post = "content/posts/garden-rooms.md";

/** A text as an author types it. */
const keyed = (text: string) => typed(text).replaceAll("\u00a0", " ");

describe("code in front matter is never run", () => {
  it.each(["js", "javascript"])("---%s is refused by a build and by a check", async (language) => {
    const site = await temporarySite();
    const harm = join(site.root, "harm.txt");
    const code = `require("node:fs").writeFileSync(${JSON.stringify(harm)}, "harm"), { title: "A" }`;
    await site.write("content/posts/evil.md", `---${language}\n${code}\n---\nText.\n`);
    const { problems } = await problemsOf(site.root);
    expect(problems).toMatchObject([
      { code: "front-matter-code", file: "content/posts/evil.md", line: 1, column: 1 },
    ]);
    expect((await runSite(["build", "--root", site.root])).code).toBe(1);
    expect(existsSync(harm)).toBe(false);
    expect(existsSync(join(site.root, "dist"))).toBe(false);
  });
});

describe("HTML in Markdown is refused", () => {
  const places = {
    "a post's text": [post, "A garden room is", "A garden room is HOSTILE"],
    "an answer in a post": [post, "Not as a rule.", "HOSTILE"],
    "an answer in the config": [config, "Eight weeks, as a rule.", "HOSTILE"],
    "a card of the settings": [config, "We measure **before** we draw.", "HOSTILE"],
  } as const;

  it.each(Object.entries(places))("in %s", async (_, [file, before, after]) => {
    const site = await temporarySite();
    const hostile = "<script>alert(1)</script> <img src=x onerror=alert(1)> <kbd> <svg/onload=alert(1)>";
    await site.replace(file, before, after.replace("HOSTILE", hostile));
    const { code, problems } = await problemsOf(site.root);
    expect(code).toBe(1);
    expect(new Set(problems.map((problem) => `${problem.file} ${problem.code}`))).toEqual(
      new Set([`${file} markdown-html`]),
    );
  });
});

describe("a hostile address is refused wherever a link can be", () => {
  /** Where the small site has links and the like: what is written there, and around it what stays. */
  const places: [file: string, before: string, after: string, code: string][] = [
    [config, '"tagline": "Drawn by hand"', '"tagline": "Drawn by hand", "social": "HOSTILE"', "bad-link"],
    [config, '"https://wa.me/447700900412"', '"HOSTILE"', "bad-link"],
    [config, '{ "text": "Home", "href": "/" }', '{ "text": "Home", "href": "HOSTILE" }', "bad-link"],
    [
      config,
      '"links": [{ "text": "Contact", "href": "/contact" }]',
      '"links": [{ "text": "Contact", "href": "HOSTILE" }]',
      "bad-link",
    ],
    [
      config,
      '"text": "{{site.hero.buttons.secondary}}", "href": "/contact"',
      '"text": "Go", "href": "HOSTILE"',
      "bad-link",
    ],
    [config, "Often not. [Ask us](/contact).", "[Ask us](HOSTILE)", "bad-link"],
    [config, '"fallback": "/"', '"fallback": "HOSTILE"', "bad-link"],
    [config, '"phone": "020 7946 0123"', '"phone": "020 7946 0123", "map": "HOSTILE"', "bad-embed"],
    [config, '"picture": "house.jpg"', '"picture": "HOSTILE"', "missing-picture"],
    [post, "[Ask us](/contact) first.", "[Ask us](HOSTILE) first.", "bad-link"],
    [post, "A garden room is lower", "[A](HOSTILE) <HOSTILE> [b][c] is lower", "bad-link"],
    [post, "![Lawn and shed](garden.jpg)", "![Lawn](HOSTILE)\n\n[c]: HOSTILE", "missing-picture"],
  ];

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "vbscript:msgbox(1)",
    "//evil.example",
  ])("%s", async (address) => {
    const site = await temporarySite();
    for (const [file, before, after] of places)
      await site.replace(file, before, after.replaceAll("HOSTILE", address));
    const { problems } = await problemsOf(site.root);
    const found = problems
      .filter(({ severity }) => severity === "error")
      .map(({ file, code }) => `${file} ${code}`);
    // The link by reference, and the one in angle brackets: without a scheme those are text, not a link.
    const inText = address.startsWith("//") ? 1 : 2;
    const expected = [
      ...places.map(([file, , , code]) => `${file} ${code}`),
      ...Array.from({ length: inText }, () => `${post} bad-link`),
    ];
    expect(found.sort()).toEqual(expected.sort());
  });

  it("an endpoint without https is refused, and one that is no address", async () => {
    for (const endpoint of [
      "javascript:alert(1)",
      "http://forms.example",
      "https://",
      "https://a b.example",
      "//evil.example",
    ]) {
      const form = {
        title: "A",
        fields: [{ name: "a", label: "A" }],
        phone: "0116 496 0187",
        email: "a@b.example",
        delivery: { endpoint },
      };
      const problems = errorsOf([pageWith("/", [{ id: "a", type: "form", props: form }]), contactPage]);
      expect(
        problems.map(({ pointer }) => pointer),
        endpoint,
      ).toEqual(["/pages/0/blocks/0/props/delivery/endpoint"]);
    }
  });
});

describe("names that every object has are names that nobody gave", () => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
  const inBlock = (type: string, props: object) =>
    errorsOf([pageWith("/", [{ id: "a", type, props }]), contactPage]).map(({ code }) => code);

  it.each(names)("%s", (name) => {
    expect(inBlock(name, {})).toEqual(["unknown-block"]);
    expect(inBlock("faq", { title: "A", items: { each: name } })).toEqual(["unknown-collection"]);
    expect(
      inBlock("faq", {
        title: "A",
        items: { each: "posts", where: { [name]: 1 }, item: { question: "A", answer: "B" } },
      }),
    ).toEqual(["unknown-field"]);
    expect(inBlock("picture", { picture: name })).toEqual(["missing-picture"]);
    expect(inBlock("cards-grid", { cards: [{ title: "A", icon: name }] })).toEqual(["unknown-icon"]);
    expect(inBlock("prose", { text: `{{site.${name}}}` })).toEqual(["unknown-token"]);
    expect(inBlock("prose", JSON.parse(`{ "text": "A", "${name}": {} }`) as object)).toEqual(["unknown-key"]);
  });

  it("are fine as names of files, and change nothing", async () => {
    const site = await temporarySite();
    for (const name of names) {
      await site.write(
        `content/categories/${name}.md`,
        `---\ntitle: ${name}\ndescription: A category.\n---\n`,
      );
    }
    await site.write(
      "content/media/media.json",
      '{ "__proto__": { "alt": "polluted" }, "house.jpg": { "alt": "A" }, "garden.jpg": {} }',
    );
    const { problems } = await problemsOf(site.root);
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["missing-picture", "/__proto__"],
      ["missing-alt", "/garden.jpg"],
    ]);
  });
});

describe("a hostile name of a file is refused as an address", () => {
  it.each(["it's a & b", "<img src=x onerror=alert(1)>", 'a" onload="alert(1)', "..", "a%2f..%2fb", "a\nb"])(
    "%j",
    (id) => {
      const [text = ""] = fixtureEntries.flatMap((entry) => (entry.id === "loft-rooms" ? entry.text : []));
      const blog = pageWith("/blog/{slug}", [], {
        entries: "posts",
        title: "{{entry.title}}",
        description: "{{entry.excerpt}}",
      });
      const guides = fixtureEntries.filter(({ collection }) => collection === "categories");
      const lofts = { collection: "posts", id, text: text.replace(/See also.*/, "") };
      const problems = errorsOf([pageWith("/"), contactPage, blog], [...guides, lofts]);
      expect(problems.map(({ code }) => code)).toEqual(["reserved-route"]);
    },
  );
});

describe("a site whose every text is hostile", () => {
  const hostile = `"'></script></style></title><script>alert(1)</script><!-- <img src=x onerror=alert(1)> &lt;`;
  let site: TemporarySite;
  let pages: Record<string, string>;
  let files: string[];

  beforeAll(async () => {
    site = await temporarySite();
    const version = createHash("sha256")
      .update(await readFile(join(site.root, "content/media/house.jpg")))
      .digest("hex")
      .slice(0, 8);
    const written = JSON.parse(await site.read(config)) as HostileConfig;
    written.site = withHostileTexts(settingsSchema, written.site) as HostileConfig["site"];
    for (const page of written.pages) {
      page.title = hostile;
      for (const block of page.blocks) {
        const definition = blocks.find(({ type }) => type === block.type);
        if (definition) block.props = withHostileTexts(definition.schema, block.props) as object;
      }
      page.blocks.push({
        id: "traversal",
        type: "prose",
        props: {
          text: `/media/..%2F..%2Fpwned.${version}-320.webp and /media/nope.00000000-320.webp and /media/%zz.${version}-1.webp`,
        },
      });
    }
    await site.write(config, JSON.stringify(written, null, 2));
    for (const file of [post, "content/posts/loft-rooms.md"]) {
      const [, frontMatter = "", body = ""] = (await site.read(file)).split(/^---\n/m);
      const fields = Object.entries(fixtureModel.collections.posts?.fields.properties ?? {}).flatMap(
        ([key, schema]) => (isFreeText(schema) && new RegExp(`^${key}:`, "m").test(frontMatter) ? [key] : []),
      );
      const changed = fields.reduce(
        (text, key) =>
          text.replace(
            new RegExp(`^${key}: .*$`, "m"),
            () => `${key}: ${JSON.stringify(`${key} ${hostile}`)}`,
          ),
        frontMatter,
      );
      await site.write(file, `---\n${changed}---\n${body}\n\n\`${hostile}\`\n`);
    }
    const { code, stderr } = await runSite(["build", "--root", site.root]);
    expect(stderr).not.toMatch(/^error/m);
    expect(code).toBe(0);
    files = (await readdir(site.root, { recursive: true, withFileTypes: true })).map(({ parentPath, name }) =>
      join(parentPath, name),
    );
    // The editor's page is the same for every site and holds nothing of it.
    const html = files.filter((file) => file.endsWith(".html") && !/[\\/]admin[\\/]/.test(file));
    pages = Object.fromEntries(
      await Promise.all(
        html.map(async (file) => [file.slice(site.root.length), await readFile(file, "utf8")] as const),
      ),
    );
  });

  it("is built, page by page", () => {
    expect(Object.keys(pages)).toHaveLength(5);
  });

  it("runs nothing and leads nowhere by surprise", () => {
    for (const [file, html] of Object.entries(pages)) {
      expect(dangersIn(html), file).toEqual([]);
      expect(
        elementsOf(html).filter((element) => attributeOf(element, "src") === "x"),
        file,
      ).toEqual([]);
    }
  });

  it("has no script but those of a harmless site", async () => {
    const harmless = await temporarySite();
    expect(await runSite(["build", "--root", harmless.root])).toMatchObject({ code: 0, stderr: "" });
    const scripts = (html: string) => elementsOf(html).filter(({ tagName }) => tagName === "script").length;
    expect(scripts(pages["/dist/index.html"] ?? "")).toBe(
      scripts(await readFile(join(harmless.root, "dist/index.html"), "utf8")),
    );
  });

  it("shows each text as it was written", () => {
    const elements = elementsOf(pages["/dist/index.html"] ?? "");
    const texts = (tag: string) =>
      elements.filter(({ tagName }) => tagName === tag).map((element) => keyed(textOf(element)).trim());
    expect(texts("title")).toEqual([hostile]);
    expect(texts("summary")).toEqual([
      `Do I need permission? ${hostile}`,
      `How long does it take? ${hostile}`,
    ]);
    expect(texts("style")).toHaveLength(1);
    expect(elements.find((element) => attributeOf(element, "property") === "og:title")?.attrs[1]?.value).toBe(
      hostile,
    );
  });

  it("tells search engines the same, in JSON that they can read", () => {
    for (const [file, html] of Object.entries(pages)) {
      const data = elementsOf(html).filter(
        (element) => attributeOf(element, "type") === "application/ld+json",
      );
      expect(data, file).toHaveLength(1);
      expect(() => JSON.parse(data.map(textOf).join("")) as unknown, file).not.toThrow();
    }
    const [data] = elementsOf(pages["/dist/index.html"] ?? "").filter(
      (element) => attributeOf(element, "type") === "application/ld+json",
    );
    const { "@graph": graph } = JSON.parse(data ? textOf(data) : "{}", (_, value: unknown) =>
      typeof value === "string" ? keyed(value) : value,
    ) as { "@graph": { "@type": string }[] };
    expect(graph.find((node) => node["@type"] === "FAQPage")).toMatchObject({
      mainEntity: [
        { name: `Do I need permission? ${hostile}` },
        { name: `How long does it take? ${hostile}` },
      ],
    });
  });

  it("has a feed and a sitemap without a tag that a text brought", async () => {
    for (const file of ["feed.xml", "sitemap.xml"]) {
      const text = await readFile(join(site.root, "dist", file), "utf8");
      expect(text).not.toMatch(/<script|<img|<!--/);
    }
  });

  it("makes no file because a text looks like a picture's address", () => {
    expect(files.filter((file) => /pwned|nope|%zz/.test(file))).toEqual([]);
    expect(existsSync(join(site.root, "..", "pwned"))).toBe(false);
  });

  interface HostileConfig {
    site: object;
    pages: { title: string; blocks: { id: string; type: string; props: object }[] }[];
  }

  const settingsSchema: ObjectSchema = {
    ...siteSchema,
    properties: { ...siteSchema.properties, ...fixtureModel.settings },
  };

  function isFreeText(schema: Schema): boolean {
    if (schema.type !== "string" || schema.enum || schema.pattern || schema.entry) return false;
    if (schema.maxLength !== undefined && schema.maxLength < 150) return false;
    return schema.format === undefined || schema.format === "multiline";
  }

  /** The value with something hostile behind every text that may be any text. */
  function withHostileTexts(schema: Schema, value: unknown): unknown {
    if (isSingleToken(value)) return value;
    if (schema.type === "array" && isEach(value))
      return { ...value, item: withHostileTexts(schema.items, value.item) };
    if (schema.type === "array" && Array.isArray(value))
      return value.map((item) => withHostileTexts(schema.items, item));
    if (schema.type === "object" && typeof value === "object" && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => {
          const property = schema.properties[key];
          return [key, property ? withHostileTexts(property, child) : child];
        }),
      );
    }
    return typeof value === "string" && isFreeText(schema) ? `${value} ${hostile}` : value;
  }
});
