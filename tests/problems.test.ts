import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { positionOf } from "./support/position-of.ts";
import { problemsOf } from "./support/problems-of.ts";
import { temporarySites } from "./support/temporary-sites.ts";

const temporarySite = temporarySites();
const config = "site.config.json";
const post = "content/posts/garden-rooms.md";
const other = "content/posts/loft-rooms.md";
const project = "content/projects/1.md";

interface Mistake {
  /** What is written instead of what: in which file, at which text that is there once. */
  readonly edit: readonly [file: string, before: string, after: string];
  readonly code: string;
  /** A text that is in the broken file once, and that the problem should point to the start of. */
  readonly at: string;
  /** How many characters further it points. */
  readonly plus?: number;
  readonly message: string;
  readonly suggestion: string;
}

/** The settings of publishing, written where the site's icon is. */
const publishing = (settings: string): Mistake["edit"] => [
  config,
  '"admin": { "editMode": true },',
  `"admin": { "publish": { ${settings} } },`,
];

const mistakes: Record<string, Mistake> = {
  "a sign-in service where none is needed": {
    edit: publishing('"host": "gitlab", "repository": "owner/name", "signIn": "https://sign-in.example.com"'),
    code: "wrong-value",
    at: '"https://sign-in.example.com"',
    message: "Only GitHub needs a sign-in service.",
    suggestion: 'Take "signIn" out, and name your application by "clientId".',
  },
  "a repository without an owner": {
    edit: publishing('"host": "github", "repository": "bakery"'),
    code: "wrong-value",
    at: '"bakery"',
    message: '"repository" can\'t be "bakery".',
    suggestion: "Its owner and name, such as owner/name.",
  },
  "a repository in groups, where there are none": {
    edit: publishing('"host": "github", "repository": "group/bakery/site"'),
    code: "wrong-value",
    at: '"group/bakery/site"',
    message: '"group/bakery/site" is not a repository\'s owner and name.',
    suggestion: "Write it as owner/name.",
  },
  "a server without https": {
    edit: publishing('"host": "gitlab", "repository": "a/b", "url": "http://git.example.com"'),
    code: "wrong-value",
    at: '"http://git.example.com"',
    message: '"url" can\'t be "http://git.example.com".',
    suggestion: "Of a server of your own: https:// and its name, such as https://git.example.com.",
  },
  "a Forgejo that nobody can find": {
    edit: publishing('"host": "forgejo", "repository": "a/b"'),
    code: "missing-key",
    at: '{ "host": "forgejo"',
    message: 'Publishing to Forgejo needs "url".',
    suggestion: 'Add the address of your server, such as "url": "https://git.example.com".',
  },
  "signing in on GitHub's page": {
    edit: publishing('"host": "github", "repository": "a/b", "clientId": "Iv1.abc"'),
    code: "wrong-value",
    at: '"Iv1.abc"',
    message: "GitHub lets nobody sign in to a page that has no server.",
    suggestion:
      'Take "clientId" out: people sign in with an access key, or by a service that "signIn" names.',
  },
  "a wrong key": {
    edit: [config, '"tagline": "Drawn', '"taglin": "Drawn'],
    code: "unknown-key",
    at: '"taglin"',
    message: '"company" has no key "taglin".',
    suggestion: 'Did you mean "tagline"?',
  },
  "a wrong key deep in a block": {
    edit: [config, '{ "question": "Do I', '{ "qestion": "Do I'],
    code: "unknown-key",
    at: '"qestion"',
    message: 'A question has no key "qestion".',
    suggestion: 'Did you mean "question"?',
  },
  "a misspelt key that has a default": {
    edit: [config, '"title": "Your message",', '"title": "Your message", "buton": "Send",'],
    code: "unknown-key",
    at: '"buton"',
    message: '"props" has no key "buton".',
    suggestion: 'Did you mean "button"?',
  },
  "a key of another block": {
    edit: [config, '"title": "Guides",', '"title": "Guides", "projects": {},'],
    code: "unknown-key",
    at: '"projects": {}',
    message: '"props" has no key "projects".',
    suggestion: "Remove it. Other keys here: label, intro, appearance, filter, filterBy, hideEmpty.",
  },
  "a required key that is misspelt": {
    edit: [config, '"sunday": "Closed"', '"sundayy": "Closed"'],
    code: "unknown-key",
    at: '"sundayy"',
    message: '"officeHours" has no key "sundayy".',
    suggestion: 'Did you mean "sunday"?',
  },
  "a key left out": {
    edit: [config, '      "path": "/contact",\n', ""],
    code: "missing-key",
    at: '{\n      "id": "contact"',
    message: 'A page needs "path".',
    suggestion:
      "Where the page is: /services. With `entries`, it holds {slug} or {id}: /blog/{slug}; with `paginate`, {page}.",
  },
  "a wrong type": {
    edit: [config, '"title": "Our projects"', '"title": 3'],
    code: "wrong-type",
    at: '3,\n            "items": {\n              "each": "projects"',
    message: '"title" must be a text, not the number 3.',
    suggestion: "Put it in double quotes.",
  },
  "a text where a list belongs": {
    edit: [
      config,
      '"actions": [{ "text": "{{site.hero.buttons.secondary}}", "href": "/contact" }]',
      '"actions": "none"',
    ],
    code: "wrong-type",
    at: '"none"',
    message: '"actions" must be a list, not a text.',
    suggestion: "Buttons that lead somewhere; the first one stands out.",
  },
  "a word that is not one of those allowed": {
    edit: [config, '"kind": "long-text"', '"kind": "longtext"'],
    code: "wrong-value",
    at: '"longtext"',
    message: '"kind" can\'t be "longtext".',
    suggestion: 'Did you mean "long-text"?',
  },
  "an unknown block": {
    edit: [config, '"type": "faq"', '"type": "fqa"'],
    code: "unknown-block",
    at: '"fqa"',
    message: 'There is no block of type "fqa".',
    suggestion: 'Did you mean "faq"?',
  },
  "a missing picture": {
    edit: [config, '"picture": "house.jpg"', '"picture": "hous.jpg"'],
    code: "missing-picture",
    at: '"hous.jpg"',
    message: 'There is no picture "hous.jpg" in content/media.',
    suggestion: 'Did you mean "house.jpg"?',
  },
  "a missing picture in a post whose page quotes it": {
    edit: [post, "image: garden.jpg", "image: gardn.jpg"],
    code: "missing-picture",
    at: "gardn.jpg",
    message: 'There is no picture "gardn.jpg" in content/media.',
    suggestion: 'Did you mean "garden.jpg"?',
  },
  "a missing picture in a list in front matter": {
    edit: [project, "gallery: [house.jpg, garden.jpg]", "gallery: [house.jpg, graden.jpg]"],
    code: "missing-picture",
    at: "graden.jpg",
    message: 'There is no picture "graden.jpg" in content/media.',
    suggestion: 'Did you mean "garden.jpg"?',
  },
  "a missing picture in Markdown": {
    edit: [post, "![Lawn and shed](garden.jpg)", "![Lawn and shed](grden.jpg)"],
    code: "missing-picture",
    at: "![Lawn",
    message: 'There is no picture "grden.jpg" in content/media.',
    suggestion: 'Did you mean "garden.jpg"?',
  },
  "an unknown token": {
    edit: [config, '"email": "{{site.contact.email}}",', '"email": "{{site.contact.emial}}",'],
    code: "unknown-token",
    at: '"{{site.contact.emial}}"',
    message: "Nothing is called {{site.contact.emial}}.",
    suggestion: "Did you mean {{site.contact.email}}?",
  },
  "an unknown token behind other words and an escape": {
    edit: [config, '"The home page of {{site.company.name}}."', '"A \\"home\\" of {{site.compny.name}}."'],
    code: "unknown-token",
    at: "{{site.compny.name}}",
    message: "Nothing is called {{site.compny.name}}.",
    suggestion: "Did you mean {{site.company.name}}?",
  },
  "an unknown token in a setting that everything quotes": {
    edit: [config, '"name": "Small & Sons"', '"name": "Small & {{site.children}}"'],
    code: "unknown-token",
    at: "{{site.children}}",
    message: "Nothing is called {{site.children}}.",
    suggestion:
      "Below {{site}} there are url, name, language, languages, picture, socialCards, favicon, embeds, pictures, theme, head, redirects and others.",
  },
  "an unknown token in front matter that its page quotes": {
    edit: [post, 'metaTitle: "Garden rooms: what', 'metaTitle: "Garden {{entry.titel}}: what'],
    code: "unknown-token",
    at: "{{entry.titel}}",
    message: "Nothing is called {{entry.titel}}.",
    suggestion: "Did you mean {{entry.title}}?",
  },
  "an address that is taken": {
    edit: [
      config,
      '    {\n      "id": "post",',
      '    { "id": "copy", "path": "/Contact/", "title": "C", "description": "C", "blocks": [] },\n    {\n      "id": "post",',
    ],
    code: "duplicate-route",
    at: '"/Contact/"',
    message: 'The address /Contact/ is taken by the page "contact" already.',
    suggestion: "Give one of the two another address.",
  },
  "front matter that is not YAML": {
    edit: [post, "title: Garden rooms\n", "title: Garden: rooms\n"],
    code: "front-matter",
    at: "Garden: rooms",
    message: "There are two fields on one line.",
    suggestion: "Put the text in quotes if it holds a colon.",
  },
  "a key twice in front matter": {
    edit: [post, "author: Ada Small\n", "author: Ada Small\nauthor: Someone else\n"],
    code: "front-matter",
    at: "author: Someone",
    message: "A field is written twice; only one of them can count.",
    suggestion: "Remove one of the two.",
  },
  "front matter without an end": {
    edit: [post, "first.\n---\n", "first.\n"],
    code: "front-matter",
    at: "---\ntitle",
    message: "The front matter has no end.",
    suggestion: "Write --- alone on a line after the last field.",
  },
  "front matter that is code": {
    edit: [post, "---\ntitle: Garden", "---js\ntitle: Garden"],
    code: "front-matter-code",
    at: "---js",
    message: 'Front matter is YAML here, not "js".',
    suggestion: "Write --- alone on the first line.",
  },
  "a wrong key in front matter": {
    edit: [post, "excerpt: What", "exerpt: What"],
    code: "unknown-key",
    at: "exerpt:",
    message: 'A post has no key "exerpt".',
    suggestion: 'Did you mean "excerpt"?',
  },
  "a wrong key deep in front matter": {
    edit: [post, "    answer: Not as", "    anser: Not as"],
    code: "unknown-key",
    at: "anser:",
    message: 'A question has no key "anser".',
    suggestion: 'Did you mean "answer"?',
  },
  "a wrong type in front matter": {
    edit: [post, "title: Garden rooms\n", "title: 2025\n"],
    code: "wrong-type",
    at: "2025\nexcerpt",
    message: '"title" must be a text, not the number 2025.',
    suggestion: "Put it in double quotes.",
  },
  "a day that does not exist": {
    edit: [post, "date: 2025-03-04", "date: 2025-02-30"],
    code: "wrong-value",
    at: "2025-02-30",
    message: '"date" "2025-02-30" is not a day that exists.',
    suggestion: "Write it as 2025-03-31.",
  },
  "a category that there is not": {
    edit: [post, "category: guides", "category: guide"],
    code: "unknown-entry",
    at: "guide\nauthor",
    message: 'There is no entry "guide" in content/categories.',
    suggestion: 'Did you mean "guides"?',
  },
  "a word in front matter that is not one of those allowed": {
    edit: [project, "projectType: Residential Extension", "projectType: Residential Extention"],
    code: "wrong-value",
    at: "Residential Extention",
    message: '"projectType" can\'t be "Residential Extention".',
    suggestion: 'Did you mean "Residential Extension"?',
  },
  "a broken link in a Markdown body": {
    edit: [other, "](/blog/garden-rooms)", "](/blog/garden-room)"],
    code: "broken-link",
    at: "[garden rooms]",
    message: "There is no page at /blog/garden-room.",
    suggestion: "Did you mean /blog/garden-rooms?",
  },
  "a broken link in Markdown in front matter": {
    edit: [post, "[Ask us](/contact)", "[Ask us](/contcat)"],
    code: "broken-link",
    at: "[Ask us]",
    message: "There is no page at /contcat.",
    suggestion: "Did you mean /contact?",
  },
  "a broken link in Markdown in the config, behind a token": {
    edit: [config, "Often not. [Ask us](/contact).", "{{site.company.name}}: [ask us](/contcat)."],
    code: "broken-link",
    at: "[ask us]",
    message: "There is no page at /contcat.",
    suggestion: "Did you mean /contact?",
  },
  "a broken link in the config": {
    edit: [
      config,
      '"links": [{ "text": "Contact", "href": "/contact" }]',
      '"links": [{ "text": "Contact", "href": "/kontact" }]',
    ],
    code: "broken-link",
    at: '"/kontact"',
    message: "There is no page at /kontact.",
    suggestion: "Did you mean /contact?",
  },
  "HTML in a Markdown body": {
    edit: [other, "Measure from", 'Measure <b class="x"> from'],
    code: "markdown-html",
    at: "<b class",
    message: 'HTML is not allowed in a text: <b class="x">.',
    suggestion: "Write it in Markdown, or put a backslash before the <.",
  },
  "a comma too many in JSON": {
    edit: [config, '"sunday": "Closed" }', '"sunday": "Closed", }'],
    code: "json-syntax",
    at: '"sunday": "Closed", }',
    plus: '"sunday": "Closed", '.length,
    message: "A key in double quotes was expected, but found }.",
    suggestion: "Remove the comma before the closing brace.",
  },
  "a comma too few in JSON": {
    edit: [config, '"configVersion": 2,', '"configVersion": 2'],
    code: "json-syntax",
    at: '"site": {',
    message: "A comma is missing before this.",
    suggestion: "Write a comma between two values, or check the brackets before it.",
  },
  "a key twice in JSON": {
    edit: [
      config,
      '"tagline": "Drawn by hand",',
      '"tagline": "Drawn by hand",\n      "tagline": "Drawn twice",',
    ],
    code: "duplicate-key",
    at: '"tagline": "Drawn twice"',
    message: 'The key "tagline" is written twice in the same object; only one of them can count.',
    suggestion: "Remove one of the two.",
  },
  "a control character as an escape": {
    edit: [config, "Drawn by hand", "Drawn\\u0000 by hand"],
    code: "encoding",
    at: "\\u0000",
    message: "site.config.json holds the control character U+0000, which no text needs.",
    suggestion: "Take this escape out, or write what was meant.",
  },
  "__proto__ as a key": {
    edit: [config, '"tagline": "Drawn', '"__proto__": {}, "tagline": "Drawn'],
    code: "unknown-key",
    at: '"__proto__"',
    message: '"company" has no key "__proto__".',
    suggestion: "Remove it. Other keys here: social, directory.",
  },
  "a config for a newer release": {
    edit: [config, '"configVersion": 2', '"configVersion": 3, "somethingNew": {}'],
    code: "config-version",
    at: '3, "somethingNew"',
    message: "This file is written for version 3 of the format, and this release knows up to 2.",
    suggestion: "Update Blockwork, then try again; the file was left as it is.",
  },
  "words for a picture under a misspelt key": {
    edit: ["content/media/media.json", '{ "alt": "A lawn', '{ "atl": "A lawn'],
    code: "unknown-key",
    at: '"atl"',
    message: '"garden.jpg" has no key "atl".',
    suggestion: 'Did you mean "alt"?',
  },
};

describe("each mistake is exactly one problem, at its line and column, with what to write instead", () => {
  it.concurrent.each(Object.entries(mistakes))(
    "%s",
    async (_, { edit, code, at, plus = 0, message, suggestion }) => {
      const site = await temporarySite();
      const [file, before, after] = edit;
      await site.replace(file, before, after);
      const { line, column } = positionOf(await site.read(file), at);
      const { code: exitCode, problems } = await problemsOf(site.root);
      expect(
        problems.map((problem) => `${problem.file}:${problem.line}:${problem.column} ${problem.code}`),
      ).toEqual([`${file}:${line}:${column + plus} ${code}`]);
      expect(problems[0]).toMatchObject({ message, severity: "error" });
      expect(problems[0]?.suggestion).toBe(suggestion);
      expect(exitCode).toBe(1);
    },
  );

  it("a site without one has no problem", async () => {
    const site = await temporarySite();
    expect(await problemsOf(site.root)).toEqual({ code: 0, problems: [] });
  });
});

describe("files that can't be read are one problem each", () => {
  it("no config at all", async () => {
    const site = await temporarySite();
    await rm(join(site.root, config));
    const { code, problems } = await problemsOf(site.root);
    expect(code).toBe(1);
    expect(problems).toMatchObject([
      {
        code: "file-missing",
        file: config,
        line: 1,
        column: 1,
        message: "There is no file site.config.json.",
      },
    ]);
  });

  it("a post that is not UTF-8", async () => {
    const site = await temporarySite();
    await site.write(other, Uint8Array.from([0x2d, 0x2d, 0x2d, 0x0a, 0xe9, 0x0a]));
    expect((await problemsOf(site.root)).problems).toMatchObject([
      {
        code: "encoding",
        file: other,
        message: `${other} is not UTF-8 text from this place on.`,
        line: 2,
        column: 1,
        suggestion: "Save it as UTF-8 in your editor.",
      },
    ]);
  });

  it("a picture that is none", async () => {
    const site = await temporarySite();
    await site.write("content/media/garden.jpg", "no picture");
    const { problems } = await problemsOf(site.root);
    expect(problems.filter(({ severity }) => severity === "error")).toMatchObject([
      { code: "bad-picture", file: "content/media/garden.jpg" },
    ]);
  });

  it("a folder of content that is no collection", async () => {
    const site = await temporarySite();
    await site.write("content/post/a.md", "---\n---\n");
    expect((await problemsOf(site.root)).problems).toMatchObject([
      { code: "unknown-collection", file: "content/post", suggestion: 'Did you mean "posts"?' },
    ]);
  });
});

describe("several mistakes", () => {
  it("are as many problems, in the order of the files and of their lines", async () => {
    const site = await temporarySite();
    await site.replace(post, "image: garden.jpg", "image: nope.jpg");
    await site.replace(other, "](/blog/garden-rooms)", "](/nope)");
    await site.replace(config, '"picture": "house.jpg"', '"picture": "nope.jpg"');
    await site.replace(config, "{{site.hero.subtitle}}", "{{site.hero.subtitel}}");
    const { problems } = await problemsOf(site.root);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      `${config} unknown-token`,
      `${config} missing-picture`,
      `${post} missing-picture`,
      `${other} broken-link`,
    ]);
  });
});
