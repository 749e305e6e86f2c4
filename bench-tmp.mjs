// schema/problems/config-codes.ts
var configCodes = {
  "config-version": {
    severity: "error",
    title: "The config is newer than Blockwork",
    explanation: "The file was written for a newer version of the format, whose meaning this release can't know. Update Blockwork; the file is left as it is.",
    bad: '{ "configVersion": 99 }',
    good: '{ "configVersion": 1 }'
  },
  "unknown-key": {
    severity: "error",
    title: "A key is not known",
    explanation: "No such key exists here. It is often a misspelling, or a key that belongs one level higher or lower.",
    bad: '{ "titel": "Our services" }',
    good: '{ "title": "Our services" }'
  },
  "missing-key": {
    severity: "error",
    title: "A key is missing",
    explanation: "This key has no default, so it has to be written. Some are needed only beside another: a latitude says nothing without a longitude.",
    bad: '{ "type": "faq", "props": { "title": "Questions" } }',
    good: '{ "type": "faq", "props": { "title": "Questions", "items": [{ "question": "\u2026", "answer": "\u2026" }] } }'
  },
  "wrong-type": {
    severity: "error",
    title: "A value is of the wrong kind",
    explanation: "A text, a number, a list, an object, or true or false was expected, and something else was found.",
    bad: '{ "height": "400" }',
    good: '{ "height": 400 }'
  },
  "wrong-value": {
    severity: "error",
    title: "A value is not one that fits",
    explanation: "The value is of the right kind, but not one of those that are allowed, or too long, too small or empty.",
    bad: '{ "appearance": "boxed" }',
    good: '{ "appearance": "ruled" }'
  },
  "unknown-block": {
    severity: "error",
    title: "There is no such block",
    explanation: "The type names no block. A block's type is the name of its folder below blocks/.",
    bad: '{ "id": "questions", "type": "faqs", "props": {} }',
    good: '{ "id": "questions", "type": "faq", "props": {} }'
  },
  "duplicate-id": {
    severity: "error",
    title: "Two things have one id",
    explanation: "Pages have different ids, and so do the blocks of one page: links and the editor find them by it.",
    bad: '[{ "id": "map", "type": "map" }, { "id": "map", "type": "map" }]',
    good: '[{ "id": "map", "type": "map" }, { "id": "map-harbour", "type": "map" }]'
  },
  "unknown-token": {
    severity: "error",
    title: "A token names nothing",
    explanation: "A token in double braces quotes a text of the site, the page or the entry. A visitor would see a hole where this one is.",
    bad: "{{site.contact.phnoe}}",
    good: "{{site.contact.phone}}"
  },
  "unknown-entry": {
    severity: "error",
    title: "There is no such entry",
    explanation: "An entry's id is the name of its file without .md.",
    bad: '{ "bread": "ry" }',
    good: '{ "bread": "rye" }'
  },
  "unknown-collection": {
    severity: "error",
    title: "There is no such collection",
    explanation: "A folder of content/ holds the entries of a collection, and is named after it.",
    bad: "content/bread/rye.md",
    good: "content/breads/rye.md"
  },
  "future-entry": {
    severity: "warning",
    title: "An entry is dated in the future",
    explanation: "The entry is left out of the build until its day has come where the build runs, in the time zone of that machine (the variable TZ). To see it before, build with --future; to publish it now, change its date.",
    bad: "date: 2199-01-01",
    good: "date: 2026-01-05"
  },
  "unknown-field": {
    severity: "error",
    title: "There is no such field",
    explanation: "The name is not one of the fields that content/model.json declares for the collection. It is often a misspelling.",
    bad: '{ "each": "breads", "sort": "pirce" }',
    good: '{ "each": "breads", "sort": "price" }'
  },
  "frame-content": {
    severity: "error",
    title: "A frame has no place for the page",
    explanation: 'The blocks of site.frame stand around those of every page, so one of them, of type "content", says where these go.',
    bad: '{ "frame": [{ "id": "head", "type": "site-header", "props": {} }] }',
    good: '{ "frame": [{ "id": "head", "type": "site-header", "props": {} }, { "id": "content", "type": "content", "props": {} }] }'
  },
  "reserved-name": {
    severity: "error",
    title: "A name is taken",
    explanation: "Every site and every entry has some keys of its own, such as url or href, so the fields of a model need other names.",
    bad: '{ "settings": { "url": { "type": "object", "properties": {} } } }',
    good: '{ "settings": { "company": { "type": "object", "properties": {} } } }'
  },
  "token-type": {
    severity: "error",
    title: "A token does not fit its place",
    explanation: "A token passes on a value of another kind than its place needs: a picture where a text belongs, a list where one item belongs. It is reported once, where the token is written.",
    bad: '{ "title": "{{item.photo}}" }',
    good: '{ "title": "{{item.name}}", "picture": "{{item.photo}}" }'
  },
  "missing-value": {
    severity: "error",
    title: "A token has no value for a required key",
    explanation: "The key is required, and the field that the token names is empty in some entry. Fill the field in, make it required in content/model.json, or leave such entries out with where.",
    bad: '{ "each": "breads", "item": { "picture": "{{item.photo}}" } }',
    good: '{ "each": "breads", "where": { "photo": { "present": true } }, "item": { "picture": "{{item.photo}}" } }'
  },
  "token-format": {
    severity: "error",
    title: "A token's format can't be used",
    explanation: 'Formats follow a bar: {{item.price | currency: "GBP"}}. There are currency, number, date, time, list, url, lower and upper.',
    bad: "{{item.price | money}}",
    good: '{{item.price | currency: "GBP"}}'
  }
};

// schema/problems/content-codes.ts
var contentCodes = {
  "missing-picture": {
    severity: "error",
    title: "A picture does not exist",
    explanation: "Pictures are named by their file in content/media, letter for letter: most servers tell Desk.jpg from desk.jpg.",
    bad: '{ "picture": "Desk.jpg" }',
    good: '{ "picture": "desk.jpg" }'
  },
  "missing-alt": {
    severity: "error",
    title: "A picture has no alternative text",
    explanation: "People who can't see the picture hear its alternative text. Write it once in content/media/media.json, or mark the picture decorative if it says nothing.",
    bad: '{ "desk.jpg": {} }',
    good: '{ "desk.jpg": { "alt": "A desk with drawings" } }'
  },
  "untranslated-alt": {
    severity: "warning",
    title: "A picture has no alternative text in a language",
    explanation: "The picture is on a page in another language than the site's own, and its alternative text is written in the site's own only, so it is read out in the wrong language. Write it in the page's language too, under alts.",
    bad: '{ "desk.jpg": { "alt": "A desk" } }, on a page in French',
    good: '{ "desk.jpg": { "alt": "A desk", "alts": { "fr": "Un bureau" } } }'
  },
  "bad-picture": {
    severity: "error",
    title: "A picture can't be used",
    explanation: "The file is not a JPEG, PNG, WebP, AVIF or GIF, is damaged, or is larger than any screen.",
    bad: "content/media/desk.jpg (a renamed text)",
    good: "content/media/desk.jpg (saved again as JPEG)"
  },
  "unused-picture": {
    severity: "warning",
    title: "A picture is not used",
    explanation: "No page shows it, so it is not published. Use it or delete it.",
    bad: "content/media/old-desk.jpg",
    good: '{ "picture": "old-desk.jpg" }'
  },
  "unknown-icon": {
    severity: "error",
    title: "There is no such icon",
    explanation: "Icons have the names that lucide.dev gives them; a site's own are SVG files in content/icons, by their names.",
    bad: '{ "icon": "rulers" }',
    good: '{ "icon": "ruler" }'
  },
  "bad-embed": {
    severity: "error",
    title: "A frame is not from a provider that is allowed",
    explanation: "A frame can show anything to your visitors, so only the embed addresses of OpenStreetMap and Google Maps are taken, over https.",
    bad: '{ "embed": "https://maps.example.com/1" }',
    good: '{ "embed": "https://www.openstreetmap.org/export/embed.html?bbox=\u2026" }'
  },
  "bad-colour": {
    severity: "error",
    title: "A colour is not one",
    explanation: "Colours are written as a hash and six hexadecimal digits.",
    bad: '{ "accent": "brick" }',
    good: '{ "accent": "#b4532a" }'
  },
  "low-contrast": {
    severity: "error",
    title: "Two colours are too alike to read",
    explanation: "Text needs a contrast of 4.5 to 1 with what is behind it (WCAG 2.2, 1.4.3). Make one lighter or the other darker.",
    bad: '{ "paper": "#ffffff", "quiet": "#aaaaaa" }',
    good: '{ "paper": "#ffffff", "quiet": "#5f5f5f" }'
  },
  "missing-font": {
    severity: "error",
    title: "A font is not there",
    explanation: "A font of the theme is the name of an installed @fontsource-variable package, or a file of content/fonts such as fonts/brand.woff2.",
    bad: '{ "textFont": "instrument" }',
    good: '{ "textFont": "instrument-sans" }'
  },
  "missing-words": {
    severity: "warning",
    title: "Fixed texts are missing in a language",
    explanation: "Blocks have fixed texts, such as Menu and Close, in a few languages. In all others visitors read English until the texts are written in site.words.",
    bad: '{ "language": "it" }',
    good: '{ "language": "it", "words": { "it": { "menu": "Menu", "close": "Chiudi" } } }'
  },
  "markdown-html": {
    severity: "error",
    title: "HTML in a text",
    explanation: "Texts are Markdown. HTML is not passed on, because it could do harm in a visitor's browser; to show a < write a backslash before it.",
    bad: "<b>Free</b> consultation",
    good: "**Free** consultation"
  },
  "markdown-size": {
    severity: "error",
    title: "A text is too long",
    explanation: "A text of up to 200,000 characters is taken, in paragraphs of up to 20,000: nobody would read more on one page, and reading it could take for ever.",
    bad: "(a paragraph of 50,000 characters)",
    good: "(the same in several paragraphs, with an empty line between them)"
  },
  "markdown-depth": {
    severity: "error",
    title: "A text is nested too deep",
    explanation: "Lists, quotations or emphasis inside each other more than 32 times are a slip of the keyboard or an attack.",
    bad: "> > > > > > (and so on)",
    good: "> A quotation"
  }
};

// schema/problems/file-codes.ts
var fileCodes = {
  "file-missing": {
    severity: "error",
    title: "A file is missing",
    explanation: "The file that was named does not exist. Check the name, the folder and the case of every letter.",
    bad: "site validate site.confg.json",
    good: "site validate site.config.json"
  },
  "file-unreadable": {
    severity: "error",
    title: "A file can't be read",
    explanation: "The file is there, but it can't be opened, is far larger than any text of a site, or is a link that leaves the site's folder. Nothing outside that folder is ever read or published.",
    bad: "content/recipes/rye.md -> /home/me/rye.md",
    good: "content/recipes/rye.md (the file itself)"
  },
  "stray-file": {
    severity: "warning",
    title: "A file is not read",
    explanation: "The file is in a folder of the site, but nothing there is read from files of this name, so nothing of it is published.",
    bad: "content/recipes/rye.markdown",
    good: "content/recipes/rye.md"
  },
  encoding: {
    severity: "error",
    title: "A text is not clean UTF-8",
    explanation: "The file is not UTF-8, starts with a byte order mark, or holds a control character, half a character or one that turns the text round. Browsers show them as rubbish, or not at all. Save the file as UTF-8, without a byte order mark, in your editor.",
    bad: '"title": "Caf\\u0000"',
    good: '"title": "Caf\xE9"'
  },
  "json-syntax": {
    severity: "error",
    title: "The file is not JSON",
    explanation: "Something keeps the file from being JSON: a comma too many or too few, a quote that is not closed, a comment. The place is that of the first mistake; there may be more after it.",
    bad: '{ "path": "/services", }',
    good: '{ "path": "/services" }'
  },
  "duplicate-key": {
    severity: "error",
    title: "A key is written twice",
    explanation: "An object can hold a key once. Of two, programs take one and lose the other without a word, so remove one.",
    bad: '{ "title": "One", "title": "Two" }',
    good: '{ "title": "Two" }'
  },
  "front-matter": {
    severity: "error",
    title: "Front matter can't be read",
    explanation: "A Markdown file starts with its fields in YAML, between two lines of three hyphens. Texts that hold a colon need quotes. Anchors, aliases and tags are not taken.",
    bad: "---\ntitle: Lofts: a guide\n---",
    good: '---\ntitle: "Lofts: a guide"\n---'
  },
  "front-matter-code": {
    severity: "error",
    title: "Front matter in a language that runs",
    explanation: "Front matter marked as another language can be run as a program. Only YAML is read, and nothing is run.",
    bad: "---js\n{ title: 'Lofts' }\n---",
    good: "---\ntitle: Lofts\n---"
  }
};

// schema/problems/page-codes.ts
var pageCodes = {
  "missing-home": {
    severity: "error",
    title: "The site has no home page",
    explanation: "Visitors come to the site's own address first, so one page has the path / alone. A draft is not part of the site, and a redirect is not one on every host.",
    bad: '[{ "id": "home", "path": "/home" }]',
    good: '[{ "id": "home", "path": "/" }]'
  },
  "duplicate-route": {
    severity: "error",
    title: "Two pages have one address",
    explanation: "Only one of them could be published. Addresses that differ only in the case of letters count as the same, because some disks and servers can't tell them apart.",
    bad: '[{ "path": "/Services" }, { "path": "/services" }]',
    good: '[{ "path": "/services" }, { "path": "/services-for-families" }]'
  },
  "reserved-route": {
    severity: "error",
    title: "An address can't be used",
    explanation: "Blockwork itself needs /admin, /assets and /media, and some names and characters are refused by somebody's disk or server: con, a colon, a dot at the end.",
    bad: '{ "path": "/media" }',
    good: '{ "path": "/pictures" }'
  },
  "bad-link": {
    severity: "error",
    title: "A link can't be written into a page",
    explanation: "Links lead to a page of this site, to an anchor, or to an http, https, mailto or tel address. Everything else can do harm in a visitor's browser.",
    bad: "javascript:alert(1)",
    good: "https://www.example.com"
  },
  "broken-link": {
    severity: "error",
    title: "A link leads nowhere",
    explanation: "There is no page at this address of the site. Visitors would see the page for missing addresses.",
    bad: '{ "href": "/servcies" }',
    good: '{ "href": "/services" }'
  },
  "broken-anchor": {
    severity: "error",
    title: "A link leads to no place on its page",
    explanation: "The page exists, but nothing on it has this id. The id of a block is an anchor, and so is each heading of a text.",
    bad: '{ "href": "/services#proces" }',
    good: '{ "href": "/services#process" }'
  },
  "redirect-loop": {
    severity: "error",
    title: "Redirects go round in a circle",
    explanation: "Each of these addresses leads to the next and the last to the first, so a browser gives up.",
    bad: '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/a" }]',
    good: '[{ "from": "/a", "to": "/services" }]'
  },
  "shadowed-redirect": {
    severity: "error",
    title: "A redirect starts at a page that exists",
    explanation: "A page is served before any redirect, so this one would never be followed.",
    bad: '{ "from": "/services", "to": "/" }',
    good: '{ "from": "/our-services", "to": "/services" }'
  },
  "missing-text": {
    severity: "error",
    title: "A page has no title or description",
    explanation: "Search engines and link previews show both. Blank space, or a token for an empty text, is not one.",
    bad: '{ "title": " " }',
    good: '{ "title": "Our services" }'
  },
  "long-title": {
    severity: "warning",
    title: "A title is too long for search results",
    explanation: "Search engines show about 60 characters and cut the rest off.",
    bad: '"title": "Sourdough breads, pastries and birthday cakes from the old mill beside the river"',
    good: '"title": "Sourdough breads from the old mill"'
  },
  "long-description": {
    severity: "warning",
    title: "A description is too long for search results",
    explanation: "Search engines show about 160 characters and cut the rest off.",
    bad: '"description": "(more than 160 characters)"',
    good: '"description": "Planning and building regulations drawings for homes."'
  },
  "duplicate-title": {
    severity: "warning",
    title: "Two pages have one title",
    explanation: "In search results and browser tabs nobody can tell them apart.",
    bad: '[{ "title": "Services" }, { "title": "Services" }]',
    good: '[{ "title": "Services" }, { "title": "Prices" }]'
  },
  "duplicate-description": {
    severity: "warning",
    title: "Two pages have one description",
    explanation: "Search engines may take one of the pages for a copy of the other.",
    bad: '[{ "description": "We draw." }, { "description": "We draw." }]',
    good: '[{ "description": "We draw extensions." }, { "description": "What our drawings cost." }]'
  },
  "empty-page": {
    severity: "warning",
    title: "A page has nothing on it",
    explanation: "Visitors would find the head and the foot of the site there, and nothing between them. Blocks that are hidden are not on the page.",
    bad: '{ "path": "/prices", "blocks": [] }',
    good: '{ "path": "/prices", "draft": true, "blocks": [] }'
  },
  "second-heading": {
    severity: "error",
    title: "A page has two main headings",
    explanation: "Screen readers and search engines take the one main heading (h1) for what the page is about.",
    bad: '[{ "type": "hero" }, { "type": "heading" }]',
    good: '[{ "type": "hero" }, { "type": "prose" }]'
  },
  "skipped-heading": {
    severity: "error",
    title: "A heading level is left out",
    explanation: "People who listen to a page move through it by its headings, and a gap sounds like a missing part. After ## comes ###, not ####; a page starts with a block that has its main heading.",
    bad: "## Lofts\n\n#### Stairs",
    good: "## Lofts\n\n### Stairs"
  },
  "form-without-delivery": {
    severity: "warning",
    title: "A form does not send",
    explanation: 'Without a delivery the form thanks the visitor and sends nothing. Give it the endpoint of a form service, or say "demonstration": true.',
    bad: '{ "type": "form", "props": { "title": "Write to us" } }',
    good: '{ "type": "form", "props": { "title": "Write to us", "delivery": { "endpoint": "https://forms.example.com/1" } } }'
  },
  "form-endpoint": {
    severity: "error",
    title: "A form sends to an address that is not safe",
    explanation: "What visitors write must travel encrypted, so the endpoint has to be an https address.",
    bad: '{ "endpoint": "http://forms.example.com/1" }',
    good: '{ "endpoint": "https://forms.example.com/1" }'
  },
  "form-field": {
    severity: "error",
    title: "A field of a form lacks what its kind needs",
    explanation: "A visitor could not fill it in, or the answer could not be sent: a list to choose from needs options, a file needs an endpoint that takes files, and a number a range that has one.",
    bad: '{ "name": "size", "label": "Size", "kind": "select" }',
    good: '{ "name": "size", "label": "Size", "kind": "select", "options": ["Small", "Large"] }'
  }
};

// schema/problems/site-file-codes.ts
var siteFileCodes = {
  "bad-file-name": {
    severity: "error",
    title: "A file's name can't be published",
    explanation: "Some disks and servers refuse the name: it is that of a device, ends in a dot or a space, or holds characters such as : or ?.",
    bad: "content/files/menu?.pdf",
    good: "content/files/menu.pdf"
  },
  "bad-icon": {
    severity: "error",
    title: "An icon can't be used",
    explanation: "An icon of content/icons is an SVG with a viewBox and shapes only: paths, circles, rectangles, lines. Scripts, styles, pictures and texts in it are refused, because the drawing becomes a part of the page.",
    bad: '<svg><image href="logo.png"/></svg>',
    good: '<svg viewBox="0 0 24 24"><path d="M4 12h16"/></svg>'
  },
  "bad-font": {
    severity: "error",
    title: "A font can't be used",
    explanation: "A font of content/fonts is a WOFF2 file, which every browser reads. The file is of another kind, or damaged.",
    bad: "content/fonts/hallam.woff2 (a renamed TTF)",
    good: "content/fonts/hallam.woff2 (converted to WOFF2)"
  },
  "file-clash": {
    severity: "error",
    title: "A file has the address of something else",
    explanation: "What is in public/ is copied beside the pages. A file there may take the place of one that is generated, such as robots.txt, but not that of a page, nor lie in a folder that is written anew by every build.",
    bad: 'public/about/index.html beside { "path": "/about" }',
    good: "public/old-about/index.html"
  },
  "unordered-entry": {
    severity: "warning",
    title: "An entry is not in the order",
    explanation: 'The entries of a collection with "sort": "manual" stand in the order of its order.json. One that is not listed there comes after all others.',
    bad: '["rye"] beside content/breads/spelt.md',
    good: '["rye", "spelt"]'
  },
  "bad-block": {
    severity: "error",
    title: "A block of the site's own is wrong",
    explanation: "A block must be what every built-in one is: its type is the name of its folder, its schema has titles and descriptions, its sample fits its schema, and the collections and icons that it names exist.",
    bad: 'defineBlock({ type: "prices", \u2026 }) in blocks/price-list/',
    good: 'defineBlock({ type: "price-list", \u2026 }) in blocks/price-list/'
  }
};

// schema/problem-codes.ts
var problemCodes = {
  ...fileCodes,
  ...siteFileCodes,
  ...configCodes,
  ...pageCodes,
  ...contentCodes
};
function codesOf(blocks2) {
  return Object.assign({}, problemCodes, ...blocks2.map(({ problems }) => problems ?? {}));
}

// schema/problem.ts
function createProblem(code, place, message, suggestion2) {
  return {
    code,
    severity: problemCodes[code].severity,
    message,
    ...suggestion2 && { suggestion: suggestion2 },
    ...place
  };
}

// renderer/resolve/report.ts
function createReport() {
  const problems = [];
  const seen2 = /* @__PURE__ */ new Set();
  const places = /* @__PURE__ */ new Set();
  const push = (problem) => {
    const { code, file, pointer, target, offset } = problem;
    const key = [code, file, pointer, target, offset].join(" ");
    if (seen2.has(key)) return;
    seen2.add(key);
    places.add(`${file} ${pointer}`);
    problems.push(problem);
  };
  return {
    problems,
    has: ({ file, pointer }) => places.has(`${file} ${pointer}`),
    push,
    add(code, place, message, hint) {
      const { suggestion: suggestion2, ...related } = typeof hint === "object" ? hint : { suggestion: hint };
      push({ ...createProblem(code, place, message, suggestion2), ...related });
    }
  };
}

// schema/parse-url.ts
function parseUrl(text2) {
  try {
    return new URL(text2);
  } catch {
    return void 0;
  }
}

// schema/site/head.ts
var origins = (title2, description) => ({
  type: "array",
  title: title2,
  description,
  items: {
    type: "string",
    title: "Host",
    description: "Such as https://stats.example.com.",
    pattern: "^https://[a-z0-9.-]+(:[0-9]+)?$"
  },
  default: []
});
var name = (description) => ({ type: "string", title: "Name", description, minLength: 1 });
var head = {
  type: "object",
  title: "Head",
  description: "Scripts, links and metadata of your own in the head of every page.",
  properties: {
    scripts: {
      type: "array",
      title: "Scripts",
      description: "Scripts from your own files or other hosts, such as visitor statistics.",
      items: {
        type: "object",
        title: "Script",
        description: "A script file, and what it needs.",
        properties: {
          src: {
            type: "string",
            title: "Address",
            description: "A file of public/, such as /stats.js, or an https address.",
            pattern: "^(/[^/\\\\\\s][^\\s\\\\]*|https://[^\\s\\\\]+)$"
          },
          module: {
            type: "boolean",
            title: "Module",
            description: "Whether it is an ES module.",
            default: false
          },
          async: {
            type: "boolean",
            title: "As soon as it is there",
            description: "Runs when it has loaded instead of after the page was read.",
            default: false
          },
          data: {
            type: "array",
            title: "Data attributes",
            description: "Attributes that the script reads from its own element.",
            items: {
              type: "object",
              title: "Attribute",
              description: "A data attribute and its value.",
              properties: {
                name: {
                  type: "string",
                  title: "Name",
                  description: "Without data-, such as domain.",
                  pattern: "^[a-z][a-z0-9-]*$"
                },
                value: { type: "string", title: "Value", description: "What the script reads." }
              },
              required: ["name", "value"]
            },
            default: []
          },
          loads: origins("Loads from", "Other hosts from which the script loads scripts or pictures."),
          connects: origins("Sends to", "Hosts to which the script sends data.")
        },
        required: ["src"]
      },
      default: []
    },
    links: {
      type: "array",
      title: "Links",
      description: "Link elements, such as a proof of ownership.",
      items: {
        type: "object",
        title: "Link",
        description: "A link element.",
        properties: {
          rel: {
            type: "string",
            enum: [
              "me",
              "author",
              "license",
              "alternate",
              "manifest",
              "apple-touch-icon",
              "icon",
              "webmention",
              "pgpkey"
            ],
            title: "Relation",
            description: "What the address is to the page."
          },
          href: {
            type: "string",
            format: "link",
            title: "Address",
            description: "A file of public/ or a web address.",
            minLength: 1
          },
          type: name("The media type of what is there."),
          sizes: name("Of an icon: 180x180.")
        },
        required: ["rel", "href"]
      },
      default: []
    },
    meta: {
      type: "array",
      title: "Metadata",
      description: "Meta elements, such as a verification code.",
      items: {
        type: "object",
        title: "Meta",
        description: "A meta element: a name or a property, and its content.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "Such as google-site-verification.",
            pattern: "^(?!(?:viewport|referrer|robots|description|theme-color)$)[A-Za-z][A-Za-z0-9:._-]*$"
          },
          property: {
            type: "string",
            title: "Property",
            description: "Such as fb:app_id.",
            pattern: "^(?!og:(?:title|description|url|type)$)[A-Za-z][A-Za-z0-9:._-]*$"
          },
          content: { type: "string", title: "Content", description: "Its value.", minLength: 1 }
        },
        required: ["content"]
      },
      default: []
    }
  },
  default: {}
};

// schema/site/pictures.ts
var pictureFormats = ["avif", "webp", "jpg"];
var widthsFor = (title2, description, examples) => ({
  type: "array",
  title: title2,
  description,
  items: {
    type: "integer",
    title: "Width",
    description: "In pixels.",
    minimum: 16,
    maximum: 6e3
  },
  minItems: 1,
  maxItems: 8,
  examples: [examples]
});
var widths = {
  type: "object",
  title: "Widths",
  description: "The widths at which pictures are published, by how they are shown: one for each kind of screen, with twice and three times the pixels for dense ones.",
  properties: {
    full: widthsFor("Whole window", "Pictures as wide as the window.", [960, 1600, 2560]),
    wide: widthsFor("Wide", "Pictures as wide as the text and its margins.", [800, 1280, 1600]),
    half: widthsFor("Half", "Pictures beside a text.", [480, 800, 1280]),
    card: widthsFor("Card", "Pictures of cards.", [400, 640, 960]),
    text: widthsFor("Text", "Pictures within a text.", [480, 800, 1280]),
    logo: widthsFor("Logo", "The logo of the header.", [160, 320, 480]),
    thumbnail: widthsFor("Thumbnail", "Small pictures that lead to a large one.", [160, 320, 480])
  },
  examples: [{ full: [960, 1600, 2560] }]
};
var pictures = {
  type: "object",
  title: "Pictures",
  description: "In which formats and widths the pictures of content/media are published.",
  properties: {
    formats: {
      type: "array",
      title: "Formats",
      description: "A browser takes the first that it knows; the last is for all others. Of avif, webp and jpg, avif is the smallest and takes the longest to make; all browsers of today know webp.",
      items: {
        type: "string",
        title: "Format",
        description: "A format of pictures.",
        enum: pictureFormats
      },
      minItems: 1,
      maxItems: 3,
      examples: [["avif", "webp"], ["webp"]]
    },
    widths
  }
};

// schema/site/theme.ts
var font = (title2, description) => ({
  type: "string",
  title: title2,
  description: `${description} A variable font by the name of its installed @fontsource-variable package, such as besley, or a file of content/fonts, such as fonts/brand.woff2.`,
  pattern: "^([a-z0-9]+(-[a-z0-9]+)*|fonts/[^/\\\\]+\\.woff2)$",
  default: "instrument-sans",
  examples: ["besley", "fonts/brand.woff2"]
});
var size = (title2, description, [minimum, value, maximum]) => ({ type: "number", title: title2, description, minimum, maximum, default: value });
var palette = (name2, colours) => {
  const colour = (title2, description, value) => ({ type: "string", format: "colour", title: title2, description, default: value });
  return {
    type: "object",
    title: `${name2} colours`,
    description: `The colours when the visitor's device is set to ${name2.toLowerCase()}, as #rrggbb.`,
    properties: {
      paper: colour("Paper", "The page's background, and the text on buttons.", colours.paper),
      sheet: colour(
        "Sheet",
        "The background of what lies on the page: panels, fields, captions.",
        colours.sheet
      ),
      ink: colour("Ink", "Text and headings.", colours.ink),
      quiet: colour("Quiet ink", "Captions and secondary text.", colours.quiet),
      line: colour("Borders", "Hairlines and borders.", colours.line),
      accent: colour("Accent", "Buttons, links and marks.", colours.accent),
      error: colour("Error", "What is wrong with a form.", colours.error),
      success: colour("Success", "That a form was sent.", colours.success)
    },
    default: {}
  };
};
var theme = {
  type: "object",
  title: "Theme",
  description: "Colours, fonts, sizes and styles. Leave out what may stay as it is.",
  properties: {
    light: palette("Light", {
      paper: "#ffffff",
      sheet: "#f4f5f7",
      ink: "#16191d",
      quiet: "#545b64",
      line: "#d9dde2",
      accent: "#1d4fc4",
      error: "#b3261e",
      success: "#1a6b3c"
    }),
    dark: palette("Dark", {
      paper: "#121417",
      sheet: "#1c1f24",
      ink: "#eceef1",
      quiet: "#a7aeb8",
      line: "#363c45",
      accent: "#8fb0ff",
      error: "#ffb0a8",
      success: "#84d5a1"
    }),
    displayFont: font("Font of headings", "The font of headings and of what is set large."),
    textFont: font("Font of texts", "The font of everything else."),
    displayWeight: {
      type: "integer",
      title: "Weight of headings",
      description: "From 100 (thin) to 900 (black), as far as the font has it.",
      minimum: 100,
      maximum: 900,
      default: 650
    },
    textSize: size(
      "Size of texts",
      "Of running text on a phone, in pixels; on a desktop it is a little larger.",
      [14, 17, 22]
    ),
    lineHeight: size("Line height", "Of running text, as a multiple of its size.", [1.3, 1.6, 2]),
    scale: size(
      "Type scale",
      "How much larger each step of the type is than the one before.",
      [1.1, 1.25, 1.5]
    ),
    spacing: size("Spacing", "The room between things, as a multiple of what is usual.", [0.6, 1, 1.6]),
    pageWidth: size(
      "Page width",
      "How wide the content of a page gets, in rem; 1 rem is 16 pixels.",
      [40, 76, 120]
    ),
    gutter: size(
      "Gutter",
      "The least room at the sides of a page on a phone, in rem; it grows with the screen.",
      [0.75, 1.25, 3]
    ),
    radius: size("Corner radius", "Of buttons, fields and panels, in pixels.", [0, 6, 32]),
    header: {
      type: "string",
      enum: ["line", "plain", "dark"],
      title: "Header style",
      description: "How the header ends. line: a hairline below the header. plain: nothing between it and the page. dark: in the dark colours.",
      default: "line"
    },
    sections: {
      type: "string",
      enum: ["plain", "line", "band"],
      title: "Section style",
      description: "What divides the sections of a page. plain: room alone. line: a hairline. band: every other one lies on a sheet.",
      default: "plain"
    }
  },
  default: {}
};

// schema/site-schema.ts
var languageTag = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$";
var languagePattern = new RegExp(languageTag);
var redirects = {
  type: "array",
  title: "Redirects",
  description: "Old addresses of the site and where they lead now, so that links from elsewhere keep working.",
  items: {
    type: "object",
    title: "Redirect",
    description: "An old address and a new one.",
    properties: {
      from: {
        type: "string",
        title: "Old address",
        description: "An address that no page has any more, such as /our-services; /old/* stands for all below /old.",
        pattern: "^/[^#:\\\\\\s]*$",
        examples: ["/our-services", "/old/*", "/index.php?page=contact"]
      },
      // No link by its format: it may lead to another redirect, and stand for many addresses.
      to: {
        type: "string",
        title: "New address",
        description: "The page that took its place; :splat is what the star stood for.",
        minLength: 1,
        examples: ["/services", "/new/:splat"]
      },
      status: {
        type: "integer",
        title: "Status",
        description: "The HTTP status: 301 or 308 when it moved for good, 302 or 307 for a while.",
        minimum: 301,
        maximum: 308,
        default: 301
      }
    },
    required: ["from", "to"]
  },
  default: []
};
var siteSchema = {
  type: "object",
  title: "Site",
  description: "What all pages share. Any text can quote it with a token such as {{site.name}}.",
  properties: {
    url: {
      type: "string",
      title: "Address",
      description: "Where the site will be: https://www.example.com, or https://example.org/school below a path.",
      pattern: "^https?://[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*(:[1-9][0-9]{0,4})?(/[A-Za-z0-9._~-]+)*/?$",
      examples: ["https://www.example.com"]
    },
    name: {
      type: "string",
      title: "Name of the site",
      description: "In link previews, feeds and search results.",
      minLength: 1
    },
    language: {
      type: "string",
      title: "Language",
      description: "The language of the texts, as a BCP 47 tag: en-GB, de, zh-Hans.",
      pattern: languageTag,
      default: "en-GB"
    },
    languages: {
      type: "array",
      title: "Languages",
      description: "All languages of the site, for one in several; the main one is among them.",
      items: {
        type: "string",
        title: "Language",
        description: "A BCP 47 tag: en-GB, de, zh-Hans.",
        pattern: languageTag
      },
      default: []
    },
    picture: {
      type: "string",
      format: "media",
      title: "Picture for sharing",
      description: "Shown when somebody shares a page that has no picture of its own."
    },
    favicon: {
      type: "string",
      format: "icon",
      title: "Icon of the site",
      description: "The sign in the browser's tab: an SVG of content/icons, or an icon by its name."
    },
    embeds: {
      type: "array",
      title: "Map providers",
      description: "Hosts besides OpenStreetMap and Google Maps whose maps pages may show in a frame.",
      items: {
        type: "string",
        title: "Host",
        description: "Such as https://maps.example.com.",
        pattern: "^https://[a-z0-9.-]+(:[0-9]+)?$"
      },
      default: []
    },
    pictures,
    theme,
    head,
    redirects
  },
  required: ["url", "name"]
};

// renderer/resolve/order-entries.ts
var collator = new Intl.Collator("en", { numeric: true });
function orderEntries(entries2, { sort }, order, all) {
  if (sort !== "manual") return sortEntries(entries2, sort, all);
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }) => places.get(id) ?? order.length;
  return [...entries2].sort((a, b) => placeOf(a) - placeOf(b) || collator.compare(a.id, b.id));
}
function sortEntries(entries2, sort, all) {
  const keys2 = sort.map((key) => ({ path: key.replace(/^-/, ""), sign: key.startsWith("-") ? -1 : 1 }));
  const rows = entries2.map((entry) => ({ entry, values: keys2.map(({ path }) => fieldOf(entry, path, all)) }));
  rows.sort((a, b) => {
    for (const [index, { sign }] of keys2.entries()) {
      const order = compareValues(a.values[index], b.values[index], sign);
      if (order !== 0) return order;
    }
    return collator.compare(a.entry.id, b.entry.id);
  });
  return rows.map(({ entry }) => entry);
}
function compareValues(a, b, sign) {
  if (a === void 0 || b === void 0) return a === b ? 0 : a === void 0 ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  if (typeof a === "boolean" && typeof b === "boolean") return sign * (Number(a) - Number(b));
  return sign * collator.compare(String(a), String(b));
}
function fieldOf(entry, path, all) {
  const [key = "", ...rest] = path.split(".");
  const value = key === "id" || key === "slug" ? entry.id : entry.fields[key] ?? absent(key, all);
  if (rest.length === 0) return value;
  const schema28 = all.collection(entry.collection)?.fields.properties[key];
  const collection = schema28?.type === "string" ? schema28.entry : void 0;
  const other = collection && typeof value === "string" ? all.find(collection, value) : void 0;
  if (other) return fieldOf(other, rest.join("."), all);
  return rest.reduce(
    (at2, part) => typeof at2 === "object" && at2 !== null && Object.hasOwn(at2, part) ? at2[part] : void 0,
    value
  );
}
function absent(field, { language }) {
  return field === "language" ? language : void 0;
}

// renderer/resolve/entries.ts
var implicitFields = {
  id: { type: "string", title: "Id", description: "The name of the entry's file, without .md." },
  slug: { type: "string", title: "Slug", description: "The same as the id." },
  href: { type: "string", format: "link", title: "Address", description: "The entry's page." }
};
function entrySchema({ fields, body }) {
  const text2 = body && { body: { type: "string", format: "markdown", ...body } };
  return { ...fields, properties: { ...implicitFields, ...fields.properties, ...text2 } };
}
function createEntries({ entries: entries2, model: model2, orders, language, pathOf: pathOf2, scope }) {
  const byCollection = /* @__PURE__ */ new Map();
  const byId = /* @__PURE__ */ new Map();
  for (const entry of entries2) {
    const list2 = byCollection.get(entry.collection) ?? [];
    list2.push(entry);
    byCollection.set(entry.collection, list2);
    byId.set(`${entry.collection}/${entry.id}`, entry);
  }
  const ordered = /* @__PURE__ */ new Map();
  const schemas = /* @__PURE__ */ new Map();
  const refs = /* @__PURE__ */ new Map();
  const indexes = /* @__PURE__ */ new Map();
  const collectionOf = (name2) => Object.hasOwn(model2.collections, name2) ? model2.collections[name2] : void 0;
  const result = {
    language,
    names: Object.keys(model2.collections),
    collection: collectionOf,
    find: (collection, id) => byId.get(`${collection}/${id}`),
    ids: (collection) => result.of(collection).map(({ id }) => id),
    of(name2) {
      const known2 = ordered.get(name2);
      if (known2) return known2;
      const collection = collectionOf(name2);
      const list2 = byCollection.get(name2) ?? [];
      const sorted = collection ? orderEntries(list2, collection, orders.get(name2) ?? [], result) : list2;
      ordered.set(name2, sorted);
      return sorted;
    },
    withValue(collection, field, value) {
      const key = `${collection}/${field}`;
      let index = indexes.get(key);
      if (!index) {
        index = /* @__PURE__ */ new Map();
        for (const entry of result.of(collection)) {
          const own = fieldOf(entry, field, result);
          for (const one of Array.isArray(own) ? own : [own])
            index.set(one, [...index.get(one) ?? [], entry]);
        }
        indexes.set(key, index);
      }
      return index.get(value) ?? [];
    },
    ref(entry) {
      const known2 = refs.get(entry);
      if (known2) return known2;
      const collection = collectionOf(entry.collection);
      const schema28 = collection && (schemas.get(collection.name) ?? entrySchema(collection));
      if (collection && schema28) schemas.set(collection.name, schema28);
      const parts = { schema: schema28, label: collection?.label, path: pathOf2(entry), base: scope, language };
      const made2 = entryRef(entry, parts);
      refs.set(entry, made2);
      return made2;
    }
  };
  return result;
}
function entryRef(entry, { schema: schema28, label: label3, path, language, base }) {
  const { fields, id, file } = entry;
  let own;
  const ref = {
    value: {
      language,
      ...fields,
      id,
      slug: id,
      get body() {
        return entry.body;
      },
      ...path !== void 0 && { href: path }
    },
    schema: schema28,
    scope: () => {
      own ??= { ...base(), roots: new Map([...base().roots, ["entry", ref]]) };
      return own;
    },
    place: { file, pointer: "/frontMatter" },
    placeOf: (key) => ({ file, pointer: key === "body" ? "/body" : `/frontMatter/${key}` }),
    ...label3 !== void 0 && { label: label3 }
  };
  return ref;
}

// renderer/resolve/entries-by-language.ts
function entriesByLanguage(routes, open) {
  const first = /* @__PURE__ */ new Map();
  const own = /* @__PURE__ */ new Map();
  for (const { entry, path, language } of routes) {
    if (!entry) continue;
    if (!first.has(entry)) first.set(entry, path);
    const paths2 = own.get(language) ?? /* @__PURE__ */ new Map();
    own.set(language, paths2);
    if (!paths2.has(entry)) paths2.set(entry, path);
  }
  const opened = /* @__PURE__ */ new Map();
  return (language) => {
    const known2 = opened.get(language) ?? open((entry) => own.get(language)?.get(entry) ?? first.get(entry));
    opened.set(language, known2);
    return known2;
  };
}

// schema/shown-text.ts
var unseen = /(?! |\u200c|\u200d)[\p{C}\p{Z}]/gu;
function shownText(text2, longest4 = 80) {
  const cut = text2.length > longest4 ? `${text2.slice(0, longest4 - 1).replace(/\p{Cs}$/u, "")}\u2026` : text2;
  return cut.replace(unseen, escapeOf);
}
function escapeOf(character) {
  if (character === "\n") return "\\n";
  if (character === "	") return "\\t";
  const units2 = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units2.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

// schema/suggest.ts
function nearest(word2, candidates) {
  const wanted = word2.toLowerCase();
  let best;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const limit = Math.floor(Math.max(wanted.length, candidate.length) / 3);
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = alignmentDistance(wanted, candidate.toLowerCase());
    if (distance <= limit && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
function suggestion(word2, candidates) {
  const near = nearest(word2, candidates);
  if (near !== void 0) return `Did you mean "${near}"?`;
  if (candidates.length === 0 || candidates.length > 12) return void 0;
  return `Use ${listOf(candidates.map((candidate) => `"${candidate}"`))}.`;
}
function listOf(words) {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
function alignmentDistance(a, b) {
  let beforePrevious = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row2 = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(at(previous, j) + 1, at(row2, j - 1) + 1, at(previous, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, at(beforePrevious, j - 2) + 1);
      }
      row2.push(value);
    }
    beforePrevious = previous;
    previous = row2;
  }
  return at(previous, b.length);
}
function at(row2, index) {
  return row2[index] ?? Number.POSITIVE_INFINITY;
}

// renderer/resolve/files.ts
function createFiles(names2, base, report) {
  const known2 = new Set(names2);
  return (name2, place) => {
    if (known2.has(name2)) return `${base}/files/${name2.split("/").map(encodeURIComponent).join("/")}`;
    const message = `There is no file "${shownText(name2)}" in content/files.`;
    report.add(
      "file-missing",
      place,
      message,
      suggestion(name2, names2) ?? "Put it there, or name another one."
    );
    return void 0;
  };
}

// renderer/resolve/icons.ts
function createIcons(icons, report) {
  return (name2, place) => {
    const found = icons.get(name2);
    if (found) return found;
    const near = nearest(name2, icons.names());
    const hint = near ? `Did you mean "${near}"?` : "Use a name of lucide.dev/icons, or put an SVG into content/icons.";
    report.add("unknown-icon", place, `There is no icon "${shownText(name2)}".`, hint);
    return void 0;
  };
}

// schema/email-address.ts
var unseen2 = "\\x7f-\\xa0\\xad\\u200b-\\u206f\\u3000\\ufeff-\\uffff";
var word = `[^\\x00- "#%&(),./:;<>?@[\\\\\\]\`{|}${unseen2}]+`;
var label = `(?!-)[^\\x00-,./:-@[-\`{-}~${unseen2}]{1,63}(?<!-)`;
var emailAddress = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+(?!\\d+$)${label}$`);

// schema/telephone-href.ts
function telephoneHref(number3) {
  const [, main = number3, extension] = /^(.*?)\s*(?:ext\.?|x|#)\s*(\d+)$/i.exec(number3.trim()) ?? [];
  const dialled = main.trim().replace(/^(\+[\d ]*)\(0\)/, "$1").replace(/[\s()/.-]/g, "");
  return `tel:${dialled}${extension ? `;ext=${extension}` : ""}`;
}

// schema/unprintable.ts
var unprintable = new RegExp(
  [
    "(?![\\t\\n\\r])\\p{Cc}|\\p{Cs}|\\p{Noncharacter_Code_Point}",
    "[\\ufeff\\ufffd\\u202a-\\u202e\\u206a-\\u206f\\ufff9-\\ufffb]",
    "[\\u{e0000}-\\u{e007f}](?<!\\u{1f3f4}[\\u{e0020}-\\u{e007f}]{1,16})",
    "[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]{16}"
  ].join("|"),
  "u"
);
var isolate = /[\u2066-\u2069]/;
var isolateOrEnd = /[\u2066-\u2069]|\n[ \t\r]*\n/g;
function unprintableAt(text2) {
  return unprintable.exec(text2)?.index ?? (isolate.test(text2) ? openIsolateAt(text2) : void 0);
}
function openIsolateAt(text2) {
  const open = [];
  for (const { 0: found, index } of text2.matchAll(isolateOrEnd)) {
    if (found === "\u2069") {
      if (open.pop() === void 0) return index;
    } else if (isolate.test(found)) open.push(index);
    else if (open.length > 0) break;
  }
  return open[0];
}

// schema/safe-url.ts
function safeUrl(text2) {
  const written = text2.trim();
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(written) || written === "") return void 0;
  if (written.startsWith("#")) return { kind: "anchor", anchor: written.slice(1) };
  if (written.startsWith("/")) {
    if (written.startsWith("//") || /\s/.test(written)) return void 0;
    const [path = ""] = written.split(/[?#]/, 1);
    if (/(^|\/)\.\.?(\/|$)/.test(path)) return void 0;
    return { kind: "path", path, suffix: written.slice(path.length) };
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(written)?.[1]?.toLowerCase();
  if (scheme === "tel") {
    const href2 = telephoneHref(written.slice(4));
    return /^tel:\+?\d{3,15}(;ext=\d{1,6})?$/.test(href2) ? { kind: "contact", href: href2 } : void 0;
  }
  if (scheme === "mailto") {
    return isMailto(written) ? { kind: "contact", href: written } : void 0;
  }
  if (scheme !== "http" && scheme !== "https") return void 0;
  const host = /^https?:\/\/([^/?#:]+)(?=[:/?#]|$)/i.exec(written)?.[1];
  const url = parseUrl(written);
  if (host === void 0 || !url) return void 0;
  if (url.username || url.password || url.port === "0" || !isPlainHost(host, url.hostname)) return void 0;
  return { kind: "web", href: url.href };
}
function isMailto(written) {
  const [address = "", ...queries] = written.slice("mailto:".length).split("?");
  if (!emailAddress.test(address) || queries.length > 1 || !parseUrl(written)) return false;
  return (queries[0] ?? "").split("&").every((part) => {
    const [, key, value = ""] = /^(subject|body)(?:=(.*))?$/i.exec(part) ?? [];
    const text2 = decoded(value);
    if (key === void 0 || text2 === void 0) return part === "";
    return unprintableAt(text2) === void 0 && (/^body$/i.test(key) || !/[\r\n]/.test(text2));
  });
}
function decoded(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    return void 0;
  }
}
function isPlainHost(written, hostname) {
  const labels = written.split(".");
  if (!labels.every((label3) => label3.length < 64 && /^[^-](?:.*[^-])?$/u.test(label3))) return false;
  if (/^[a-z\d_.-]+$/i.test(written)) return written.toLowerCase() === hostname;
  if (!/^[\p{L}\p{M}\p{N}_.-]+$/u.test(written)) return false;
  if (labels.some((label3) => /\p{sc=Latin}/u.test(label3) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(label3)))
    return false;
  return written === written.normalize("NFKC") && /(^|\.)xn--/.test(hostname);
}
var embedProviders = [
  { host: "www.openstreetmap.org", path: /^\/export\/embed\.html$/ },
  { host: "www.google.com", path: /^\/maps\/(embed(\/v1\/[a-z]+)?|d\/embed)$/ },
  { host: "maps.google.com", path: /^\/maps$/, output: "embed" }
];
var embedHosts = embedProviders.map(({ host }) => host);
function safeEmbed(text2, origins2 = []) {
  const url = safeUrl(text2);
  if (url?.kind !== "web") return void 0;
  const { protocol, host, origin, pathname, searchParams } = new URL(url.href);
  const provided = embedProviders.some(
    (provider) => provider.host === host && provider.path.test(pathname) && (!("output" in provider) || searchParams.getAll("output").join() === provider.output)
  );
  return protocol === "https:" && (provided || origins2.includes(origin)) ? url.href : void 0;
}

// renderer/resolve/disk-name.ts
var refused = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(\.|$)|[<>:"|?*\\]|(?! )[\p{Z}\p{C}]|^ |[. ]$/iu;
var longest = 255;
function diskNameMistake(name2, spare = 0) {
  if (refused.test(name2)) return `"${shownText(name2)}" is not a name that every disk and server accepts`;
  const most = longest - spare;
  return byteLength(name2) > most ? `a part of it is longer than ${most} bytes` : void 0;
}
var byteLength = (text2) => new TextEncoder().encode(text2).byteLength;

// renderer/resolve/page-address.ts
var reserved = [
  "admin",
  "assets",
  "data",
  "files",
  "media",
  "404.html",
  "sitemap.xml",
  "robots.txt",
  "favicon.svg"
];
var besidePages = /^index(\.html?)?$/i;
var invalidSegment = /^[._\p{M}]|[#%{}]|\p{Z}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/u;
var slugPlaceholder = /\{(slug|id)\}/;
var pagePlaceholder = "{page}";
var maxPathBytes = 1e3;
function isMissingPath(path) {
  return /^\/(?:[^/]+\/)?404\/$/.test(path);
}
function canonicalPath(path) {
  const inner = path.replace(/^\/+|\/+$/g, "");
  return inner === "" ? "/" : `/${inner}/`;
}
function sameOnDisk(path) {
  return path.normalize("NFC").toUpperCase().toLowerCase();
}
function misshapenPath({ path, entries: entries2, paginate }) {
  if (path.includes("//")) return "it has two slashes in a row";
  if (paginate) {
    const parts = path.split(pagePlaceholder);
    if (parts.length !== 2) return 'with "paginate" it must hold {page}, once';
    return /[{}]/.test(parts.join("")) ? "only {page} can stand in it" : void 0;
  }
  const others = path.replace(slugPlaceholder, "");
  if (!entries2 && /[{}]/.test(path)) return '{\u2026} needs "entries" or "paginate"';
  if (/[{}]/.test(others)) return "only {slug} or {id} can stand in it, once";
  return entries2 && others === path ? 'with "entries" it must hold {slug} or {id}' : void 0;
}
function isReserved(name2) {
  return reserved.includes(name2.toLowerCase());
}
function routeError(path) {
  const known2 = checkedPaths.get(path);
  if (known2) return known2.error;
  if (checkedPaths.size > mostChecked) checkedPaths.clear();
  const error = errorOf(path);
  checkedPaths.set(path, { error });
  return error;
}
var mostChecked = 2e4;
var checkedPaths = /* @__PURE__ */ new Map();
function errorOf(path) {
  const segments = path.split("/").filter(Boolean);
  const [first = ""] = segments;
  if (isReserved(first)) return `/${first} is kept for Blockwork itself`;
  const own = segments.find((segment) => besidePages.test(segment));
  if (own !== void 0) return `"${own}" is not a name that every disk and server accepts`;
  for (const segment of segments) {
    if (invalidSegment.test(segment))
      return `"${shownText(segment)}" is not a name that every disk and server accepts`;
    const wrong = diskNameMistake(segment);
    if (wrong) return wrong;
  }
  return byteLength(path) > maxPathBytes ? `it is longer than ${maxPathBytes} bytes` : void 0;
}

// renderer/resolve/links.ts
function createLinks(routes, report, { drafts = [], refused: refused2 = [], files = sitemapOnly, address } = {}) {
  const base = address?.base ?? "";
  const paths2 = new Set(routes.map((route) => route.path));
  const anchors = [];
  const remember = (path, suffix, place) => {
    const start = suffix.indexOf("#");
    if (start === -1) return;
    const anchor = suffix.slice(start + 1);
    if (anchor) anchors.push({ path, anchor: decoded2(anchor, decodeURIComponent), place });
    else report.add("broken-anchor", place, "Nothing is named after the #.", "Write #top, or a block's id.");
  };
  const resolveOn = (current, text2, place) => {
    const url = inSite(safeUrl(text2), address);
    if (!url) {
      report.add(
        "bad-link",
        place,
        `"${shownText(text2)}" is not a link that can be written into a page.`,
        "Use a page such as /contact, an anchor such as #form, or an https, mailto or tel address."
      );
      return void 0;
    }
    if (url.kind === "anchor") {
      remember(current, `#${url.anchor}`, place);
      return `#${url.anchor}`;
    }
    if (url.kind !== "path") return url.href;
    if (files.has(decoded2(url.path, decodeURIComponent))) return `${base}${url.path}${url.suffix}`;
    const path = canonicalPath(url.path);
    if (paths2.has(path)) {
      remember(path, url.suffix, place);
      return `${base}${path}${url.suffix}`;
    }
    if (path === "/") return void 0;
    if (drafts.includes(path)) {
      const message2 = `The page at ${url.path} is a draft, which the site leaves out.`;
      report.add("broken-link", place, message2, "Publish the page, or link to another one.");
      return void 0;
    }
    if (refused2.includes(path)) return void 0;
    const what = /\.[a-z\d]+$/i.test(url.path) ? "file" : "page";
    const message = `There is no ${what} at ${shownText(url.path)}.`;
    report.add("broken-link", place, message, withoutBase(path) ?? nearestTo(path));
    return void 0;
  };
  const withoutBase = (path) => {
    const inner = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : void 0;
    return inner !== void 0 && paths2.has(inner) ? `Leave ${base} out, which is put before every address: ${plain(inner)}.` : void 0;
  };
  const nearestTo = (path) => {
    const near = nearest(path, [...paths2, ...files]);
    return near ? `Did you mean ${plain(near)}?` : "Check the address, or make the page first.";
  };
  return { anchors, on: (path) => (text2, place) => resolveOn(path, text2, place) };
}
var sitemapOnly = /* @__PURE__ */ new Set(["/sitemap.xml"]);
var plain = (path) => path.replace(/(.)\/$/, "$1");
function siteAddressOf(url) {
  const parsed = typeof url === "string" ? parseUrl(url) : void 0;
  return parsed && { host: parsed.host, base: parsed.pathname.replace(/\/+$/, "") };
}
function inSite(url, address) {
  if (url?.kind !== "web" || address === void 0) return url;
  const { host, pathname, search, hash } = new URL(url.href);
  const own = host === address.host && `${pathname}/`.startsWith(`${address.base}/`);
  if (!own) return url;
  const path = decoded2(pathname.slice(address.base.length), decodeURI) || "/";
  return { kind: "path", path, suffix: search + hash };
}
function decoded2(written, decode) {
  try {
    const text2 = decode(written);
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(text2) ? written : text2;
  } catch {
    return written;
  }
}

// schema/source.ts
function pointerSegments(pointer) {
  if (pointer === "") return [];
  return pointer.slice(1).split("/").map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function pointerTo(parent, segment) {
  return `${parent}/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// schema/visible.ts
var visible = `[^${[
  "\\s\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\ufeff\\ufff0-\\uffff",
  // Letters and signs that are drawn as nothing, accents and variations of a letter that is not there.
  "\\u0300-\\u036f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\u{e0000}-\\u{e0fff}"
].join("")}]`;
var visibleOrEmpty = `${visible}|^$`;
var seen = new RegExp(visible, "u");
function isVisible(text2) {
  return seen.test(text2);
}

// renderer/base-language.ts
function baseLanguage(tag2) {
  return tag2.split("-", 1)[0] ?? tag2;
}

// renderer/resolve/pictures.ts
var catalogue = "content/media/media.json";
function createPictures({
  media,
  report,
  language: own,
  described = [],
  base = "",
  made: made2
}) {
  const used = /* @__PURE__ */ new Set();
  const placeOf = (name2) => ({ file: catalogue, pointer: pointerTo("", name2) });
  const neverAsked = (names2) => names2.filter((name2) => !used.has(name2)).map((name2) => ({ name: name2, place: { ...placeOf(name2), target: "key" } }));
  const fileOf = (name2, place) => {
    const facts2 = media.get(name2);
    used.add(name2);
    if (facts2) return { name: name2, base, ...made2 && { made: made2 }, ...facts2 };
    const names2 = [...media.keys()];
    const other = names2.find((present2) => present2.toLowerCase() === name2.toLowerCase());
    if (other !== void 0) used.add(other);
    const { message, hint } = other === void 0 ? notThere(name2, names2) : inOtherCase(name2, other);
    report.add("missing-picture", place, message, hint);
    return void 0;
  };
  return {
    names: [...media.keys()],
    unused: () => neverAsked([...media.keys()]).map((found) => {
      const { alt, decorative } = media.get(found.name) ?? {};
      const described2 = alt !== void 0 || decorative;
      return described2 ? found : { ...found, place: { file: `content/media/${found.name}`, pointer: "" } };
    }),
    undescribable: () => neverAsked(described.filter((name2) => !media.has(name2))),
    resolveIn: (language) => (name2, place) => {
      const found = fileOf(name2, place);
      if (!found) return void 0;
      const { decorative } = found;
      const alt = language === own ? found.alt : textIn(language, found.alts) ?? found.alt;
      if (!isVisible(alt ?? "") && !decorative) {
        const message = `The picture "${shownText(name2)}" has no alternative text.`;
        const hint = `Describe it in ${catalogue}, or mark it there as "decorative": true.`;
        report.add("missing-alt", placeOf(name2), message, hint);
      } else if (language !== own && !decorative && !textIn(language, found.alts)) {
        const message = `The picture "${shownText(name2)}" has no alternative text in the language "${shownText(language)}".`;
        const hint = `Add it in ${catalogue}: "alts": { "${shownText(language)}": "\u2026" }.`;
        const at2 = pointerTo(`${placeOf(name2).pointer}/alts`, language);
        report.add("untranslated-alt", { file: catalogue, pointer: at2 }, message, hint);
      }
      const darkPlace = { file: catalogue, pointer: pointerTo(placeOf(name2).pointer, "dark") };
      const dark = found.dark === void 0 ? void 0 : fileOf(found.dark, darkPlace);
      return {
        ...publishedFile(found),
        alt: decorative ? "" : alt ?? "",
        ...dark && { dark: publishedFile(dark) }
      };
    }
  };
}
function textIn(language, texts2 = {}) {
  return [language, baseLanguage(language)].map((tag2) => Object.hasOwn(texts2, tag2) ? texts2[tag2] : void 0).find((text2) => text2 !== void 0 && isVisible(text2));
}
function publishedFile({ name: name2, version, width, height, base, made: made2 }) {
  return { name: name2, version, width, height, base, ...made2 && { made: made2 } };
}
function notThere(name2, names2) {
  if (name2.trim() === "") return { message: "No picture is chosen.", hint: "Name a file of content/media." };
  const message = `There is no picture "${shownText(name2)}" in content/media.`;
  return { message, hint: suggestion(name2, names2) ?? "Put the file there, or name another one." };
}
function inOtherCase(name2, present2) {
  const message = `The picture "${shownText(name2)}" is called "${shownText(present2)}": only upper and lower case differ.`;
  return { message, hint: `Write "${shownText(present2)}".` };
}

// renderer/resolve/published.ts
function entriesByDay(entries2, { model: model2, today, future }, report) {
  const scheduled = [];
  const published = entries2.filter((entry) => {
    const { collection, fields, file, id } = entry;
    if (fields.draft === true) return false;
    const definition = Object.hasOwn(model2.collections, collection) ? model2.collections[collection] : void 0;
    const field = definition?.published;
    const date2 = field === void 0 ? void 0 : fields[field];
    if (future || typeof date2 !== "string" || date2 <= today) return true;
    report.add(
      "future-entry",
      { file, pointer: `/frontMatter/${field}` },
      `"${id}" is dated ${date2}, which has not come yet, so it is left out.`,
      "Build with --future to see it before."
    );
    scheduled.push(entry);
    return false;
  });
  return { published, scheduled };
}

// schema/is-object.ts
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// schema/token-syntax.ts
var tokenPattern = /\\?\{\{([^{}]*)\}\}/g;
var sole = /^\s*\{\{([^{}]*)\}\}\s*$/;
function soleTokenPath(text2) {
  const inner = sole.exec(text2)?.[1];
  return inner === void 0 || inner.includes("|") ? void 0 : inner.trim();
}
function hasToken(text2) {
  return text2.includes("{{") && [...text2.matchAll(tokenPattern)].some(([written]) => !written.startsWith("\\"));
}
function readToken(inner) {
  const [path = "", ...parts] = inner.split("|").map((part) => part.trim());
  const formats2 = parts.map((part) => /^([a-z]+)(?:\s*:\s*(?:"([^"]*)"|([\w.-]+)))?$/.exec(part));
  if (!formats2.every((found) => found !== null)) return void 0;
  return {
    path,
    formats: formats2.map(([, name2 = "", quoted2, bare2]) => {
      const argument = quoted2 ?? bare2;
      return argument === void 0 ? { name: name2 } : { name: name2, argument };
    })
  };
}

// schema/migrations/version-2/json.ts
function valueAt(value, path) {
  return path.split(".").reduce(
    (inside, key) => isObject(inside) && Object.hasOwn(inside, key) ? inside[key] : void 0,
    value
  );
}
function without(object, ...keys2) {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys2.includes(key)));
}
function withoutMissing(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== void 0));
}
function present(...items) {
  return items.filter((item) => item !== void 0);
}
function mapItems(value, change) {
  if (!Array.isArray(value)) return value;
  const changed = value.map(change);
  return changed.every((item, index) => item === value[index]) ? value : changed;
}

// schema/migrations/version-2/inline-texts.ts
function inlineTexts(value, site) {
  if (typeof value === "string") return inlineTokens(value, site);
  if (Array.isArray(value)) return mapItems(value, (item) => inlineTexts(item, site));
  if (!isObject(value)) return value;
  const entries2 = Object.entries(value).map(([key, inside]) => [key, inlineTexts(inside, site)]);
  return entries2.every(([key, inside]) => inside === value[key]) ? value : Object.fromEntries(entries2);
}
function inlineTokens(text2, site) {
  return text2.replace(tokenPattern, (written, inner) => {
    const path = inner.trim();
    if (written.startsWith("\\")) return written;
    if (path === "site.company.picture") return "{{site.picture}}";
    if (!/^site\.(header|footer)\./.test(path)) return written;
    const found = valueAt({ site }, path);
    return typeof found === "string" ? found : written;
  });
}

// schema/migrations/version-2/blocks/query.ts
var ownEntry = /^\s*\{\{\s*entry\.(?:id|slug)\s*\}\}\s*$/;
function isOwnEntry(id) {
  return typeof id === "string" && ownEntry.test(id);
}
function eachOf(collection, query, item) {
  const written = isObject(query) ? query : {};
  const { limit, after, relatedTo } = written;
  const fields = without(written, "limit", "after", "relatedTo");
  const where = isOwnEntry(relatedTo) ? { ...fields, category: "{{entry.category.id}}" } : fields;
  return {
    each: collection,
    ...Object.keys(where).length > 0 && { where },
    ...relatedTo !== void 0 && { except: relatedTo },
    ...after !== void 0 && { after },
    ...limit !== void 0 && { limit },
    item
  };
}
function onlyEntry(collection, id, item) {
  return { each: collection, only: [id], item };
}

// schema/migrations/version-2/blocks/article-list.ts
var articleCard = {
  title: "{{item.title}}",
  href: "{{item.href}}",
  text: "{{item.excerpt}}",
  picture: "{{item.image}}",
  date: "{{item.date}}",
  facts: ["{{item.location}}"],
  category: { id: "{{item.category.id}}", text: "{{item.category.title}}" }
};
var categoryLink = { id: "{{item.id}}", text: "{{item.title}}", href: "{{item.href}}" };
function migrateArticleList(props) {
  const {
    posts,
    filter,
    empty = "There are no guides in this category yet.",
    readMore = "Read More",
    ...heading
  } = props;
  return {
    type: "article-list",
    props: {
      ...heading,
      items: eachOf("posts", posts, articleCard),
      ...filter !== void 0 && { filter: migrateFilter(filter) },
      empty,
      readMore
    }
  };
}
function migrateFilter(filter) {
  if (!isObject(filter)) return filter;
  const { all, categories, ...rest } = filter;
  return {
    ...all !== void 0 && { all: isObject(all) ? { text: "All", ...all } : all },
    categories: eachOf(
      "categories",
      { filter: true, ...isObject(categories) ? categories : {} },
      categoryLink
    ),
    ...rest
  };
}

// schema/migrations/version-2/blocks/article.ts
var ownPost = {
  title: "{{entry.title}}",
  excerpt: "{{entry.excerpt}}",
  picture: "{{entry.image}}",
  category: { text: "{{entry.category.title}}", href: "{{entry.category.href}}" },
  facts: ["{{entry.location}}"],
  published: "{{entry.date}}",
  updated: "{{entry.lastModified}}",
  author: "{{entry.author}}",
  body: "{{entry.body}}",
  tags: "{{entry.tags}}"
};
function migrateArticle(props) {
  const { post, ...rest } = props;
  if (post === void 0) return { type: "article", props };
  if (!isOwnEntry(post))
    return { type: "article-list", props: { items: onlyEntry("posts", post, articleCard) } };
  const words = { shareText: "Share Article", tagsTitle: "Tags" };
  return { type: "article", props: { ...ownPost, ...words, ...rest } };
}

// schema/migrations/version-2/blocks/faq.ts
function migrateFaq(props) {
  const { post, items, ...rest } = props;
  if (post === void 0) return { type: "faq", props };
  if (!isOwnEntry(post)) return { type: "faq", props: { ...rest, ...items !== void 0 && { items } } };
  const otherwise = items === void 0 ? {} : { otherwise: items };
  return { type: "faq", props: { ...rest, items: "{{entry.faqs}}", ...otherwise } };
}

// schema/migrations/version-2/blocks/former-defaults.ts
function migrateForm(props) {
  const { success = {} } = props;
  if (!isObject(success) || "text" in success) return { type: "form", props };
  const text2 = "We'll get back to you within 24 hours.";
  return { type: "form", props: { ...props, success: { ...success, text: text2 } } };
}
function migrateTestimonials(props) {
  const { items } = props;
  const isUnrated = (item) => isObject(item) && !("rating" in item);
  if (!Array.isArray(items) || !items.some(isUnrated)) return { type: "testimonials", props };
  const rated = items.map((item) => isUnrated(item) ? { ...item, rating: 5 } : item);
  return { type: "testimonials", props: { ...props, items: rated } };
}
function migrateNotFound(props) {
  if ("title" in props) return { type: "not-found", props };
  return { type: "not-found", props: { title: "Oops! Page not found", ...props } };
}

// schema/migrations/version-2/blocks/locations.ts
function migrateLocations(props) {
  const renamed = Object.entries(props).map(([key, value]) => [key === "offices" ? "places" : key, value]);
  const { hours: hours2 } = props;
  const words = Array.isArray(hours2) && hours2.length > 0 ? { hoursTitle: "Office hours" } : {};
  return { type: "locations", props: { ...words, ...Object.fromEntries(renamed) } };
}

// schema/migrations/version-2/blocks/project-texts.ts
function projectFacts(project) {
  return [
    { name: "Location", value: `{{${project}.location}}` },
    { name: "Size", value: `{{${project}.size}}` },
    { name: "Duration", value: `{{${project}.duration}}` },
    { name: "Completed", value: `{{${project}.completedDate}}` }
  ];
}
function projectSections(project) {
  return [
    { title: "Project Overview", text: `{{${project}.body}}` },
    { title: "Challenges", items: `{{${project}.challenges}}` },
    { title: "Solutions", items: `{{${project}.solutions}}` },
    { title: "Key Features", items: `{{${project}.features}}` }
  ];
}

// schema/migrations/version-2/blocks/project-gallery.ts
var projectCard = {
  id: "{{item.id}}",
  title: "{{item.title}}",
  href: "{{item.href}}",
  picture: "{{item.image}}",
  place: "{{item.location}}",
  text: "{{item.description}}",
  tags: ["{{item.projectType}}", "{{item.size}}"],
  comparison: "{{item.comparison}}",
  details: {
    label: "{{item.projectType}}",
    facts: projectFacts("item"),
    sections: projectSections("item"),
    pictures: "{{item.gallery}}"
  }
};
function migrateProjectGallery(props) {
  const type = "project-gallery";
  if (Object.hasOwn(props, "items")) return { type, props };
  const { projects, empty = "No projects to show here yet.", ...rest } = props;
  return { type, props: { ...rest, items: eachOf("projects", projects, projectCard), empty } };
}

// schema/migrations/version-2/blocks/showcase.ts
var ownProject = {
  label: "{{entry.projectType}}",
  title: "{{entry.title}}",
  intro: "{{entry.description}}",
  place: "{{entry.location}}",
  picture: "{{entry.image}}",
  caption: "{{entry.location}}, {{entry.completedDate}}",
  facts: projectFacts("entry"),
  sections: projectSections("entry"),
  comparison: "{{entry.comparison}}",
  pictures: "{{entry.gallery}}"
};
function migrateShowcase(props) {
  const { project, ...rest } = props;
  if (project === void 0) return { type: "showcase", props };
  if (isOwnEntry(project)) return { type: "showcase", props: { ...ownProject, ...rest } };
  const items = onlyEntry("projects", project, projectCard);
  return { type: "project-gallery", props: { title: "Project", ...rest, items } };
}

// schema/migrations/version-2/placed-block.ts
var migrations = /* @__PURE__ */ new Map([
  ["article", migrateArticle],
  ["faq", migrateFaq],
  ["form", migrateForm],
  ["not-found", migrateNotFound],
  ["offices", migrateLocations],
  ["post-list", migrateArticleList],
  ["project", migrateShowcase],
  ["project-gallery", migrateProjectGallery],
  ["testimonials", migrateTestimonials]
]);
function migratePlacedBlock(block) {
  if (!isObject(block) || typeof block.type !== "string") return block;
  const { props = {} } = block;
  if (!isObject(props)) return block;
  const { type } = block;
  const migrated = migrations.get(type)?.(props);
  if (!migrated || migrated.type === type && migrated.props === props) return block;
  return { ...block, ...migrated };
}

// schema/migrations/version-2/footer-columns.ts
function footerColumns(links, quote) {
  const addresses2 = ["leicester", "london"].map((office2) => quote(`contact.offices.${office2}.fullAddress`));
  const hasLinks = links !== void 0 && !(Array.isArray(links) && links.length === 0);
  return present(
    hasLinks ? column("footer-pages", "links", { title: "Pages", links }) : void 0,
    column("footer-contact", "contact-details", contactProps(quote)),
    column("footer-offices", "contact-details", { title: "Offices", addresses: present(...addresses2) })
  );
}
function column(id, type, props) {
  return { blocks: [{ id, type, props }] };
}
function contactProps(quote) {
  return withoutMissing({
    title: "Contact",
    phones: present(quote("contact.phones.mobile"), quote("contact.phones.landline")),
    email: quote("contact.email"),
    links: present(
      link("Instagram", quote("company.social")),
      link("Chartered practices directory", quote("company.directory"))
    )
  });
}
function link(text2, href2) {
  return href2 === void 0 ? void 0 : { text: text2, href: href2 };
}

// schema/migrations/version-2/quote.ts
function quoteFrom(site) {
  return (path) => {
    const value = valueAt(site, path);
    return value === void 0 || value === "" ? void 0 : `{{site.${path}}}`;
  };
}

// schema/migrations/version-2/frame.ts
function migrateFrame(site) {
  const quote = quoteFrom(site);
  return present(
    { id: "site-header", type: "site-header", props: headerProps(site.header, quote) },
    { id: "content", type: "content", props: {} },
    { id: "site-footer", type: "site-footer", props: footerProps(site.footer, quote) },
    messageButton(site)
  );
}
function headerProps(header, quote) {
  return withoutMissing({ name: quote("company.name"), ...isObject(header) ? header : {} });
}
function footerProps(footer, quote) {
  const {
    description,
    links,
    copyright = "\xA9 {{year}} {{site.company.name}}. All rights reserved.",
    ...rest
  } = isObject(footer) ? footer : {};
  return withoutMissing({
    variant: "ruled",
    name: quote("company.name"),
    tagline: quote("company.tagline"),
    text: description,
    columns: footerColumns(links, quote),
    label: "Sheet",
    note: copyright,
    ...rest
  });
}
function messageButton(site) {
  const contact = isObject(site.contact) ? site.contact : {};
  const { whatsapp, whatsappMessage } = contact;
  if (typeof whatsapp !== "string" || whatsapp === "") return void 0;
  const takesText = /^https?:/.test(whatsapp) && typeof whatsappMessage === "string" && whatsappMessage !== "";
  const query = `${whatsapp.includes("?") ? "&" : "?"}text={{site.contact.whatsappMessage | url}}`;
  return {
    id: "message-button",
    type: "floating-link",
    props: {
      text: "Message us on WhatsApp",
      href: `{{site.contact.whatsapp}}${takesText ? query : ""}`,
      icon: "whatsapp"
    }
  };
}

// schema/migrations/version-2/structured-data.ts
var organisationId = "{{site.url}}/#organisation";
function organisation(quote) {
  const [leicester, london] = ["leicester", "london"].map((name2) => office(name2, quote));
  return withoutMissing({
    "@type": "ProfessionalService",
    "@id": organisationId,
    name: quote("company.name"),
    slogan: quote("company.tagline"),
    description: quote("company.description"),
    url: "{{site.url}}/",
    telephone: quote("contact.phones.landline"),
    email: quote("contact.email"),
    address: leicester && {
      "@type": "PostalAddress",
      streetAddress: leicester.address,
      addressCountry: "GB"
    },
    geo: leicester?.geo,
    location: present(
      leicester && { "@type": "Place", name: "Leicester office", ...leicester },
      london && { "@type": "Place", name: "London office", ...london }
    ),
    areaServed: ["Leicester", "Leicestershire", "London"],
    sameAs: present(quote("company.social"), quote("company.directory"))
  });
}
function office(name2, quote) {
  const at2 = `contact.offices.${name2}`;
  const address = quote(`${at2}.fullAddress`);
  const [latitude, longitude] = [quote(`${at2}.latitude`), quote(`${at2}.longitude`)];
  const geo = latitude && longitude ? { "@type": "GeoCoordinates", latitude, longitude } : void 0;
  return address === void 0 ? void 0 : withoutMissing({ address, geo });
}
function website(quote) {
  return withoutMissing({
    "@type": "WebSite",
    "@id": "{{site.url}}/#website",
    name: quote("company.name"),
    url: "{{site.url}}/",
    inLanguage: quote("language") ?? "en-GB",
    publisher: { "@id": organisationId }
  });
}

// schema/migrations/version-2/theme.ts
var defaultTheme = {
  light: {
    paper: "#fbfaf7",
    // Version 1 had #f2f0ea. Text in the colour of the accent can be on it now, which needs more contrast.
    sheet: "#f6f4ef",
    ink: "#16181a",
    quiet: "#585c60",
    line: "#d8d4ca",
    accent: "#a94a24"
  },
  dark: {
    paper: "#152028",
    sheet: "#1c2933",
    ink: "#eef1ef",
    quiet: "#a9b7c0",
    line: "#33444f",
    accent: "#ee8b62"
  },
  displayFont: "besley",
  textFont: "instrument-sans",
  displayWeight: 400,
  radius: 0,
  scale: 1.28,
  pageWidth: 80
};
function migrateTheme(theme2) {
  if (theme2 !== void 0 && !isObject(theme2)) return theme2;
  return {
    ...defaultTheme,
    ...theme2,
    light: withDefaults(theme2?.light, defaultTheme.light),
    dark: withDefaults(theme2?.dark, defaultTheme.dark)
  };
}
function withDefaults(palette2, colours) {
  if (palette2 !== void 0 && !isObject(palette2)) return palette2;
  const { accent } = { ...colours, ...palette2 };
  return { ...colours, error: accent, success: accent, ...palette2 };
}

// schema/migrations/version-2/site.ts
function migrateSite(site, redirects2) {
  const { url, language, company, header, footer, theme: theme2, ...rest } = site;
  const quote = quoteFrom(site);
  const { picture: picture2, ...ownCompany } = isObject(company) ? company : {};
  const shared = {
    url,
    language,
    name: quote("company.name"),
    picture: picture2,
    favicon: "plan",
    frame: migrateFrame(site),
    feeds: [postFeed],
    structuredData: [organisation(quote), website(quote)],
    redirects: redirects2
  };
  const groups = {
    company: isObject(company) ? ownCompany : company,
    ...rest,
    // What is not an object is a mistake: validation names it.
    header: isObject(header) ? void 0 : header,
    footer: isObject(footer) ? void 0 : footer,
    theme: migrateTheme(theme2)
  };
  return { ...withoutMissing(preferring(rest, shared)), ...withoutMissing(groups) };
}
function preferring(other, object) {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, Object.hasOwn(other, key) ? other[key] : value])
  );
}
var postFeed = {
  path: "/feed.xml",
  each: "posts",
  item: {
    title: "{{item.title}}",
    href: "{{item.href}}",
    date: "{{item.date}}",
    summary: "{{item.excerpt}}"
  }
};

// schema/migrations/version-2/migrate.ts
function migrateToVersion2(config2) {
  const { site, redirects: redirects2, pages: pages2 } = config2;
  if (!isObject(site)) return migratePages(config2, pages2);
  const inlined = (value) => inlineTexts(value, site);
  const moved = Object.hasOwn(site, "redirects") ? void 0 : redirects2;
  const rest = moved === void 0 ? config2 : without(config2, "redirects");
  return migratePages({ ...rest, site: migrateSite(inlined(site), moved) }, inlined(pages2));
}
function migratePages(config2, pages2) {
  const migrated = mapItems(pages2, migratePage);
  return migrated === config2.pages ? config2 : { ...config2, pages: migrated };
}
var entryKeywords = "{{entry.keywords}}";
function migratePage(page2) {
  if (!isObject(page2)) return page2;
  const blocks2 = mapItems(page2.blocks, migratePlacedBlock);
  const migrated = blocks2 === page2.blocks ? page2 : { ...page2, blocks: blocks2 };
  const { entries: entries2, keywords: keywords2 = [] } = migrated;
  if (entries2 !== "posts" || !Array.isArray(keywords2) || keywords2.includes(entryKeywords)) return migrated;
  return { ...migrated, keywords: [...keywords2, entryKeywords] };
}

// schema/config-migrations.ts
var configMigrations = [{ to: 2, migrate: migrateToVersion2 }];

// schema/search-properties.ts
var keywords = {
  type: "array",
  title: "Keywords",
  description: "Words for the page's keywords metadata.",
  items: {
    type: "string",
    title: "Keyword",
    description: "A word or phrase that people search for.",
    minLength: 1
  },
  default: []
};

// schema/page-schema.ts
var pageSchema = {
  type: "object",
  title: "Page",
  description: "One page of the site, or with `entries` one page for each entry of a collection.",
  properties: {
    id: {
      type: "string",
      title: "Id",
      description: "A short name in lower case that no other page has; it stays when the address changes.",
      pattern: "^[a-z][a-z0-9-]*$"
    },
    path: {
      type: "string",
      title: "Address",
      description: "Where the page is: /services. With `entries`, it holds {slug} or {id}: /blog/{slug}; with `paginate`, {page}.",
      pattern: "^/",
      examples: ["/", "/services", "/blog/{slug}"]
    },
    language: {
      type: "string",
      title: "Language",
      description: "The language of the page, as a BCP 47 tag; the site's own, unless you say otherwise.",
      pattern: languageTag
    },
    translationOf: {
      type: "string",
      title: "Translation of",
      description: "The id of the page that this one says in another language."
    },
    frame: {
      type: "string",
      title: "Frame",
      description: "The name of the frame around its blocks, one of site.frames."
    },
    title: {
      type: "string",
      title: "Title",
      description: "The title in search results and the browser's tab, up to 60 characters.",
      advisedLength: 60,
      minLength: 1
    },
    description: {
      type: "string",
      format: "multiline",
      title: "Description",
      description: "The text in search results, up to 160 characters.",
      advisedLength: 160,
      minLength: 1
    },
    keywords,
    picture: {
      type: "string",
      format: "media",
      title: "Picture for sharing",
      description: "Shown when somebody shares a link to the page."
    },
    fallback: {
      type: "string",
      format: "link",
      title: "Unknown addresses",
      description: "With `entries`: the page to which a visitor is sent who asks for an entry that does not exist."
    },
    listed: {
      type: "boolean",
      title: "Listed",
      description: "Whether search engines may list the page.",
      default: true
    },
    draft: {
      type: "boolean",
      title: "Draft",
      description: "Keeps the page out of the site until it is ready.",
      default: false
    }
  },
  required: ["id", "path", "title", "description"]
};
var configVersion = configMigrations.at(-1)?.to ?? 1;

// schema/each.ts
var texts = (title2, description) => ({
  type: "array",
  title: title2,
  description,
  items: { type: "string", title: "Text", description: "An id, or a token for one.", minLength: 1 }
});
var textOrTexts = (title2, description) => ({
  type: ["string", "array"],
  title: title2,
  description,
  items: { type: "string", title: "Text", description: "A text.", minLength: 1 }
});
var eachProperties = {
  each: {
    type: "string",
    title: "Each",
    description: "The name of a collection, or a token for a list, such as {{entry.venues}}.",
    minLength: 1,
    examples: ["{{entry.venues}}"]
  },
  where: {
    type: "object",
    title: "Where",
    description: 'Which entries: a field and its value, a list of values, or { "present": true }, { "before": \u2026 }, { "after": \u2026 }, { "contains": \u2026 }, { "not": \u2026 }.'
  },
  only: texts("Only", "The ids of the entries, in this order."),
  except: textOrTexts("Except", "The id of an entry that is left out, or several."),
  after: {
    type: "string",
    title: "After",
    description: "The id of an entry: those that follow it come first, and it is left out.",
    minLength: 1
  },
  sort: textOrTexts("Sort", "The fields that they are ordered by; -price is descending."),
  offset: {
    type: "integer",
    title: "Offset",
    description: "How many are left out at the start.",
    minimum: 0
  },
  limit: { type: "integer", title: "Limit", description: "How many there are at most.", minimum: 1 },
  group: {
    type: ["string", "object"],
    title: "Group",
    description: 'The field that they are grouped by, or { "by": "date", "per": "month" }.',
    properties: {
      by: { type: "string", title: "By", description: "A field.", minLength: 1 },
      per: {
        type: "string",
        enum: ["day", "month", "year"],
        title: "Per",
        description: "How much of a date counts."
      }
    },
    required: ["by"],
    additionalProperties: false
  }
};
var eachSchema = {
  type: "object",
  title: "Each",
  description: "Takes the items of a list one by one.",
  properties: { ...eachProperties, item: { title: "Item", description: "What is made of each." } },
  required: ["each"],
  additionalProperties: false
};
function isEach(value) {
  return isObject(value) && Object.hasOwn(value, "each");
}

// renderer/resolve/report-thrown.ts
function reportThrown(check2, error, place, { report, codePosition }) {
  const message = `${check2} threw an error: ${error instanceof Error ? error.message : String(error)}.`;
  const thrown = codePosition?.(error);
  report.add("bad-block", place, message, {
    suggestion: "Mend the check, or what it is given.",
    related: thrown ? [{ ...thrown, pointer: "", message: "It was thrown here." }] : []
  });
}

// renderer/resolve/check-block.ts
function checkBlock(definition, { authored, props, place }, { report, codePosition }) {
  const { type, check: check2 } = definition;
  if (!check2) return;
  const atBlock = { ...place, target: "key" };
  let found;
  try {
    found = [...check2(props)];
  } catch (error) {
    reportThrown(`The check of the block "${type}"`, error, atBlock, { report, codePosition });
    return;
  }
  const codes = found.length > 0 ? codesOf([definition]) : {};
  for (const { code, key, message, suggestion: hint } of found) {
    const known2 = Object.hasOwn(codes, code) ? codes[code] : void 0;
    if (!known2) {
      const sentence = `The check of the block "${type}" reports "${code}", which is no code of a problem.`;
      const near = suggestion(code, Object.keys(codes)) ?? `Declare it in the block's "problems".`;
      report.add("bad-block", atBlock, sentence, near);
      continue;
    }
    const where = key === void 0 ? atBlock : { ...place, pointer: place.pointer + writtenPointer(authored, key) };
    report.push({ code, severity: known2.severity, message, ...hint && { suggestion: hint }, ...where });
  }
}
function writtenPointer(authored, key) {
  let pointer = "";
  let value = authored;
  for (const segment of pointerSegments(`/${key}`)) {
    if (Array.isArray(value)) {
      if (value.some((item) => isEach(item) || typeof item === "string" && soleTokenPath(item)))
        return pointer;
      value = value[Number(segment)];
      pointer = pointerTo(pointer, Number(segment));
    } else if (isEach(value)) {
      if (!isObject(value) || !Object.hasOwn(value, "item")) return pointer;
      value = value.item;
      pointer = pointerTo(pointer, "item");
    } else if (isObject(value) && Object.hasOwn(value, segment)) {
      value = value[segment];
      pointer = pointerTo(pointer, segment);
    } else return typeof value === "string" ? pointer : pointerTo(pointer, segment);
  }
  return pointer;
}

// renderer/resolve/scope.ts
var maxHops = 20;
function lookUp(path, scope) {
  const [root = "", ...keys2] = path.split(".");
  let found = scope.roots.get(root);
  for (const key of keys2) {
    const parent = found && follow(found);
    found = parent && childOf(parent, key);
  }
  return found;
}
function follow(ref, hops = maxHops) {
  if (typeof ref.value !== "string" || hops === 0) return ref;
  const path = soleTokenPath(ref.value);
  const named = path === void 0 ? void 0 : lookUp(path, ref.scope());
  if (named) return follow(named, hops - 1);
  const collection = ref.schema?.type === "string" ? ref.schema.entry : void 0;
  return collection !== void 0 && ref.scope().entry(collection, ref.value) || ref;
}
function followTokens(ref, hops = maxHops) {
  const path = typeof ref.value === "string" && hops > 0 ? soleTokenPath(ref.value) : void 0;
  const named = path === void 0 ? void 0 : lookUp(path, ref.scope());
  return named ? followTokens(named, hops - 1) : ref;
}
function childOf(parent, key) {
  const { value, schema: schema28, scope } = parent;
  const part = parent.parts?.get(key) ?? parent.list?.[Number(key)];
  if (part) return part;
  const place = parent.placeOf?.(key) ?? (parent.place && below(parent.place, key));
  if (Array.isArray(value)) {
    if (!/^\d+$/.test(key) || Number(key) >= value.length) return void 0;
    return {
      value: value[Number(key)],
      schema: schema28?.type === "array" ? schema28.items : void 0,
      scope,
      place
    };
  }
  const property = schema28?.type === "object" && Object.hasOwn(schema28.properties, key) ? schema28.properties[key] : void 0;
  if (isObject(value) && Object.hasOwn(value, key))
    return { value: value[key], schema: property, scope, place };
  if (schema28?.type === "string" && schema28.entry !== void 0)
    return { value: void 0, schema: schema28, scope, place: parent.place };
  return property && (isObject(value) || value === void 0) ? { value: void 0, schema: property, scope, place } : void 0;
}
function itemsOf(ref) {
  const { value, schema: schema28, scope, place, list: list2 } = followTokens(ref);
  if (list2) return list2;
  if (!Array.isArray(value)) return void 0;
  const items = schema28?.type === "array" ? schema28.items : void 0;
  return value.map((item, index) => ({
    value: item,
    schema: items,
    scope,
    place: place && below(place, index)
  }));
}
function namesIn(scope) {
  return [...scope.roots].flatMap(([name2, ref]) => namesBelow(ref.value, ref.schema, name2, 4));
}
function namesBelow(value, schema28, prefix, levels) {
  if (typeof value === "string" || typeof value === "number") return [prefix];
  if (Array.isArray(value) || levels === 0) return [];
  const properties = schema28?.type === "object" ? schema28.properties : {};
  const keys2 = /* @__PURE__ */ new Set([...Object.keys(isObject(value) ? value : {}), ...Object.keys(properties)]);
  if (keys2.size === 0) return schema28 && schema28.type !== "object" ? [prefix] : [];
  return [...keys2].flatMap(
    (key) => namesBelow(isObject(value) ? value[key] : void 0, properties[key], `${prefix}.${key}`, levels - 1)
  );
}
function withRoots(scope, roots) {
  return { ...scope, roots: new Map([...scope.roots, ...Object.entries(roots)]) };
}
function below({ file, pointer }, key) {
  return { file, pointer: pointerTo(pointer, key) };
}

// blocks/_kit/intl.ts
function remembered(make) {
  const made2 = /* @__PURE__ */ new Map();
  return (key) => {
    const formatter = made2.get(key) ?? make(key);
    made2.set(key, formatter);
    return formatter;
  };
}
var dateStyles = {
  long: { dateStyle: "long" },
  full: { dateStyle: "full" },
  medium: { dateStyle: "medium" },
  short: { dateStyle: "short" },
  month: { month: "long", year: "numeric" },
  weekday: { weekday: "long" },
  day: { day: "numeric", month: "long" },
  year: { year: "numeric" }
};
var dates = /* @__PURE__ */ remembered((key) => {
  const [language, style = "long"] = key.split(" ");
  return new Intl.DateTimeFormat(language, { ...dateStyles[style], timeZone: "UTC" });
});
function formatDate(date2, language, style = "long") {
  const day2 = /^\d{4}-\d{2}-\d{2}/.exec(date2)?.[0];
  const time2 = Date.parse(`${day2}T00:00:00Z`);
  return Number.isNaN(time2) ? date2 : dates(`${language} ${style}`).format(time2);
}
var times = /* @__PURE__ */ remembered(
  (language) => new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" })
);
function formatTime(time2, language) {
  const moment = Date.parse(`2000-01-01T${time2}:00Z`);
  return Number.isNaN(moment) ? time2 : times(language).format(moment);
}
var numbers = /* @__PURE__ */ remembered((key) => {
  const [language, decimals] = key.split(" ");
  return new Intl.NumberFormat(language, { maximumFractionDigits: Number(decimals) });
});
function formatNumber(value, language, decimals = 3) {
  return numbers(`${language} ${decimals}`).format(value);
}
var currencies = /* @__PURE__ */ remembered((key) => {
  const [language, currency2 = ""] = key.split(" ");
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency: currency2,
    trailingZeroDisplay: "stripIfInteger"
  });
});
function formatCurrency(value, language, currency2) {
  return currencies(`${language} ${currency2}`).format(value);
}
var listTypes = ["conjunction", "disjunction", "unit"];
var lists = /* @__PURE__ */ remembered((key) => {
  const [language, type] = key.split(" ");
  return new Intl.ListFormat(language, { type });
});
function formatList(items, language, type = "conjunction") {
  return lists(`${language} ${type}`).format(items);
}

// schema/formats.ts
var telephone = /^(?=(?:\D*\d){4,21}\D*$)\+?(?:\(\d[\d ]*\)|\d)(?:[ /.-]{0,3}(?:\(\d[\d ]*\)|\d))*(?: ?(?:ext\.?|x|#) ?\d{1,6})?$/i;
var withToken = /^.*\{\{.*\}\}.*$/;
var formats = {
  multiline: true,
  markdown: true,
  link: true,
  embed: true,
  media: true,
  file: true,
  icon: true,
  date: isDate,
  colour: /^(#[0-9a-f]{6}|\{\{.*\}\})$/i,
  telephone: new RegExp(`${telephone.source}|${withToken.source}`, "i"),
  email: new RegExp(`${emailAddress.source}|${withToken.source}`)
};
function isDate(text2) {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text2)) return false;
  const date2 = /* @__PURE__ */ new Date(`${text2}T00:00:00Z`);
  return !Number.isNaN(date2.getTime()) && date2.toISOString().startsWith(text2);
}

// renderer/resolve/formats.ts
function formatValue({ name: name2, argument }, value, language) {
  const format = Object.hasOwn(tokenFormats, name2) ? tokenFormats[name2] : void 0;
  if (!format) return { mistake: `There is no format "${name2}".`, hint: `Use ${formatNames.join(", ")}.` };
  return format(value, argument, language);
}
function isCurrency(code) {
  return /^[A-Z]{3}$/.test(code);
}
var currency = (value, argument = "", language) => {
  if (!isCurrency(argument)) {
    return { mistake: `"currency" needs a currency.`, hint: 'Write currency: "GBP", by its three letters.' };
  }
  return typeof value === "number" ? { text: formatCurrency(value, language, argument) } : notA("a number", "currency");
};
var number = (value, argument = "", language) => {
  if (!/^(\d|1\d|20)?$/.test(argument)) {
    return { mistake: `"number" can't have ${argument} decimals.`, hint: "Write number, or number: 2." };
  }
  return typeof value === "number" ? { text: formatNumber(value, language, argument === "" ? void 0 : Number(argument)) } : notA("a number", "number");
};
var date = (value, argument = "long", language) => {
  if (!isDateStyle(argument)) {
    return {
      mistake: `"date" has no style "${argument}".`,
      hint: `Use ${Object.keys(dateStyles).join(", ")}.`
    };
  }
  const day2 = typeof value === "string" ? `${value}-01-01`.slice(0, 10) : "";
  const written = typeof value === "string" && /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : day2;
  return isDate(written) ? { text: formatDate(written, language, argument) } : notA("a day, such as 2026-03-31", "date");
};
var time = (value, _, language) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? { text: formatTime(value, language) } : notA("a time, such as 16:30", "time");
var isDateStyle = (name2) => Object.hasOwn(dateStyles, name2);
var isListType = (name2) => listTypes.includes(name2);
var list = (value, argument = "conjunction", language) => {
  if (!isListType(argument))
    return { mistake: `"list" has no type "${argument}".`, hint: `Use ${listTypes.join(", ")}.` };
  const texts2 = Array.isArray(value) && value.every((item) => ["string", "number"].includes(typeof item));
  return texts2 ? { text: formatList(value.map(String), language, argument) } : notA("a list of texts", "list");
};
var ofText = (change, name2) => (value, _, language) => typeof value === "string" || typeof value === "number" ? { text: change(String(value), language) } : notA("a text", name2);
var tokenFormats = {
  currency,
  number,
  date,
  time,
  list,
  url: ofText((text2) => encodeURIComponent(text2), "url"),
  lower: ofText((text2, language) => text2.toLocaleLowerCase(language), "lower"),
  upper: ofText((text2, language) => text2.toLocaleUpperCase(language), "upper")
};
var formatNames = Object.keys(tokenFormats);
function notA(what, name2) {
  return {
    mistake: `"${name2}" formats ${what}, and this is not one.`,
    hint: "Take the format out, or name another value."
  };
}

// renderer/resolve/token-meaning.ts
var maxChars = 1e5;
var maxTokens = 1e3;
var tokenBudget = () => ({ tokens: maxTokens });
function meaningOf({ path, formats: formats2 }, scope, reading) {
  if (--reading.budget.tokens < 0) return { wrong: "endless" };
  const ref = lookUp(path, scope);
  if (!ref) return { wrong: "unknown" };
  const [first, ...others] = formats2;
  if (!first) return textOf(ref, reading);
  let value = formattable(ref, reading);
  if (value === void 0) return "";
  for (const format of [first, ...others]) {
    const formatted = formatValue(format, value, reading.language);
    if ("mistake" in formatted) return { wrong: formatted };
    value = formatted.text;
  }
  return value;
}
function textOf(found, reading) {
  const ref = followTokens(found);
  const { value, scope } = ref;
  if (value === void 0) return "";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return { wrong: "not-a-text" };
  if (reading.within.length > 100 || isWithin(ref, reading.within)) return { wrong: "loop" };
  let wrong;
  let length = value.length;
  const text2 = value.replace(tokenPattern, (written, inner) => {
    if (written.startsWith("\\")) return written.slice(1);
    const token = readToken(inner);
    if (wrong || !token) return "";
    const meaning = meaningOf(token, scope(), { ...reading, within: [...reading.within, keyOf(ref)] });
    if (typeof meaning === "string") {
      length += meaning.length;
      if (length > maxChars) wrong = "endless";
      return meaning;
    }
    if (meaning.wrong === "loop" || meaning.wrong === "endless") wrong = meaning.wrong;
    return "";
  });
  return wrong ? { wrong } : text2;
}
var keyOf = ({ place, value }) => place ? `${place.file}#${place.pointer}` : value;
var isWithin = (ref, within2) => within2.includes(keyOf(ref));
function formattable(found, reading) {
  const ref = followTokens(found);
  if (typeof ref.value === "number" || ref.value === void 0) return ref.value;
  const items = itemsOf(ref);
  if (!items) {
    const text2 = textOf(ref, reading);
    return typeof text2 === "string" ? text2 : ref.value;
  }
  return items.map((item) => {
    const text2 = textOf(labelOf(item), reading);
    return typeof text2 === "string" ? text2 : item.value;
  });
}
function labelOf(ref) {
  const entry = follow(ref);
  return entry === ref || !entry.label ? ref : lookUpIn(entry, entry.label) ?? ref;
}
function lookUpIn(ref, key) {
  const roots = /* @__PURE__ */ new Map([["entry", ref]]);
  return lookUp(`entry.${key}`, { ...ref.scope(), roots });
}
function quietText(ref, language) {
  const text2 = textOf(ref, { language, budget: tokenBudget(), within: [] });
  return typeof text2 === "string" ? text2 : void 0;
}

// renderer/resolve/where.ts
function filterOf({ where = {}, except }, ask, asked) {
  const left = except === void 0 ? [] : [except].flat().map(ask);
  const conditions = Object.entries(where).filter(([path]) => path !== asked);
  return (read) => !(left.length > 0 && left.includes(read("id"))) && conditions.every(([path, wanted]) => matches(read(path), wanted, ask));
}
function matches(value, wanted, ask) {
  if (Array.isArray(wanted)) return wanted.some((one) => matches(value, one, ask));
  if (!isObject(wanted)) {
    const asked = ask(wanted);
    return Array.isArray(value) ? value.includes(asked) : value === asked;
  }
  return Object.entries(wanted).every(([test, written]) => {
    const asked = ask(written);
    switch (test) {
      case "present":
        return asked === !isBlank(value);
      case "before":
        return typeof value === "string" && typeof asked === "string" && value < asked;
      case "after":
        return typeof value === "string" && typeof asked === "string" && value > asked;
      case "contains":
        return Array.isArray(value) || typeof value === "string" ? value.includes(asked) : false;
      case "not":
        return !matches(value, written, ask);
      default:
        return false;
    }
  });
}
var isBlank = (value) => value === void 0 || value === "" || Array.isArray(value) && value.length === 0;

// renderer/resolve/each.ts
function entriesOfEach(each, context) {
  return within(entriesOf(each, context), each);
}
function itemsOfEach(each, context) {
  const { entries: entries2 } = context;
  const refs = entries2.collection(each.each) ? entriesOf(each, context).map((entry) => entries2.ref(entry)) : listOf2(each, context);
  if (!refs) return void 0;
  return within(each.group === void 0 ? refs : groupsOf(refs, each.group, context), each);
}
function within(items, { offset = 0, limit = items.length }) {
  return items.slice(offset, offset + limit);
}
function entriesOf(each, context) {
  const { entries: entries2 } = context;
  const ask = askedBy(each, context);
  const sorted = (found2) => each.sort === void 0 ? found2 : sortEntries(found2, [each.sort].flat(), entries2);
  const found = each.only ? each.only.flatMap((id) => entries2.find(each.each, String(ask(id))) ?? []) : matchingEntries(each, context, ask);
  return follows(sorted(found), each, ask, ({ id }) => id);
}
function matchingEntries(each, { entries: entries2 }, ask) {
  const { where = {}, sort, group, after, offset = 0, limit = Number.POSITIVE_INFINITY } = each;
  const isPlain = ([path, wanted]) => !path.includes(".") && !isObject(wanted) && !Array.isArray(wanted);
  const [field, value] = Object.entries(where).find(isPlain) ?? [];
  const start = field === void 0 ? entries2.of(each.each) : entries2.withValue(each.each, field, ask(value));
  const accepts = filterOf(each, ask, field);
  const isInOrder = sort === void 0 && group === void 0 && after === void 0;
  const most = isInOrder ? offset + limit : Number.POSITIVE_INFINITY;
  const found = [];
  for (const entry of start) {
    if (found.length >= most) break;
    if (accepts((path) => fieldOf(entry, path, entries2))) found.push(entry);
  }
  return found;
}
function listOf2(each, context) {
  const path = soleTokenPath(each.each);
  const list2 = path === void 0 ? void 0 : lookUp(path, context.scope);
  if (!list2) return void 0;
  const items = list2.value === void 0 ? [] : itemsOf(list2);
  if (!items) return void 0;
  const ask = askedBy(each, context);
  const accepts = filterOf(each, ask);
  const found = items.map((item) => follow(item)).filter((item) => accepts((key) => valueIn(item, key)));
  const only = each.only?.map((id) => ask(id));
  const chosen = only ? only.flatMap((id) => found.filter((item) => idOf(item) === id)) : found;
  const keys2 = [each.sort ?? []].flat();
  const sorted = keys2.length === 0 ? chosen : [...chosen].sort((a, b) => compareBy(keys2, a, b));
  return follows(sorted, each, ask, idOf);
}
function compareBy(keys2, a, b) {
  for (const key of keys2) {
    const path = key.replace(/^-/, "");
    const order = compareValues(valueIn(a, path), valueIn(b, path), key.startsWith("-") ? -1 : 1);
    if (order !== 0) return order;
  }
  return 0;
}
var idOf = (ref) => isObject(ref.value) ? ref.value.id : ref.value;
function valueIn(ref, path) {
  const roots = /* @__PURE__ */ new Map([["item", ref]]);
  return lookUp(`item.${path}`, { ...ref.scope(), roots })?.value;
}
function askedBy({ each }, { scope, language }) {
  const where = { type: "string", title: each, description: "" };
  const known2 = /* @__PURE__ */ new Map();
  const read = (written) => {
    const path = soleTokenPath(written);
    const named = path === void 0 ? void 0 : lookUp(path, scope);
    if (named && typeof named.value !== "string") return isObject(named.value) ? named.value.id : named.value;
    return quietText({ value: written, schema: where, scope: () => scope }, language);
  };
  return (written) => {
    if (typeof written !== "string" || !written.includes("{{")) return written;
    if (!known2.has(written)) known2.set(written, read(written));
    return known2.get(written);
  };
}
function follows(items, { after }, ask, id) {
  if (after === void 0) return items;
  const wanted = ask(after);
  const index = items.findIndex((item) => id(item) === wanted);
  return index === -1 ? items : [...items.slice(index + 1), ...items.slice(0, index)];
}
var dateLengths = { day: 10, month: 7, year: 4 };
function groupsOf(refs, group, { scope }) {
  const { by, per } = typeof group === "string" ? { by: group, per: void 0 } : group;
  const groups = /* @__PURE__ */ new Map();
  for (const ref of refs) {
    const roots = /* @__PURE__ */ new Map([["item", ref]]);
    const field = lookUp(`item.${by}`, { ...ref.scope(), roots });
    const value = per && typeof field?.value === "string" ? field.value.slice(0, dateLengths[per]) : field?.value;
    const same = groups.get(value) ?? { key: field && { ...field, value }, items: [] };
    same.items.push(ref);
    groups.set(value, same);
  }
  return [...groups.values()].map(({ key, items }) => groupRef(key, items, scope));
}
function groupRef(key, items, scope) {
  const parts = /* @__PURE__ */ new Map([["items", listRef(items, scope)]]);
  if (key) parts.set("key", key);
  const schema28 = { type: "object", title: "Group", description: "", properties: {} };
  return { value: {}, schema: schema28, scope: () => scope, parts };
}
function listRef(items, scope) {
  return { value: items.map((item) => item.value), scope: () => scope, list: items };
}

// renderer/resolve/frames.ts
var contentType = "content";
var bare = [{ id: contentType, type: contentType, props: {} }];
function frameOf({ frame }, language, site) {
  const { frames = {} } = site;
  const name2 = [frame, language, baseLanguage(language)].find(
    (key) => key !== void 0 && Object.hasOwn(frames, key)
  );
  const named = name2 === void 0 ? void 0 : frames[name2];
  if (name2 !== void 0 && named) return { blocks: named, pointer: pointerTo("/site/frames", name2) };
  return { blocks: site.frame ?? bare, pointer: "/site/frame" };
}

// renderer/resolve/heading-ids.ts
import GithubSlugger from "github-slugger";

// renderer/resolve/own-ids.ts
var ownIds = ["content", "site-menu"];

// renderer/resolve/heading-ids.ts
function createHeadingIds() {
  const slugger = new GithubSlugger();
  for (const id of ownIds) slugger.slug(id);
  return { idFor: (heading) => slugger.slug(withoutEdges(heading) || "section") };
}
function withoutEdges(heading) {
  return heading.normalize("NFC").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
}

// blocks/_kit/picture-attributes.ts
var uses = {
  full: { widths: [800, 1280, 1920], sizes: "100vw" },
  wide: { widths: [800, 1280, 1600], sizes: "(min-width: 85rem) 80rem, 100vw" },
  half: { widths: [480, 800, 1280], sizes: "(min-width: 85rem) 40rem, (min-width: 56rem) 50vw, 100vw" },
  card: { widths: [400, 640, 960], sizes: "(min-width: 85rem) 26rem, (min-width: 40rem) 45vw, 100vw" },
  text: { widths: [480, 800, 1280], sizes: "(min-width: 48rem) 42rem, 100vw" },
  logo: { widths: [160, 320, 480], sizes: "12rem" },
  thumbnail: { widths: [160, 320, 480], sizes: "(min-width: 40rem) 10rem, 30vw" }
};
var usualFormats = ["avif", "webp"];
function pictureAttributes(picture2, use) {
  const format = formatsOf(picture2).at(-1) ?? "webp";
  const widths2 = widthsOf(picture2, use);
  const middle = widths2[Math.min(1, widths2.length - 1)] ?? picture2.width;
  const src = pictureUrl(picture2, middle, format);
  return { src, ...sourceOf(picture2, use, format), alt: picture2.alt };
}
function pictureSources({ dark, ...picture2 }, use) {
  const typed = (file) => formatsOf(file).slice(0, -1).map((format) => ({ type: `image/${format}`, ...sourceOf(file, use, format) }));
  if (!dark) return typed(picture2);
  const night = [...typed(dark), sourceOf(dark, use, formatsOf(dark).at(-1) ?? "webp")];
  const media = "screen and (prefers-color-scheme: dark)";
  return [...night.map((source) => ({ media, ...source })), ...typed(picture2)];
}
function formatsOf({ made: made2 }) {
  return made2?.formats ?? usualFormats;
}
function widthsOf({ made: made2, width }, use) {
  const widths2 = made2?.widths?.[use] ?? uses[use].widths;
  return [...new Set(widths2.map((wanted) => Math.min(wanted, width)))].sort((one, other) => one - other);
}
function sourceOf(picture2, use, format) {
  const { width, height } = picture2;
  const srcSet = widthsOf(picture2, use).map((wanted) => `${pictureUrl(picture2, wanted, format)} ${wanted}w`).join(", ");
  return { srcSet, sizes: uses[use].sizes, width, height };
}
function pictureUrl(picture2, width, format = "webp") {
  const stem = picture2.name.replace(/\.[^.]+$/, "");
  const written = encodeURIComponent(stem).replaceAll("'", "%27");
  return `${picture2.base}/media/${written}.${picture2.version}-${width}.${format}`;
}
function sharedPictureUrl(picture2) {
  return pictureUrl(picture2, Math.min(1200, picture2.width), "jpg");
}

// renderer/resolve/resolve-context.ts
function inItem(item, context) {
  return { ...context, scope: withRoots(context.scope, { item: follow(item) }) };
}

// renderer/resolve/tokens.ts
var unclosed = /(?<!\\)\{\{(?=\s*[a-z_])/i;
var hidden = "\0";
var tooMany = new RegExp(`\\{${hidden}|(?<!${hidden})${hidden}+\\}`);
var messages = {
  unknown: (path) => `Nothing is called {{${path}}}.`,
  "not-a-text": (path) => `{{${path}}} is not a single text.`,
  loop: (path) => `The token {{${path}}} leads back to itself.`,
  endless: (path) => `The text of {{${path}}} quotes other texts without end.`
};
var hints = {
  unknown: "Tokens start with site, page, entry or item and go on with keys, such as {{site.name}}.",
  "not-a-text": "Name a single text or number below it.",
  loop: "Write out one of the texts that quote each other.",
  endless: "Write out one of the texts that quote each other."
};
function replaceTokens(text2, scope, place, report, language = "en", trace) {
  if (!text2.includes("{{")) return text2;
  const brace = braceMistake(text2);
  if (brace) {
    report.add("unknown-token", { ...place, offset: brace.offset }, brace.message, brace.hint);
    return "";
  }
  const budget = tokenBudget();
  return text2.replace(tokenPattern, (written, inner, offset) => {
    if (written.startsWith("\\")) return written.slice(1);
    const token = readToken(inner);
    if (!token) {
      const message = `{{${shownText(inner.trim())}}} can't be read.`;
      report.add(
        "token-format",
        { ...place, offset },
        message,
        'Write a format as {{item.price | currency: "GBP"}}.'
      );
      return "";
    }
    const meaning = meaningOf(token, scope, { language, budget, within: [] });
    if (typeof meaning === "string") return trace ? tracedToken(meaning, token, scope, trace) : meaning;
    const at2 = { ...place, offset };
    if (typeof meaning.wrong === "object") {
      report.add("token-format", at2, meaning.wrong.mistake, meaning.wrong.hint);
      return "";
    }
    reportToken(meaning.wrong, token.path, scope, at2, report);
    return "";
  });
}
function tracedToken(text2, { path }, scope, trace) {
  const named = lookUp(path, scope);
  const { place, schema: schema28 = plainText } = named ? followTokens(named) : {};
  return text2 !== "" && place ? String(trace(text2, schema28.type === "string" ? schema28 : plainText, place)) : text2;
}
var plainText = { type: "string", title: "", description: "" };
function reportToken(wrong, path, scope, place, report) {
  const guess = wrong === "unknown" || wrong === "not-a-text" ? nearest(path, namesIn(scope)) : void 0;
  const hint = guess ? `Did you mean {{${guess}}}?` : hints[wrong];
  report.add("unknown-token", place, messages[wrong](shownText(path)), hint);
}
function braceMistake(text2) {
  const others = text2.replace(tokenPattern, (written) => hidden.repeat(written.length));
  const open = unclosed.exec(others);
  if (open) {
    const hint = "Close it with }}, or write a backslash before it.";
    return { offset: open.index, message: "Two braces open a token and are not closed.", hint };
  }
  const more = tooMany.exec(others);
  if (!more) return void 0;
  return {
    offset: more.index,
    message: "A token stands in two braces, and here are more.",
    hint: "Write two."
  };
}
function authoredOffset(authored, scope, offset, language) {
  let shift = 0;
  for (const { index, 0: written } of authored.matchAll(tokenPattern)) {
    const start = index - shift;
    if (offset < start) break;
    const replaced = replaceTokens(written, scope, { file: "", pointer: "" }, createReport(), language);
    if (offset < start + replaced.length) return index;
    shift += written.length - replaced.length;
  }
  return offset + shift;
}

// renderer/resolve/child-blocks.ts
function resolveChildBlocks(placed, place, context) {
  return placed.flatMap((block, index) => {
    const found = block.hidden ? void 0 : context.block?.(block, below(place, index), context);
    if (!found) return [];
    context.children?.push(found);
    const { id, definition, props } = found;
    return [{ id, type: definition.type, view: definition.view, props }];
  });
}

// renderer/resolve/content-hash.ts
function contentHash(text2) {
  const words = [2654435769, 2246822507, 3266489909, 668265263];
  for (let index = 0; index < text2.length; index++) {
    const code = text2.charCodeAt(index);
    for (let word2 = 0; word2 < 4; word2++) {
      words[word2] = Math.imul((words[word2] ?? 0) ^ code + word2 * 16777619, 1540483477 + word2 * 2);
    }
  }
  return words.map(
    (word2) => finalize(word2 ^ text2.length).toString(16).padStart(8, "0")
  ).join("");
}
function finalize(word2) {
  const first = Math.imul(word2 ^ word2 >>> 16, 2246822507);
  const second = Math.imul(first ^ first >>> 13, 3266489909);
  return (second ^ second >>> 16) >>> 0;
}

// renderer/resolve/defer.ts
function defer(value, { deferred, base }) {
  const path = `/data/${contentHash(JSON.stringify(value))}.json`;
  deferred.set(path, value);
  return { src: base + path, value };
}

// renderer/resolve/missing-values.ts
function isBlankQuote(schema28, written, result) {
  if (schema28.type !== "string" || typeof written !== "string" || !hasToken(written)) return false;
  if (isObject(result) && schema28.format === "markdown") return result.html === "";
  return typeof result === "string" && result.trim() === "";
}
function isRequired({ required = [] }, key, written) {
  return required.includes(key) && typeof written === "string" && hasToken(written);
}
function reportMissing(key, written, place, { report, scope }) {
  const entry = scope.roots.get("item") ?? scope.roots.get("entry");
  const where = entry?.place ? ` in ${entry.place.file}` : "";
  const message = `"${key}" is needed, and ${shownText(written)} is empty${where}.`;
  const suggestion2 = "Fill it in there, or name a value that is never empty.";
  const path = soleTokenPath(written);
  const empty = path === void 0 ? void 0 : lookUp(path, scope)?.place;
  const related = empty ? [{ ...empty, message: "The value that is empty." }] : [];
  report.add("missing-value", place, message, { suggestion: suggestion2, related });
}
function isReported(written, place, { report, scope }) {
  if (report.has(place)) return true;
  if (typeof written !== "string") return false;
  return [...written.matchAll(tokenPattern)].some(([, inner = ""]) => {
    const ref = lookUp(readToken(inner)?.path ?? "", scope);
    const source = ref && followTokens(ref).place;
    return source !== void 0 && report.has(source);
  });
}

// schema/schema.ts
var stringFormats = [
  "multiline",
  "markdown",
  "link",
  "embed",
  "media",
  "icon",
  "date",
  "colour",
  "email",
  "telephone",
  "file"
];

// schema/own-formats.ts
function isOwnFormat(format) {
  return format !== void 0 && !stringFormats.includes(format);
}

// schema/type-words.ts
var typeWords = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object"
};
var formatWords = {
  markdown: "a Markdown text",
  link: "a link",
  embed: "the address of a map frame",
  media: "a picture",
  icon: "an icon",
  date: "a day",
  colour: "a colour",
  email: "an e-mail address",
  telephone: "a telephone number",
  file: "a file"
};

// renderer/resolve/value-kinds.ts
function kindOfSchema(schema28, own = {}) {
  if (schema28.type !== "string") return typeWords[schema28.type];
  const { entry, format } = schema28;
  if (entry !== void 0) return `an entry of "${entry}"`;
  if (format === void 0) return typeWords.string;
  return (isOwnFormat(format) ? own[format]?.kind : formatWords[format]) ?? typeWords.string;
}

// renderer/resolve/passed-values.ts
var isOfKind = (target, source) => source?.type === "string" && source.format === target.format;
var emptyIfMarkdown = (schema28) => schema28.type === "string" && schema28.format === "markdown" ? { html: "" } : void 0;
function withoutReferences(schema28) {
  const properties = Object.entries(schema28.properties).map(([key, property]) => {
    const { entry: _, ...plain2 } = property;
    return [key, plain2];
  });
  return { ...schema28, properties: Object.fromEntries(properties) };
}
function quoted(schema28, { schema: source }) {
  const isMarkdown = schema28.format === "markdown" && source?.type === "string" && source.format === "markdown";
  return isMarkdown ? { ...schema28, headingLevel: source.headingLevel ?? 3 } : schema28;
}
function fitsNumber(type, value) {
  if (type === "boolean") return typeof value === "boolean";
  return typeof value === "number" && (type === "number" || Number.isInteger(value));
}
function kindOfValue({ value, schema: schema28 }, formats2) {
  if (schema28) return kindOfSchema(schema28, formats2);
  return Array.isArray(value) ? "a list" : isObject(value) ? "an object" : "a text";
}
function reportMisfit(path, ref, schema28, place, { formats: formats2, report }) {
  const [is, needed] = [kindOfValue(ref, formats2), kindOfSchema(schema28, formats2)];
  const message = `{{${shownText(path)}}} is ${is}; this place needs ${needed}.`;
  report.add("token-type", place, message, "Name another value.");
}

// renderer/resolve/fits-own-format.ts
function fitsOwnFormat(format, text2, place, { formats: formats2, report, codePosition }) {
  const own = Object.hasOwn(formats2, format) ? formats2[format] : void 0;
  if (!own) return true;
  try {
    const mistake = own.check(text2);
    if (mistake === void 0) return true;
    const hint = `Write ${own.kind}, such as "${shownText(own.example)}".`;
    report.add("wrong-value", place, mistake, hint);
  } catch (error) {
    reportThrown(`The check of the format "${format}"`, error, place, { report, codePosition });
  }
  return false;
}

// renderer/resolve/markdown.ts
import { Marked as Marked2 } from "marked";

// blocks/_kit/escape-html.ts
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function escapeHtml(text2) {
  return text2.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

// renderer/resolve/check-markdown.ts
import { walkTokens } from "marked";

// blocks/_kit/picture-html.ts
function pictureHtml(picture2, use) {
  const img = tag("img", { ...pictureAttributes(picture2, use), loading: "lazy", decoding: "async" });
  const sources = pictureSources(picture2, use).map((source) => tag("source", { ...source }));
  return sources.length > 0 ? `<picture>${sources.join("")}${img}</picture>` : img;
}
function tag(name2, attributes) {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key.toLowerCase()}="${escapeHtml(String(value))}"`
  );
  return `<${name2} ${written.join(" ")}>`;
}

// renderer/resolve/character-references.ts
var byNumber = /&#(\d{1,7}|x[\da-f]{1,6});/gi;
var unseenByName = /&(?:nbsp|ensp|emsp(?:1[34])?|numsp|puncsp|thinsp|hairsp|(?:NonBreaking|ZeroWidth|Medium|Thick|(?:Very)?Thin|Negative(?:VeryThin|Thin|Medium|Thick))Space|NoBreak|shy|zwn?j|lrm|rlm|InvisibleTimes|InvisibleComma|ApplyFunction|it|ic|af|Tab|NewLine);/g;
function unprintableReferences(text2) {
  return [...text2.matchAll(byNumber)].flatMap(([written, digits = ""]) => {
    const character = characterOf(digits);
    return character === void 0 || unprintableAt(character) !== void 0 ? [written] : [];
  });
}
function withoutReferences2(text2) {
  return text2.replace(unseenByName, " ").replace(byNumber, (written, digits) => characterOf(digits) ?? written);
}
function characterOf(digits) {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code <= 1114111 ? String.fromCodePoint(code) : void 0;
}

// renderer/resolve/markdown-tags.ts
var allowedTag = /^<\/?(?:sub|sup|kbd|mark|small)>$|^<br ?\/?>$/i;
var comment = /^<!--(?:(?!-->).)*-->$/s;
function passes(html) {
  return allowedTag.test(html) || comment.test(html);
}
function lonelyTags(tokens) {
  const lonely = /* @__PURE__ */ new Set();
  visit(tokens, lonely);
  return lonely;
}
function visit(siblings, lonely) {
  const first = firstLonely(siblings);
  if (first) lonely.add(first);
  for (const token of siblings) for (const children of childrenOf(token)) visit(children, lonely);
}
function firstLonely(siblings) {
  const open = [];
  for (const token of siblings) {
    const [, closing, name2] = token.type === "html" && /^<(\/?)([a-z]+)>$/i.exec(token.raw.trim()) || [];
    if (name2 === void 0 || /^br$/i.test(name2)) continue;
    if (token.block) return token;
    if (!closing) open.push({ token, name: name2.toLowerCase() });
    else if (open.at(-1)?.name !== name2.toLowerCase()) return open[0]?.token ?? token;
    else open.pop();
  }
  return open[0]?.token;
}
function childrenOf(token) {
  if (token.type === "list") return token.items.map((item) => item.tokens);
  const { tokens } = token;
  if (token.type !== "table") return tokens ? [tokens] : [];
  const { header, rows } = token;
  return [header, ...rows].flat().map((cell) => cell.tokens);
}
function hasWords(tokens, isVisible2) {
  return tokens.some((token) => {
    if (token.type === "image" || token.type === "br") return token.type === "image";
    const { tokens: children, type, raw } = token;
    return children ? hasWords(children, isVisible2) : type === "html" ? !passes(raw.trim()) : isVisible2(raw);
  });
}

// renderer/resolve/check-markdown.ts
function checkMarkdown(tokens, markdown, place, {
  link: link3,
  picture: picture2,
  report,
  authoredOffset: authoredOffset2 = (offset) => offset,
  headingAbove = 2,
  headingIds = createHeadingIds()
}) {
  const lonely = lonelyTags(tokens);
  const refusedTags = /* @__PURE__ */ new Set();
  let cursor = 0;
  let above = headingAbove;
  const at2 = (raw) => {
    const found = markdown.indexOf(raw, cursor);
    if (found !== -1) cursor = found + 1;
    return { ...place, offset: authoredOffset2(found === -1 ? cursor : found) };
  };
  walkTokens(tokens, (token) => {
    if (token.type === "link") {
      const checked = token;
      const place2 = at2(checked.raw);
      checked.resolved = link3(checked.href, place2);
      if (!hasWords(checked.tokens, isSeen)) {
        const message = "A link has no words, so nobody can see where it leads.";
        report.add("missing-text", place2, message, "Write them in the square brackets.");
      }
    } else if (token.type === "image") {
      const checked = token;
      const found = picture2(checked.href, at2(checked.raw));
      checked.resolved = found && pictureHtml({ ...found, alt: isVisible(checked.text) ? checked.text : found.alt }, "text");
    } else if (token.type === "html" && !passes(token.raw.trim())) {
      const withoutComments = token.raw.replace(/<!--.*?-->/gs, "").trim();
      const [tag2 = token.raw.trim()] = /^<[^>]*>?/.exec(withoutComments) ?? [];
      const [, closing, name2 = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(tag2) ?? [];
      const place2 = at2(token.raw);
      if (closing && refusedTags.has(name2.toLowerCase())) return;
      refusedTags.add(name2.toLowerCase());
      const message = `HTML is not allowed in a text: ${shownText(tag2, 60)}`;
      report.add(
        "markdown-html",
        place2,
        `${message}.`,
        "Write it in Markdown, or put a backslash before the <."
      );
    } else if (lonely.has(token)) {
      const tag2 = token.raw.trim();
      const place2 = at2(token.raw);
      const name2 = tag2.replace(/[</>]/g, "").toLowerCase();
      if (tag2.startsWith("</") && refusedTags.has(name2)) return;
      refusedTags.add(name2);
      const message = `${tag2} has no other half in the same part of the text.`;
      const hint = `Write <${name2}> before the words and </${name2}> behind them, in one paragraph.`;
      report.add("markdown-html", place2, message, hint);
    } else if (token.type === "text" && !token.tokens) {
      for (const written of unprintableReferences(token.raw)) {
        const message = `${written} stands for a character that no text needs.`;
        report.add("encoding", at2(written), message, "Take it out, or write what was meant.");
      }
      for (const [written] of token.raw.matchAll(failedLink)) {
        const message = `"${shownText(written)}" is not a link, so visitors would read it as it is written.`;
        report.add("bad-link", at2(written), message, whyFailed);
      }
    } else if (token.type === "heading") {
      const checked = token;
      if (!hasWords(checked.tokens, isSeen)) {
        report.add("missing-text", at2(checked.raw), "A heading has no words.", "Write them, or take it out.");
        return;
      }
      checked.id = headingIds.idFor(checked.text);
      const level = Math.max(2, checked.depth);
      if (level > above + 1) {
        const message = `The heading "${shownText(checked.text, 60)}" is ${level - above - 1} ${level - above === 2 ? "level" : "levels"} too deep for where it stands.`;
        report.add("skipped-heading", at2(checked.raw), message, `Write it with ${"#".repeat(above + 1)}.`);
      }
      above = level;
    }
  });
}
var failedLink = /(?:!?\[[^[\]]{0,500})?\]\([^()\n]{0,500}\)/g;
var whyFailed = "Put an address with spaces between < and >, and no link into another.";
var isSeen = (raw) => isVisible(withoutReferences2(raw));

// renderer/resolve/with-tokens.ts
import { Marked } from "marked";

// renderer/resolve/markdown-extent.ts
var deepest = 32;
var longest2 = 2e5;
var longestParagraph = 2e4;
var mostMarks = 1500;
var tooDeep = `Quotations, lists or emphasis are nested more than ${deepest} levels deep.`;
var takeOut = "Take some levels out.";
function extentMistake(markdown) {
  if (markdown.length > longest2) {
    const message = `The text has ${markdown.length} characters, and at most ${longest2} fit.`;
    return { code: "markdown-size", offset: longest2, message, hint: "Make several texts of it." };
  }
  const deep = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d+[.)])[ \t]+){33}|^[ \t]{200}|[[*_~!>(]{500}/m.exec(markdown);
  if (deep) return { code: "markdown-depth", offset: deep.index, message: tooDeep, hint: takeOut };
  let start = 0;
  for (const { index: end } of markdown.matchAll(/\n[^\S\n]*(?=\n)|$/g)) {
    const [index, paragraph] = [start, markdown.slice(start, end)];
    start = end;
    const place = { code: "markdown-size", offset: index };
    if (paragraph.length > longestParagraph) {
      const message = `A paragraph has ${paragraph.length} characters, and at most ${longestParagraph} fit.`;
      return { ...place, message, hint: "Put an empty line between its parts." };
    }
    const marks = paragraph.length > mostMarks ? paragraph.replace(/[^*_~`[\]()<>&\\|!@:{}]/g, "").length : 0;
    if (marks > mostMarks) {
      const message = `A paragraph has ${marks} characters such as * [ < and |, and at most ${mostMarks} can be told apart.`;
      return { ...place, message, hint: "Put an empty line between its parts." };
    }
  }
  return void 0;
}

// renderer/resolve/with-tokens.ts
var marked = new Marked({ gfm: true });
function withTokens(markdown, work) {
  const mistake = extentMistake(markdown);
  if (mistake) return { mistake };
  try {
    return { result: work(marked.lexer(markdown)) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { mistake: { code: "markdown-depth", offset: 0, message: tooDeep, hint: takeOut } };
  }
}

// renderer/resolve/markdown.ts
function renderMarkdown(markdown, place, context) {
  const { report, authoredOffset: authoredOffset2 = (offset2) => offset2 } = context;
  const rendered = withTokens(markdown, (tokens) => {
    checkMarkdown(tokens, markdown, place, context);
    return marked2.parser(tokens);
  });
  if ("result" in rendered) return { html: rendered.result };
  const { code, offset, message, hint } = rendered.mistake;
  report.add(code, { ...place, offset: authoredOffset2(offset) }, message, hint);
  return { html: "" };
}
var marked2 = new Marked2({
  renderer: {
    // marked takes what follows <kbd>, <code> or <pre> for HTML already and would write it as it is.
    text(token) {
      return "tokens" in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text);
    },
    html: ({ raw }) => allowedTag.test(raw.trim()) ? raw.toLowerCase().replace(/ ?\/>$/, ">") : "",
    heading(token) {
      const { depth, id } = token;
      const level = Math.min(6, Math.max(2, depth));
      return `<h${level} id="${escapeHtml(id ?? "")}">${this.parser.parseInline(token.tokens)}</h${level}>
`;
    },
    link(token) {
      const text2 = this.parser.parseInline(token.tokens);
      const { resolved: resolved2, title: title2 } = token;
      if (resolved2 === void 0) return text2;
      const outside = /^https?:/.test(resolved2) ? ' target="_blank" rel="noopener"' : "";
      return `<a href="${escapeHtml(resolved2)}"${title2 ? ` title="${escapeHtml(title2)}"` : ""}${outside}>${text2}</a>`;
    },
    // A figure can't be in a paragraph: the picture that is one all by itself becomes one, the others keep their title.
    paragraph({ tokens }) {
      const [only, ...others] = tokens;
      if (only?.type !== "image" || others.length > 0 || !only.title)
        return `<p>${this.parser.parseInline(tokens)}</p>
`;
      const { resolved: resolved2 = "", title: title2 } = only;
      return `<figure>${resolved2}<figcaption>${escapeHtml(title2 ?? "")}</figcaption></figure>
`;
    },
    image(token) {
      const { resolved: resolved2, title: title2 } = token;
      if (resolved2 === void 0) return "";
      return title2 ? resolved2.replace("<img ", () => `<img title="${escapeHtml(title2)}" `) : resolved2;
    },
    // The info string of a fence: the language, then whatever else; title="…" is shown above the code.
    code({ text: text2, lang = "" }) {
      const [language = ""] = /^\S*/.exec(lang) ?? [];
      const title2 = /\stitle="([^"]+)"/.exec(lang)?.[1];
      const kind = language === "" ? "" : ` class="language-${escapeHtml(language)}"`;
      const code = `<pre><code${kind}>${escapeHtml(text2)}
</code></pre>
`;
      return title2 === void 0 ? code : `<figure class="code"><figcaption>${escapeHtml(title2)}</figcaption>${code}</figure>
`;
    },
    checkbox: ({ checked }) => checked ? "\u2611 " : "\u2610 ",
    table(token) {
      const row2 = (cells, tag2) => `<tr>${cells.map((cell) => `<${tag2}${tag2 === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(cell.tokens)}</${tag2}>`).join("")}</tr>`;
      const body = token.rows.map((cells) => row2(cells, "td")).join("\n");
      const head2 = row2(token.header, "th");
      return `<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead>${head2}</thead><tbody>${body}</tbody></table></div>
`;
    }
  }
});
function escapeText(text2) {
  return text2.replace(/[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);)/gi, escapeHtml);
}

// renderer/resolve/resolve-text.ts
function resolveText(schema28, authored, place, context) {
  const { report, scope, language, trace } = context;
  const isRead = schema28.format === void 0 || schema28.format === "multiline";
  const inner = isRead && !schema28.enum && !schema28.pattern ? trace : void 0;
  const text2 = replaceTokens(authored, scope, place, report, language, inner);
  if (authored !== text2 && text2.trim() === "") return emptyOf(schema28);
  switch (schema28.format) {
    case "link":
      return context.link(text2, place);
    case "media":
      return context.picture(text2, place);
    case "icon":
      return context.icon(text2, place);
    case "file":
      return context.file(text2, place);
    case "markdown":
      return resolveMarkdown(schema28, authored, text2, place, context);
    case "embed":
      return resolveEmbed(text2, place, context);
    default:
      return authored === text2 && !isOwnFormat(schema28.format) || isAsDeclared(schema28, text2, place, context) ? text2 : void 0;
  }
}
function emptyOf({ format, entry }) {
  if (format === "markdown") return { html: "" };
  return entry === void 0 && (format === void 0 || format === "multiline") ? "" : void 0;
}
function resolveMarkdown({ headingLevel = 3 }, authored, text2, place, context) {
  const { headingIds, quoted: quoted2, ...others } = context;
  const key = `${context.language} ${place.file}#${place.pointer}`;
  const known2 = quoted2 ? context.rendered.get(key) : void 0;
  if (known2) return known2;
  const html = renderMarkdown(text2, place, {
    ...others,
    ...!quoted2 && headingIds && { headingIds },
    headingAbove: headingLevel - 1,
    authoredOffset: (offset) => authoredOffset(authored, context.scope, offset, context.language)
  });
  if (quoted2) context.rendered.set(key, html);
  return html;
}
function resolveEmbed(text2, place, { report, embeds }) {
  const embed = safeEmbed(text2, embeds);
  if (!embed) {
    report.add(
      "bad-embed",
      place,
      `"${shownText(text2)}" is not the address of a map frame.`,
      "Use the https embed address that OpenStreetMap or Google Maps gives under Share, or add its host to site.embeds."
    );
  }
  return embed;
}
var kinds = {
  email: "an e-mail address",
  telephone: "a telephone number",
  date: "a day, such as 2026-03-31"
};
var resolved = ["link", "media", "icon", "file", "markdown", "embed"];
function isAsDeclared(schema28, text2, place, context) {
  const { report } = context;
  const { format, enum: choices, maxLength, pattern } = schema28;
  if (resolved.includes(format)) return true;
  const wrong = (message, hint) => {
    report.add("wrong-value", place, message, hint);
    return false;
  };
  const shown = `"${shownText(text2)}"`;
  if (format === "colour") {
    if (/^#[0-9a-f]{6}$/i.test(text2)) return true;
    report.add("bad-colour", place, `${shown} is not a colour.`, "Write it as #rrggbb, such as #b4532a.");
    return false;
  }
  if (format === "email" || format === "telephone" || format === "date") {
    const written = formats[format];
    const fits = written instanceof RegExp ? written.test(text2) : typeof written !== "function" || written(text2);
    if (!fits) return wrong(`${shown} is not ${kinds[format]}.`, `Quote ${kinds[format]}, or write one.`);
  }
  if (isOwnFormat(format) && !fitsOwnFormat(format, text2, place, context)) return false;
  if (choices && !choices.includes(text2)) {
    return wrong(
      `${shown} is not one of the choices.`,
      `Use ${listOf(choices.map((choice) => `"${choice}"`))}.`
    );
  }
  if (maxLength !== void 0 && text2.length > maxLength)
    return wrong(
      `With its tokens replaced, this has ${text2.length} characters, and at most ${maxLength} fit.`,
      "Shorten it."
    );
  if (pattern !== void 0 && !new RegExp(pattern, "u").test(text2))
    return wrong(`${shown} can't stand here.`, schema28.description);
  return true;
}

// renderer/resolve/typeset.ts
var usualQuotes = ["\u201C", "\u201D", "\u2018", "\u2019"];
var quotesOf = {
  de: ["\u201E", "\u201C", "\u201A", "\u2018"],
  fr: ["\xAB\xA0", "\xA0\xBB", "\u2018", "\u2019"],
  es: ["\xAB", "\xBB", "\u201C", "\u201D"],
  it: ["\xAB", "\xBB", "\u201C", "\u201D"],
  pt: ["\xAB", "\xBB", "\u201C", "\u201D"],
  ar: ["\xAB", "\xBB", "\u201C", "\u201D"]
};
var shortWords = {
  en: "aAI",
  fr: "a\xE0yA\xC0Y",
  es: "aeouyAEOUY",
  it: "aeoAEO",
  pt: "aeoAEO",
  pl: "aiouwzAIOUWZ",
  cs: "aikosuvzAIKOSUVZ"
};
var units = "m\xB2|m\xB3|mm|cm|km\xB2|km|m|mg|kg|g|ha|ml|l|kWh|kW|W|Hz|%|\xB0C|\xB0F|am|pm|min|h";
var known = /* @__PURE__ */ new Map();
function rulesFor(tag2) {
  const found = known.get(tag2);
  if (found) return found;
  const [language = "", ...parts] = tag2.toLowerCase().split("-");
  const letters = shortWords[language];
  const rules = {
    quotes: quotesOf[language] ?? usualQuotes,
    shortWord: letters === void 0 ? void 0 : new RegExp(`(?<=(?<![\\p{L}\\p{N}'\u2019])[${letters}]) (?=\\p{L})`, "gu"),
    british: parts.includes("gb") || language === "cy",
    spaced: language === "fr"
  };
  known.set(tag2, rules);
  return rules;
}
function typeset(text2, language, before = "") {
  const { quotes, shortWord, british, spaced } = rulesFor(language);
  let set = /["']/.test(text2) ? withQuotes(text2, quotes, before) : text2;
  if (/\d[- ]/.test(set)) {
    set = set.replace(/(?<![\p{L}\d.,/:_-])([1-9]\d{0,3})-([1-9]\d{0,3})(?![\p{L}\d/:_-]|\.\d)/gu, "$1\u2013\u2060$2").replace(unitSpaces, "$1\xA0$2");
  }
  if (shortWord) set = set.replace(shortWord, "\xA0");
  if (british && / \d[A-Z]/.test(set)) set = set.replace(postcodes, "$1\xA0$2");
  return spaced ? set.replace(/ (?=[:;!?»])/g, "\xA0").replace(/« /g, "\xAB\xA0") : set;
}
function withQuotes(text2, [open, close, innerOpen, innerClose], before) {
  return (before + text2).replace(/(?<=\p{L})'(?=\p{L})|(?<![\p{L}\p{N}])'(?=\d\ds?\b)/gu, "\u2019").replace(/(?<=^|[\s([{<–—/«„“‘‚])"(?=\S|$)/gu, open).replace(/(?<!\d)"|(?<!\d'\s?\d+)"/g, close).replace(/(?<=^|[\s([{<–—/«„“])'(?=\S|$)/gu, innerOpen).replace(/(?<!\d)'/g, innerClose).slice(before.length);
}
var unitSpaces = new RegExp(`(\\d) (${units})(?![\\p{L}\\d])`, "gu");
var postcodes = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g;
var verbatim = /^<(pre|code|kbd|samp|var)\b/;
function typesetHtml(html, language) {
  let before = "";
  let inside;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith("<")) {
      const tag2 = /^<\/?([a-z0-9]+)/.exec(part)?.[1] ?? "";
      if (inside === void 0) inside = verbatim.exec(part)?.[1];
      else if (part === `</${inside}>`) inside = void 0;
      if (!inlineTags.has(tag2)) before = "";
      return part;
    }
    const set = inside === void 0 ? typeset(decoded3(part), language, before) : part;
    before = set.at(-1)?.replace(/["']/, "x") ?? "";
    return set;
  });
}
var inlineTags = /* @__PURE__ */ new Set([
  "a",
  "em",
  "strong",
  "b",
  "i",
  "code",
  "kbd",
  "abbr",
  "mark",
  "small",
  "sub",
  "sup",
  "del",
  "ins",
  "span"
]);
var decoded3 = (text2) => text2.replace(/&quot;/g, '"').replace(/&#(?:39|x27);/g, "'");

// renderer/resolve/typeset-value.ts
function typesetValue({ format, enum: choices, pattern }, resolved2, { isTypeset, language }) {
  if (!isTypeset || resolved2 === void 0) return resolved2;
  if (format === "markdown") return typesetMarkdown(resolved2, language);
  const isRead = (format === void 0 || format === "multiline") && !choices && !pattern;
  return isRead && typeof resolved2 === "string" ? typeset(resolved2, language) : resolved2;
}
var typesetTexts = /* @__PURE__ */ new WeakMap();
function typesetMarkdown(markdown, language) {
  const known2 = typesetTexts.get(markdown) ?? /* @__PURE__ */ new Map();
  typesetTexts.set(markdown, known2);
  const made2 = known2.get(language) ?? { ...markdown, html: typesetHtml(markdown.html, language) };
  known2.set(language, made2);
  return made2;
}

// renderer/resolve/values.ts
function resolveValue(schema28, value, place, context) {
  if (value === void 0) return void 0;
  if (typeof value === "string") {
    const path = soleTokenPath(value);
    if (path !== void 0) return resolveToken(schema28, path, place, context);
    if (schema28.type === "string") return resolveString(schema28, value, place, context);
  }
  switch (schema28.type) {
    case "array":
      return resolveList(schema28, value, place, context);
    case "object":
      return isObject(value) ? resolveObject(schema28, value, place, context) : void 0;
    default:
      return traced(schema28, value, place, context);
  }
}
function traced(schema28, value, place, { trace }) {
  return trace && value !== void 0 ? trace(value, schema28, place) : value;
}
function resolveToken(schema28, path, place, context) {
  const ref = lookUp(path, context.scope);
  if (!ref) {
    reportToken("unknown", path, context.scope, place, context.report);
    return void 0;
  }
  return resolveRef(schema28, ref, place, context, path);
}
function resolveRef(schema28, named, place, context, path = "item") {
  const ref = followTokens(named);
  if (ref.value === void 0) return void 0;
  const own = { ...context, scope: ref.scope(), quoted: ref.place !== void 0 };
  const at2 = ref.place ?? place;
  if (schema28.type === "array") {
    const items = itemsOf(ref);
    if (items)
      return items.map((item) => resolveRef(schema28.items, item, place, context, path)).filter(isPresent);
  } else if (schema28.type === "object") {
    const target = follow(ref);
    if (isObject(target.value)) {
      return resolveObject(schema28, target.value, target.place ?? at2, { ...own, scope: target.scope() });
    }
  } else if (schema28.type === "string") {
    const text2 = typeof ref.value === "number" ? String(ref.value) : ref.value;
    if (ref.place && context.report.has(ref.place)) return emptyIfMarkdown(schema28);
    const isSame = isOfKind(schema28, ref.schema);
    if (typeof text2 === "string") {
      const inside = isSame ? own : { ...own, quoted: false };
      const value = resolveString(quoted(schema28, ref), text2, isSame ? at2 : place, inside);
      return typeof value !== "string" || isAsDeclared(schema28, value, place, context) ? value : void 0;
    }
  } else if (fitsNumber(schema28.type, ref.value)) return traced(schema28, ref.value, at2, context);
  reportMisfit(path, ref, schema28, place, context);
  return void 0;
}
function resolveString(schema28, text2, place, context) {
  if (schema28.entry === void 0)
    return traced(
      schema28,
      typesetValue(schema28, resolveText(schema28, text2, place, context), context),
      place,
      context
    );
  const id = replaceTokens(text2, context.scope, place, context.report, context.language);
  return id === "" && hasToken(text2) ? void 0 : resolveEntry(schema28.entry, id, place, context);
}
function resolveEntry(collection, id, place, context) {
  const { entries: entries2, report } = context;
  const entry = entries2.find(collection, id);
  const definition = entries2.collection(collection);
  if (!entry || !definition) {
    const message = `There is no entry "${shownText(id)}" in content/${collection}.`;
    report.add("unknown-entry", place, message, suggestion(id, entries2.ids(collection)));
    return void 0;
  }
  const ref = entries2.ref(entry);
  const plain2 = withoutReferences(entrySchema(definition));
  const fields = resolveValue(plain2, ref.value, ref.place ?? place, { ...context, scope: ref.scope() });
  return { href: void 0, ...fields, id };
}
var isPresent = (value) => value !== void 0;
function resolveList(schema28, value, place, context) {
  if (isEach(value)) return resolveEach(schema28, value, place, context);
  if (!Array.isArray(value)) return void 0;
  if (schema28.blocks) return resolveChildBlocks(value, place, context);
  return value.flatMap((item, index) => {
    const at2 = below(place, index);
    if (isEach(item)) return resolveEach(schema28, item, at2, context);
    const path = typeof item === "string" && schema28.items.type !== "array" ? soleTokenPath(item) : void 0;
    const list2 = path === void 0 ? void 0 : lookUp(path, context.scope);
    const spread = list2 && itemsOf(list2);
    if (spread) return spread.map((one) => resolveRef(schema28.items, one, at2, context, path));
    return [resolveValue(schema28.items, item, at2, context)];
  }).filter(isPresent);
}
function resolveEach(schema28, each, place, context) {
  const items = itemsOfEach(each, context);
  if (!items) {
    const message = `"${shownText(each.each)}" is neither a collection nor a token for a list.`;
    context.report.add("unknown-collection", below(place, "each"), message);
    return [];
  }
  const template = below(place, "item");
  return items.map(
    (item) => Object.hasOwn(each, "item") ? resolveValue(schema28.items, each.item, template, inItem(item, context)) : resolveRef(schema28.items, item, place, context)
  ).filter(isPresent);
}
function resolveObject(schema28, value, place, context) {
  const resolved2 = {};
  for (const [key, property] of Object.entries(schema28.properties)) {
    const written = Object.hasOwn(value, key) ? value[key] : property.default;
    if (written === void 0) continue;
    const at2 = below(place, key);
    const reported = context.report.problems.length;
    const result = resolveValue(property, written, at2, context);
    const isWrong = () => context.report.problems.length > reported || isReported(written, at2, context);
    if (result === void 0 || isBlankQuote(property, written, result)) {
      if (!isWrong() && isRequired(schema28, key, written)) reportMissing(key, String(written), at2, context);
      else if (property.default !== void 0 && !isWrong()) {
        resolved2[key] = resolveValue(property, property.default, at2, context);
        continue;
      }
      if (result === void 0 || !schema28.required?.includes(key)) continue;
    }
    resolved2[key] = property.deferred ? defer(result, context) : result;
  }
  return resolved2;
}

// renderer/resolve/resolve-template.ts
function resolveTemplate(template, place, context) {
  if (typeof template === "string") return resolveTemplateText(template, place, context);
  if (Array.isArray(template))
    return template.flatMap((item, index) => resolveItem(item, below(place, index), context));
  if (isEach(template)) return resolveItem(template, place, context);
  if (!isObject(template)) return template;
  const pairs = Object.entries(template).map(([key, value]) => [
    key,
    resolveTemplate(value, below(place, key), context)
  ]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== void 0 && value !== ""));
}
function resolveItem(item, place, context) {
  if (isEach(item)) {
    const items = itemsOfEach(item, context);
    if (!items) {
      const message = `"${shownText(item.each)}" is neither a collection nor a token for a list.`;
      context.report.add("unknown-collection", below(place, "each"), message);
    }
    return (items ?? []).map((ref) => {
      const inside = { ...context, ...inItem(ref, context) };
      return Object.hasOwn(item, "item") ? resolveTemplate(item.item, below(place, "item"), inside) : plainValue(ref, place, context);
    }).filter((value2) => value2 !== void 0 && value2 !== "");
  }
  const value = resolveTemplate(item, place, context);
  if (value === void 0 || value === "") return [];
  return Array.isArray(value) && typeof item === "string" ? value : [value];
}
function resolveTemplateText(text2, place, context) {
  const path = soleTokenPath(text2);
  if (path === void 0) {
    return hasToken(text2) ? replaceTokens(text2, context.scope, place, context.report, context.language) : text2;
  }
  const ref = lookUp(path, context.scope);
  if (ref) return plainValue(ref, place, context);
  reportToken("unknown", path, context.scope, place, context.report);
  return void 0;
}
function plainValue(named, place, context) {
  const ref = followTokens(named);
  const { value, schema: schema28 } = ref;
  const items = itemsOf(ref);
  if (items)
    return items.map((item) => plainValue(item, place, context)).filter((item) => item !== void 0);
  if (typeof value === "number" || typeof value === "boolean" || value === void 0) return value;
  if (typeof value !== "string") return void 0;
  const known2 = schema28 ?? { type: "string", title: "", description: "" };
  const plain2 = known2.type === "string" && known2.entry !== void 0 ? { ...known2, entry: void 0 } : known2;
  const resolved2 = resolveValue(plain2, value, ref.place ?? place, {
    ...context,
    scope: ref.scope(),
    quoted: ref.place !== void 0
  });
  return absolute(resolved2, known2, context);
}
function absolute(value, schema28, { origin }) {
  const format = schema28.type === "string" ? schema28.format : void 0;
  if (format === "markdown") return value.html;
  if (format === "media" && value !== void 0) {
    const picture2 = value;
    return origin + pictureUrl(picture2, Math.min(1200, picture2.width), "jpg");
  }
  const isPath = typeof value === "string" && value.startsWith("/") && (format === "link" || format === "file");
  return isPath ? origin + value : value;
}

// renderer/resolve/site-scope.ts
var day = { type: "string", format: "date", title: "Today", description: "The day of the build." };
var year = { type: "integer", title: "Year", description: "The year of the build." };
function siteTokens(model2) {
  return { ...siteSchema, properties: { ...siteSchema.properties, ...model2.settings } };
}
var text = (title2) => ({ type: "string", title: title2, description: title2 });
var whole = (title2) => ({ type: "integer", title: title2, description: title2 });
var addresses = { path: text("Path"), url: text("Address"), language: text("Language") };
function pageTokens(items) {
  const { id, title: title2, description } = pageSchema.properties;
  const own = { id, title: title2, description, ...addresses };
  const paginated = items && {
    items: { type: "array", title: "Items", description: "The entries of this page.", items },
    number: whole("Number"),
    count: whole("Count"),
    previous: { ...text("Page before"), format: "link" },
    next: { ...text("Page after"), format: "link" }
  };
  return { type: "object", title: "Page", description: "The page.", properties: { ...own, ...paginated } };
}
function siteScope({ config: config2, model: model2, today, entry }) {
  const scope = { roots: /* @__PURE__ */ new Map(), entry };
  const own = () => scope;
  const site = {
    value: withoutStructure(config2.site),
    schema: siteTokens(model2),
    scope: own,
    place: { file: config2.file, pointer: "/site" }
  };
  const roots = [
    ["site", site],
    ["today", { value: today, schema: day, scope: own }],
    ["year", { value: Number(today.slice(0, 4)), schema: year, scope: own }]
  ];
  Object.assign(scope, { roots: new Map(roots) });
  return scope;
}
function withoutStructure(site) {
  if (!isObject(site)) return site;
  const { frame: _, frames: __, feeds: ___, structuredData: ____, words: _____, ...named } = site;
  return { language: "en-GB", ...named };
}

// renderer/resolve/resolve-page.ts
function resolvePage(route, context, parts) {
  const { envelope, block, frame, structuredData: structuredData6 } = openPage(route, context, parts);
  const resolveAll = (blocks2, pointer) => blocks2.flatMap((placed, index) => {
    const resolved2 = placed.hidden ? void 0 : block(placed, pointerTo(pointer, index));
    return resolved2 ? [resolved2] : [];
  });
  return {
    ...envelope,
    blocks: resolveAll(route.page.blocks, `${route.pointer}/blocks`),
    frame: resolveAll(frame.blocks, frame.pointer),
    structuredData: structuredData6()
  };
}
function openPage(route, context, parts) {
  const { page: page2, path, pointer, entry, language } = route;
  const { config: config2, definitions, settings, translations, sheets } = parts;
  const place = { file: config2.file, pointer };
  const inPage = {
    ...context,
    headingIds: createHeadingIds(),
    scope: pageScope(route, context, `${settings.origin}${settings.base}${path}`),
    block: (placed, at2, within2) => resolveBlock(placed, definitions, at2, within2)
  };
  const { fallback: _, ...authored } = page2;
  const own = resolveValue(pageSchema, authored, place, inPage);
  const missing = isMissingPath(path);
  const writtenAt = (key) => placeOfText(page2[key], pointerTo(pointer, key), config2.file, inPage);
  const modified = entry && modifiedDay(entry.collection, entry.fields, context);
  const envelope = {
    id: own.id,
    title: own.title ?? "",
    description: own.description ?? "",
    path,
    href: settings.base + path,
    places: { page: place, title: writtenAt("title"), description: writtenAt("description") },
    language,
    keywords: own.keywords,
    picture: own.picture,
    listed: own.listed && !missing,
    missing,
    entry: entry && { collection: entry.collection, id: entry.id },
    modified,
    alternates: translations.of(route),
    previous: route.part?.previous && settings.base + route.part.previous,
    next: route.part?.next && settings.base + route.part.next,
    sheet: sheets(route)
  };
  return {
    envelope,
    frame: frameOf(page2, language, config2.site),
    block: (block, at2, trace) => resolveBlock(block, definitions, { file: config2.file, pointer: at2 }, { ...inPage, trace }),
    structuredData: () => {
      const template = { ...inPage, origin: settings.origin };
      const nodes = [
        resolveTemplate(
          config2.site.structuredData ?? [],
          { file: config2.file, pointer: "/site/structuredData" },
          template
        ),
        resolveTemplate(
          page2.structuredData ?? [],
          { ...place, pointer: `${pointer}/structuredData` },
          template
        )
      ];
      return nodes.flat();
    }
  };
}
function modifiedDay(collection, fields, { entries: entries2 }) {
  const field = entries2.collection(collection)?.modified;
  const day2 = field === void 0 ? void 0 : fields[field];
  return typeof day2 === "string" ? day2 : void 0;
}
function pageScope({ page: page2, path, entry, language, part }, { scope, entries: entries2 }, url) {
  const named = entry ? withRoots(scope, { entry: entries2.ref(entry) }) : scope;
  const { id, title: title2, description } = page2;
  const inPage = withRoots(named, {
    page: {
      value: {
        id,
        title: title2,
        description,
        path,
        url,
        language,
        ...part && { number: part.number, count: part.count, previous: part.previous, next: part.next }
      },
      schema: pageTokens(),
      scope: () => inPage,
      ...part && { parts: /* @__PURE__ */ new Map([["items", listRef(part.items, scope)]]) }
    }
  });
  return inPage;
}
function resolveBlock(block, definitions, place, context) {
  const definition = definitions.get(block.type);
  if (!definition) return void 0;
  const at2 = { ...place, pointer: pointerTo(place.pointer, "props") };
  const reported = context.report.problems.length;
  const children = [];
  const props = resolveValue(definition.schema, block.props, at2, { ...context, children, isTypeset: true });
  const whole2 = context.report.problems.length === reported;
  if (whole2) checkBlock(definition, { authored: block.props, props, place: at2 }, context);
  return {
    id: block.id,
    definition,
    props,
    place,
    children: children.flatMap((child) => [child, ...child.children])
  };
}
function placeOfText(authored, pointer, file, { scope }) {
  const path = soleTokenPath(authored);
  const named = path === void 0 ? void 0 : lookUp(path, scope);
  return (named && followTokens(named).place) ?? { file, pointer };
}

// renderer/resolve/routes.ts
function planRoutes(context) {
  const { config: config2, report } = context;
  const taken = /* @__PURE__ */ new Map();
  config2.pages.forEach((page2, index) => {
    if (page2.draft) return;
    const planned = { page: page2, pointer: `/pages/${index}`, file: config2.file };
    if (!isWellFormed(planned, report)) return;
    for (const route of routesOf(planned, context)) addRoute(route, planned, taken, report);
  });
  return [...taken.values()];
}
function isWellFormed({ page: page2, pointer, file }, report) {
  if (page2.fallback !== void 0 && !page2.entries) {
    const at2 = { file, pointer: pointerTo(pointer, "fallback"), target: "key" };
    const message2 = '"fallback" does nothing on a page without "entries".';
    report.add("unknown-key", at2, message2, "Remove it; for an old address, write a redirect.");
  }
  if (page2.entries !== void 0 && page2.paginate !== void 0) {
    const at2 = { file, pointer: pointerTo(pointer, "paginate"), target: "key" };
    report.add("unknown-key", at2, 'A page has "entries" or "paginate", not both.', "Remove one of the two.");
    return false;
  }
  const wrong = misshapenPath(page2) ?? (page2.entries && routeError(canonicalPath(page2.path.replace(slugPlaceholder, "x"))));
  if (!wrong) return true;
  const message = `The address ${shownText(page2.path)} can't be used: ${wrong}.`;
  report.add(
    "reserved-route",
    { file, pointer: pointerTo(pointer, "path") },
    message,
    "Choose another address."
  );
  return false;
}
function routesOf(planned, context) {
  const { page: page2, pointer } = planned;
  const own = page2.language ?? context.config.site.language ?? "en-GB";
  if (page2.entries !== void 0) return entryRoutes(planned, own, context);
  if (page2.paginate !== void 0) return partRoutes(planned, own, context);
  return [{ path: canonicalPath(page2.path), page: page2, pointer, entry: void 0, language: own }];
}
function entryRoutes({ page: page2, pointer, file }, own, context) {
  const { entries: written } = page2;
  const each = typeof written === "object" ? written : { each: String(written) };
  if (!context.entries.collection(each.each)) {
    reportUnknown(
      each,
      { file, pointer: pointerTo(pointer, "entries") },
      typeof written === "object",
      context
    );
    return [];
  }
  return entriesOfEach(each, context.eachContext(own)).map((entry) => {
    const path = canonicalPath(page2.path.replace(slugPlaceholder, () => entry.id));
    const language = page2.language ?? entry.fields.language ?? own;
    return { path, page: page2, pointer, entry, language };
  });
}
function partRoutes({ page: page2, pointer, file }, language, context) {
  const { size: size2 = 1, ...each } = page2.paginate ?? { each: "" };
  const items = itemsOfEach(each, context.eachContext(language));
  if (!items) {
    reportUnknown(each, { file, pointer: pointerTo(pointer, "paginate") }, true, context);
    return [];
  }
  const count = Math.max(1, Math.ceil(items.length / size2));
  const pathOf2 = (number3) => number3 < 1 || number3 > count ? void 0 : canonicalPath(page2.path.replace(pagePlaceholder, number3 === 1 ? "" : String(number3)));
  return Array.from({ length: count }, (_, index) => {
    const number3 = index + 1;
    const part = {
      items: items.slice(index * size2, number3 * size2),
      number: number3,
      count,
      previous: pathOf2(number3 - 1),
      next: pathOf2(number3 + 1)
    };
    return { path: pathOf2(number3) ?? "/", page: page2, pointer, entry: void 0, language, part };
  });
}
function reportUnknown({ each }, place, inside, { report, entries: entries2 }) {
  const message = `There is no collection "${shownText(each)}".`;
  const at2 = inside ? { ...place, pointer: pointerTo(place.pointer, "each") } : place;
  report.add("unknown-collection", at2, message, suggestion(each, entries2.names));
}
function addRoute(route, { file }, taken, report) {
  const { path, entry, page: page2, pointer } = route;
  const place = { file, pointer: pointerTo(pointer, "path") };
  const wrong = routeError(path);
  if (wrong) {
    const message2 = `The address ${shownText(path)} can't be used: ${wrong}.`;
    const at2 = entry ? { file: entry.file, pointer: "" } : place;
    report.add("reserved-route", at2, message2, entry ? "Rename the file." : "Choose another address.");
    return;
  }
  const other = taken.get(sameOnDisk(path));
  if (!other) {
    taken.set(sameOnDisk(path), route);
    return;
  }
  const message = `The address ${path} is taken by the page "${other.page.id}" already.`;
  const related = {
    file,
    pointer: pointerTo(other.pointer, "path"),
    message: `The page "${other.page.id}" has the address ${other.path}.`
  };
  const hint = other.page === page2 ? "Give the entries different names." : "Give one of the two another address.";
  report.add("duplicate-route", place, message, { suggestion: hint, related: [related] });
}

// renderer/resolve/sheets.ts
function createSheets(routes) {
  const counts = /* @__PURE__ */ new Map();
  const numbers2 = /* @__PURE__ */ new Map();
  for (const { path, page: page2, language } of routes) {
    if (page2.listed === false || isMissingPath(path)) continue;
    const number3 = (counts.get(language) ?? 0) + 1;
    counts.set(language, number3);
    numbers2.set(path, number3);
  }
  return ({ path, language }) => ({ number: numbers2.get(path) ?? 0, count: counts.get(language) ?? 0 });
}

// renderer/resolve/translations.ts
function createTranslations(routes, base) {
  const groups = /* @__PURE__ */ new Map();
  for (const route of routes) {
    const key = groupOf(route);
    const group = groups.get(key);
    if (group) group.push(route);
    else groups.set(key, [route]);
  }
  const home = routes.find(({ path }) => path === "/");
  return {
    of: (asked) => {
      const route = isMissingPath(asked.path) ? home ?? asked : asked;
      const languages = /* @__PURE__ */ new Map();
      for (const { language, path } of groups.get(groupOf(route)) ?? []) {
        if (!languages.has(language)) languages.set(language, { language, href: base + path });
      }
      return languages.size > 1 ? [...languages.values()] : [];
    }
  };
}
function groupOf({ page: page2, entry, part }) {
  if (entry) return `entry ${entry.collection} ${String(entry.fields.translationOf ?? entry.id)}`;
  return `page ${page2.translationOf ?? page2.id} ${part?.number ?? 1}`;
}

// renderer/resolve/open-site.ts
function openSite(input) {
  const { config: config2, model: model2, media, today, future = false } = input;
  const { report = createReport() } = input;
  const language = config2.site.language ?? "en-GB";
  const { published, scheduled } = entriesByDay(input.entries, { model: model2, today, future }, report);
  const known2 = { entries: published, model: model2, orders: input.orders ?? /* @__PURE__ */ new Map(), language };
  const plan = (entriesIn2, to) => planRoutes({
    config: config2,
    entries: entriesIn2(language).entries,
    report: to,
    eachContext: (own) => ({ ...entriesIn2(own), language: own })
  });
  const planning = openEntries({ ...known2, config: config2, today, pathOf: () => void 0 });
  const planned = plan(() => planning, report);
  const entriesIn = entriesByLanguage(planned, (pathOf2) => openEntries({ ...known2, config: config2, today, pathOf: pathOf2 }));
  const routes = planned.some(({ part }) => part) ? plan(entriesIn, createReport()) : planned;
  const { scope, entries: entries2 } = entriesIn(language);
  const address = siteAddressOf(config2.site.url);
  const base = address?.base ?? "";
  const pathsOf = (pages2) => pages2.map((page2) => canonicalPath(page2.path));
  const links = createLinks(routes, report, {
    drafts: pathsOf(config2.pages.filter((page2) => page2.draft)),
    refused: pathsOf(config2.pages.filter((page2) => !page2.entries && !page2.paginate)),
    address,
    files: writtenFiles(input)
  });
  const pictures3 = createPictures({
    media,
    report,
    language,
    described: input.described,
    base,
    made: config2.site.pictures
  });
  const context = {
    scope,
    language,
    base,
    embeds: config2.site.embeds ?? [],
    link: links.on(void 0),
    picture: pictures3.resolveIn(language),
    icon: createIcons(input.icons, report),
    file: createFiles(input.files ?? [], base, report),
    entries: entries2,
    formats: model2.formats ?? {},
    report,
    deferred: /* @__PURE__ */ new Map(),
    rendered: /* @__PURE__ */ new Map(),
    codePosition: input.codePosition
  };
  const settings = resolveSettings(config2, context, base);
  const translations = createTranslations(routes, base);
  const parts = {
    config: config2,
    definitions: new Map(input.blocks.map((block) => [block.type, block])),
    settings,
    translations,
    sheets: createSheets(routes)
  };
  const contextIn = (own) => ({
    ...context,
    ...entriesIn(own),
    picture: pictures3.resolveIn(own),
    language: own
  });
  const on = ({ path, language: own }) => ({
    ...contextIn(own),
    link: links.on(path)
  });
  return {
    config: config2,
    entries: entries2,
    published,
    scheduled,
    routes,
    settings,
    report,
    links,
    pictures: pictures3,
    context,
    contextIn,
    page: (route) => resolvePage(route, on(route), parts),
    openPage: (route) => openPage(route, on(route), parts)
  };
}
function openEntries({ config: config2, today, ...known2 }) {
  const entryRef2 = (collection, id) => {
    const entry = entries2.find(collection, id);
    return entry && entries2.ref(entry);
  };
  const scope = siteScope({ config: config2, model: known2.model, today, entry: entryRef2 });
  const entries2 = createEntries({ ...known2, scope: () => scope });
  return { scope, entries: entries2 };
}
function writtenFiles({ config: config2, files = [], publicFiles = [] }) {
  const feeds = (config2.site.feeds ?? []).map(({ path }) => path);
  return /* @__PURE__ */ new Set(["/sitemap.xml", ...feeds, ...files.map((name2) => `/files/${name2}`), ...publicFiles]);
}
function resolveSettings(config2, context, base) {
  const place = { file: config2.file, pointer: "/site" };
  const own = resolveValue(siteSchema, config2.site, place, context);
  const others = own.languages.filter((language) => language !== own.language);
  const origin = parseUrl(own.url)?.origin ?? own.url;
  return { ...own, base, origin, languages: [own.language, ...others], words: config2.site.words ?? {} };
}

// schema/define-block.ts
function defineBlock(definition) {
  return definition;
}

// blocks/article/sample.ts
var sample = {
  title: "How to keep bread fresh",
  excerpt: "Three ways that work, and one that everybody tries.",
  picture: "bread.jpg",
  published: "2025-03-04",
  author: "Ruth Ames",
  body: "Bread goes stale because it dries.\n\n## Wrap it\n\nIn a cloth, not in plastic.",
  tags: ["Bread"]
};

// blocks/_kit/schemas.ts
var label2 = {
  type: "string",
  title: "Label",
  description: "A word or two in small letters beside the heading, such as Services.",
  maxLength: 40
};
var title = {
  type: "string",
  title: "Heading",
  description: "The heading of this section.",
  minLength: 1,
  maxLength: 160
};
var intro = {
  type: "string",
  format: "multiline",
  title: "Introduction",
  description: "A sentence or two below the heading."
};
var icon = {
  type: "string",
  format: "icon",
  title: "Icon",
  description: "A small drawing: one of lucide.dev by its name, or an SVG file of content/icons.",
  examples: ["leaf", "clock"]
};
var href = {
  type: "string",
  format: "link",
  title: "Leads to",
  description: "A page such as /contact, an anchor such as #form, or an https, mailto or tel address.",
  minLength: 1,
  examples: ["/contact"]
};
var picture = {
  type: "string",
  format: "media",
  title: "Picture",
  description: "The name of a file in content/media.",
  examples: ["front.jpg"]
};
var pictures2 = {
  type: "array",
  title: "Pictures",
  description: "More pictures, in order.",
  items: picture,
  default: []
};
var action = {
  type: "object",
  title: "Button",
  description: "A button that leads somewhere.",
  properties: {
    text: { type: "string", title: "Text", description: "The words on the button.", minLength: 1 },
    href
  },
  required: ["text", "href"]
};
var actions = {
  type: "array",
  title: "Buttons",
  description: "Buttons that lead somewhere; the first one stands out.",
  items: action,
  maxItems: 3,
  default: []
};
var link2 = {
  type: "object",
  title: "Link",
  description: "Words that lead somewhere.",
  properties: {
    text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
    href
  },
  required: ["text", "href"]
};
var line = {
  type: "string",
  title: "Line",
  description: "A few words or a sentence.",
  minLength: 1
};
var facts = {
  type: "array",
  title: "Facts",
  description: "Facts at a glance, each a name and what it is.",
  items: {
    type: "object",
    title: "Fact",
    description: "A name, such as Size, and what it is.",
    properties: {
      name: { type: "string", title: "Name", description: "What the fact is about.", minLength: 1 },
      value: { type: "string", title: "Value", description: "What it is.", minLength: 1 }
    },
    required: ["name", "value"]
  },
  default: []
};
var sections = {
  type: "array",
  title: "Sections",
  description: "The story, told in sections; one without a text and without lines is left out.",
  items: {
    type: "object",
    title: "Section",
    description: "A heading, and below it a text, short lines, or both.",
    properties: {
      title: { type: "string", title: "Heading", description: "The heading of the section.", minLength: 1 },
      text: { type: "string", format: "markdown", title: "Text", description: "Running text, in Markdown." },
      items: { type: "array", title: "Lines", description: "Short lines.", items: line, default: [] }
    },
    required: ["title"]
  },
  default: []
};
var comparison = {
  type: "object",
  title: "Before and after",
  description: "Two pictures from one viewpoint.",
  properties: {
    before: {
      type: "string",
      format: "media",
      title: "Before",
      description: "The picture of how it was, in content/media."
    },
    after: {
      type: "string",
      format: "media",
      title: "After",
      description: "The picture of how it is now, in content/media."
    },
    beforeCaption: { type: "string", title: "Caption before", description: "A few words below the first." },
    afterCaption: { type: "string", title: "Caption after", description: "A few words below the second." }
  },
  required: ["before", "after"]
};
var childBlocks = {
  type: "array",
  blocks: true,
  title: "Blocks",
  description: "What stands here, from top to bottom.",
  items: { type: "object", title: "Block", description: "A placed block.", properties: {} },
  default: []
};

// blocks/article/schema.ts
var schema = {
  type: "object",
  title: "Article",
  description: "A whole article: its head, its picture, its text and its tags.",
  properties: {
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 200
    },
    excerpt: {
      type: "string",
      format: "multiline",
      title: "Excerpt",
      description: "A sentence or two below the heading."
    },
    picture,
    category: {
      type: "object",
      title: "Category",
      description: "What the article is about, above the heading.",
      properties: {
        text: { type: "string", title: "Text", description: "The name of the category.", minLength: 1 },
        href: {
          type: "string",
          format: "link",
          title: "Leads to",
          description: "The page with all articles of the category."
        }
      },
      required: ["text"]
    },
    facts: {
      type: "array",
      title: "Facts",
      description: "A few words each beside the category, such as a place.",
      items: line,
      default: []
    },
    published: {
      type: "string",
      format: "date",
      title: "Published",
      description: "The day on which it was published."
    },
    updated: {
      type: "string",
      format: "date",
      title: "Updated",
      description: "The day of the last change; shown when it is another one."
    },
    author: { type: "string", title: "Author", description: "Who wrote it." },
    body: {
      type: "string",
      format: "markdown",
      headingLevel: 2,
      title: "Text",
      description: "The article itself, in Markdown.",
      minLength: 1
    },
    tags: {
      type: "array",
      title: "Tags",
      description: "What it is about, in a word or two each.",
      items: line,
      default: []
    },
    shareText: {
      type: "string",
      title: "Share button",
      description: "The words on the button that shares the article, if you want others than usual.",
      minLength: 1
    },
    tagsTitle: {
      type: "string",
      title: "Heading of the tags",
      description: "The words before the tags, if you want others than usual.",
      minLength: 1
    },
    actions
  },
  required: ["title", "body"]
};

// blocks/article/structured-data.ts
function structuredData({ title: title2, excerpt, picture: picture2, published, updated, author, category, tags }, { absolute: absolute2, url, siteName, language }) {
  return {
    "@type": "Article",
    headline: title2,
    ...excerpt && { description: excerpt },
    ...picture2 && { image: absolute2(sharedPictureUrl(picture2)) },
    ...published && { datePublished: published, dateModified: updated || published },
    ...author && { author: { "@type": "Person", name: author } },
    publisher: { "@type": "Organization", name: siteName },
    mainEntityOfPage: url,
    inLanguage: language,
    ...category && { articleSection: category.text },
    ...tags.length > 0 && { keywords: tags.join(", ") }
  };
}

// blocks/_kit/link.tsx
import { jsx } from "react/jsx-runtime";
function Link({ href: href2, children, className, current, draggable, data }) {
  if (href2 === void 0) return /* @__PURE__ */ jsx("span", { className, children });
  const outside = /^https?:/.test(href2) ? { target: "_blank", rel: "noopener" } : {};
  return /* @__PURE__ */ jsx(
    "a",
    {
      href: href2,
      className,
      "aria-current": current,
      draggable,
      "data-category": data?.category,
      ...outside,
      children
    }
  );
}

// blocks/_kit/numbered.ts
function numbered(items) {
  return items.map((item, key) => [key, item]);
}

// blocks/_kit/actions.tsx
import { jsx as jsx2 } from "react/jsx-runtime";
function Actions({
  actions: actions2,
  className = ""
}) {
  if (actions2.length === 0) return null;
  return /* @__PURE__ */ jsx2("p", { className: `actions ${className}`.trim(), children: numbered(actions2).map(([index, action2]) => /* @__PURE__ */ jsx2(Link, { href: action2.href, className: index === 0 ? "button" : "button button-quiet", children: action2.text }, index)) });
}

// blocks/_kit/page-context.ts
import { createContext, useContext } from "react";
var nowhere = {
  id: "",
  href: "/",
  title: "",
  language: "en-GB",
  direction: "ltr",
  siteName: "",
  base: "",
  home: "/",
  alternates: [],
  sheet: { number: 1, count: 1 },
  words: {}
};
var PageContext = /* @__PURE__ */ createContext(nowhere);
function usePage() {
  return useContext(PageContext);
}

// blocks/_kit/day.tsx
import { jsx as jsx3 } from "react/jsx-runtime";
function Day({ date: date2, style = "long" }) {
  return /* @__PURE__ */ jsx3("time", { dateTime: date2, children: formatDate(date2, usePage().language, style) });
}

// blocks/_kit/hydrate-on.ts
function enhanced(name2, hydrateOn) {
  return { "data-enhance": name2, "data-hydrate-on": hydrateOn };
}

// blocks/_kit/icon.tsx
import { jsx as jsx4 } from "react/jsx-runtime";
var paths = {
  x: "M18 6 6 18M6 6l12 12",
  menu: "M4 5h16M4 12h16M4 19h16",
  "chevron-left": "m15 18-6-6 6-6",
  "chevron-right": "m9 18 6-6-6-6",
  "chevron-down": "m6 9 6 6 6-6",
  "share-2": "M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98"
};
var lines = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round"
};
function Icon({ icon: icon2, name: name2, size: size2 = 24 }) {
  const box = { className: "icon", width: size2, height: size2 };
  if (name2)
    return /* @__PURE__ */ jsx4("svg", { ...box, "aria-hidden": "true", viewBox: "0 0 24 24", ...lines, children: /* @__PURE__ */ jsx4("path", { d: paths[name2] }) });
  if (!icon2) return null;
  return /* @__PURE__ */ jsx4(
    "svg",
    {
      ...box,
      "aria-hidden": "true",
      viewBox: icon2.viewBox,
      ...icon2.stroke ? lines : { fill: "currentColor" },
      dangerouslySetInnerHTML: { __html: icon2.body }
    }
  );
}

// blocks/_kit/picture-sources.tsx
import { jsx as jsx5, jsxs } from "react/jsx-runtime";
function PictureSources({ picture: picture2, use, children }) {
  const sources = pictureSources(picture2, use);
  if (sources.length === 0) return children;
  return /* @__PURE__ */ jsxs("picture", { children: [
    sources.map((source) => /* @__PURE__ */ jsx5("source", { ...source }, source.srcSet)),
    children
  ] });
}

// blocks/_kit/photo.tsx
import { jsx as jsx6 } from "react/jsx-runtime";
function Photo({ picture: picture2, use, first = false, eager = false, className = "" }) {
  if (!picture2) return /* @__PURE__ */ jsx6("span", { className: `photo photo-empty ${className}` });
  const loading = first ? { loading: "eager", fetchPriority: "high" } : { loading: eager ? "eager" : "lazy", decoding: "async" };
  const { alt, ...attributes } = pictureAttributes(picture2, use);
  return /* @__PURE__ */ jsx6(PictureSources, { picture: picture2, use, children: /* @__PURE__ */ jsx6("img", { className: `photo ${className}`.trim(), alt, ...loading, ...attributes }) });
}

// blocks/_kit/prose.tsx
import { jsx as jsx7 } from "react/jsx-runtime";
function Prose({ text: text2, className = "" }) {
  return /* @__PURE__ */ jsx7("div", { className: `prose ${className}`.trim(), dangerouslySetInnerHTML: { __html: text2.html } });
}

// blocks/_kit/fill-in.ts
var pluralCategories = ["zero", "one", "two", "few", "many", "other"];
function fillIn(text2, values) {
  return text2.replace(/\{(\w+)\}/g, (placeholder, name2) => String(values[name2] ?? placeholder));
}

// blocks/_kit/messages/ar.ts
var ar = {
  skipToContent: "\u062A\u062E\u0637\u064E\u0651 \u0625\u0644\u0649 \u0627\u0644\u0645\u062D\u062A\u0648\u0649",
  menu: "\u0627\u0644\u0642\u0627\u0626\u0645\u0629",
  mainNavigation: "\u0627\u0644\u0642\u0627\u0626\u0645\u0629 \u0627\u0644\u0631\u0626\u064A\u0633\u064A\u0629",
  languages: "\u0627\u0644\u0644\u063A\u0629",
  breadcrumb: "\u0645\u0633\u0627\u0631 \u0627\u0644\u062A\u0646\u0642\u0644",
  sheetOf: "{number} \u0645\u0646 {count}",
  pageNotFound: "\u0627\u0644\u0635\u0641\u062D\u0629 \u063A\u064A\u0631 \u0645\u0648\u062C\u0648\u062F\u0629",
  filter: "\u062A\u0635\u0641\u064A\u0629",
  all: "\u0627\u0644\u0643\u0644",
  resultsShown: {
    zero: "\u0644\u0627 \u062A\u0648\u062C\u062F \u0646\u062A\u0627\u0626\u062C",
    one: "\u0646\u062A\u064A\u062C\u0629 \u0648\u0627\u062D\u062F\u0629",
    two: "\u0646\u062A\u064A\u062C\u062A\u0627\u0646",
    few: "{count} \u0646\u062A\u0627\u0626\u062C",
    many: "{count} \u0646\u062A\u064A\u062C\u0629",
    other: "{count} \u0646\u062A\u064A\u062C\u0629"
  },
  nothingHere: "\u0644\u0627 \u064A\u0648\u062C\u062F \u0634\u064A\u0621 \u0647\u0646\u0627 \u0628\u0639\u062F.",
  readMore: "\u0627\u0642\u0631\u0623 \u0627\u0644\u0645\u0632\u064A\u062F",
  pages: "\u0627\u0644\u0635\u0641\u062D\u0627\u062A",
  pageOf: "\u0627\u0644\u0635\u0641\u062D\u0629 {number} \u0645\u0646 {count}",
  previousPage: "\u0627\u0644\u0635\u0641\u062D\u0629 \u0627\u0644\u0633\u0627\u0628\u0642\u0629",
  nextPage: "\u0627\u0644\u0635\u0641\u062D\u0629 \u0627\u0644\u062A\u0627\u0644\u064A\u0629",
  aboutArticle: "\u0639\u0646 \u0647\u0630\u0627 \u0627\u0644\u0645\u0642\u0627\u0644",
  published: "\u0646\u064F\u0634\u0631 \u0641\u064A",
  updated: "\u062D\u064F\u062F\u0650\u0651\u062B \u0641\u064A",
  author: "\u0627\u0644\u0643\u0627\u062A\u0628",
  tags: "\u0627\u0644\u0648\u0633\u0648\u0645",
  shareArticle: "\u0634\u0627\u0631\u0643 \u0627\u0644\u0645\u0642\u0627\u0644",
  linkCopied: "\u0646\u064F\u0633\u062E \u0627\u0644\u0631\u0627\u0628\u0637",
  linkCopiedText: "\u0623\u0644\u0635\u0642\u0647 \u062D\u064A\u062B\u0645\u0627 \u062A\u0631\u064A\u062F \u0645\u0634\u0627\u0631\u0643\u0629 \u0647\u0630\u0627 \u0627\u0644\u0645\u0642\u0627\u0644.",
  linkNotCopied: "\u062A\u0639\u0630\u0651\u0631 \u0646\u0633\u062E \u0627\u0644\u0631\u0627\u0628\u0637",
  before: "\u0642\u0628\u0644",
  after: "\u0628\u0639\u062F",
  beforeAndAfter: "\u0642\u0628\u0644 \u0648\u0628\u0639\u062F",
  pictures: "\u0627\u0644\u0635\u0648\u0631",
  morePictures: "\u0635\u0648\u0631 \u0623\u062E\u0631\u0649",
  pictureOf: "\u0627\u0644\u0635\u0648\u0631\u0629 {number} \u0645\u0646 {count}",
  previousPicture: "\u0627\u0644\u0635\u0648\u0631\u0629 \u0627\u0644\u0633\u0627\u0628\u0642\u0629",
  nextPicture: "\u0627\u0644\u0635\u0648\u0631\u0629 \u0627\u0644\u062A\u0627\u0644\u064A\u0629",
  loading: "\u062C\u0627\u0631\u064D \u0627\u0644\u062A\u062D\u0645\u064A\u0644\u2026",
  notLoaded: "\u062A\u0639\u0630\u0651\u0631 \u062A\u062D\u0645\u064A\u0644 \u0627\u0644\u0628\u0642\u064A\u0629.",
  openPage: "\u0627\u0641\u062A\u062D \u0627\u0644\u0635\u0641\u062D\u0629",
  close: "\u0625\u063A\u0644\u0627\u0642",
  dismiss: "\u0625\u062E\u0641\u0627\u0621",
  included: "\u0645\u0627 \u064A\u0634\u0645\u0644\u0647",
  importantNote: "\u0645\u0644\u0627\u062D\u0638\u0629 \u0645\u0647\u0645\u0629",
  starsOf: "{rating} \u0645\u0646 {count} \u0646\u062C\u0648\u0645",
  mapOf: "\u062E\u0631\u064A\u0637\u0629: {address}",
  planOf: "\u0645\u062E\u0637\u0637 \u0627\u0644\u0645\u0648\u0642\u0639: {address}",
  north: "\u0634",
  liveMap: "\u0627\u0644\u062E\u0631\u064A\u0637\u0629 \u0627\u0644\u062A\u0641\u0627\u0639\u0644\u064A\u0629",
  mapFailed: "\u0644\u0645 \u062A\u0633\u062A\u062C\u0628 \u0627\u0644\u062E\u0631\u064A\u0637\u0629 \u0627\u0644\u062A\u0641\u0627\u0639\u0644\u064A\u0629.",
  openInMap: "\u0627\u0641\u062A\u062D \u0641\u064A \u0627\u0644\u062E\u0631\u064A\u0637\u0629",
  openingHours: "\u0633\u0627\u0639\u0627\u062A \u0627\u0644\u0639\u0645\u0644",
  sendMessage: "\u0623\u0631\u0633\u0644 \u0627\u0644\u0631\u0633\u0627\u0644\u0629",
  sending: "\u062C\u0627\u0631\u064D \u0627\u0644\u0625\u0631\u0633\u0627\u0644\u2026",
  optional: "(\u0627\u062E\u062A\u064A\u0627\u0631\u064A)",
  choose: "\u0627\u062E\u062A\u0631",
  leaveEmpty: "\u0627\u062A\u0631\u0643 \u0647\u0630\u0627 \u0627\u0644\u062D\u0642\u0644 \u0641\u0627\u0631\u063A\u064B\u0627",
  orCall: "\u0623\u0648 \u0627\u062A\u0635\u0644 \u0639\u0644\u0649 {phone}",
  sent: "\u0623\u064F\u0631\u0633\u0644\u062A \u0631\u0633\u0627\u0644\u062A\u0643 \u0628\u0646\u062C\u0627\u062D.",
  writeAnother: "\u0627\u0643\u062A\u0628 \u0631\u0633\u0627\u0644\u0629 \u0623\u062E\u0631\u0649",
  sentNowhere: "\u0647\u0630\u0627 \u0627\u0644\u0646\u0645\u0648\u0630\u062C \u0644\u0644\u062A\u062C\u0631\u0628\u0629: \u0644\u0627 \u064A\u064F\u0631\u0633\u0644 \u0634\u064A\u0626\u064B\u0627.",
  notSentOffline: "\u064A\u0628\u062F\u0648 \u0623\u0646\u0643 \u063A\u064A\u0631 \u0645\u062A\u0635\u0644 \u0628\u0627\u0644\u0625\u0646\u062A\u0631\u0646\u062A\u060C \u0644\u0630\u0644\u0643 \u0644\u0645 \u062A\u064F\u0631\u0633\u0644 \u0631\u0633\u0627\u0644\u062A\u0643.",
  notSentTimeout: "\u0627\u0633\u062A\u063A\u0631\u0642 \u0627\u0644\u0625\u0631\u0633\u0627\u0644 \u0648\u0642\u062A\u064B\u0627 \u0637\u0648\u064A\u0644\u064B\u0627\u060C \u0648\u0644\u0627 \u0646\u0639\u0631\u0641 \u0647\u0644 \u0648\u0635\u0644\u062A \u0631\u0633\u0627\u0644\u062A\u0643.",
  notSentRefused: "\u0644\u0645 \u062A\u064F\u0642\u0628\u0644 \u0631\u0633\u0627\u0644\u062A\u0643.",
  notSentFailed: "\u062A\u0639\u0630\u0651\u0631 \u0625\u0631\u0633\u0627\u0644 \u0631\u0633\u0627\u0644\u062A\u0643.",
  stillHere: "\u0643\u0644 \u0645\u0627 \u0643\u062A\u0628\u062A\u0647 \u0645\u0627 \u0632\u0627\u0644 \u0647\u0646\u0627: \u062D\u0627\u0648\u0644 \u0645\u0631\u0629 \u0623\u062E\u0631\u0649.",
  stillHereCall: "\u0643\u0644 \u0645\u0627 \u0643\u062A\u0628\u062A\u0647 \u0645\u0627 \u0632\u0627\u0644 \u0647\u0646\u0627: \u062D\u0627\u0648\u0644 \u0645\u0631\u0629 \u0623\u062E\u0631\u0649 \u0623\u0648 \u0627\u062A\u0635\u0644 \u0639\u0644\u0649 {phone}.",
  stillHereWrite: "\u0643\u0644 \u0645\u0627 \u0643\u062A\u0628\u062A\u0647 \u0645\u0627 \u0632\u0627\u0644 \u0647\u0646\u0627: \u062D\u0627\u0648\u0644 \u0645\u0631\u0629 \u0623\u062E\u0631\u0649 \u0623\u0648 \u0627\u0643\u062A\u0628 \u0625\u0644\u0649 {email}.",
  stillHereCallOrWrite: "\u0643\u0644 \u0645\u0627 \u0643\u062A\u0628\u062A\u0647 \u0645\u0627 \u0632\u0627\u0644 \u0647\u0646\u0627: \u062D\u0627\u0648\u0644 \u0645\u0631\u0629 \u0623\u062E\u0631\u0649 \u0623\u0648 \u0627\u062A\u0635\u0644 \u0639\u0644\u0649 {phone} \u0623\u0648 \u0627\u0643\u062A\u0628 \u0625\u0644\u0649 {email}.",
  fieldMissing: "\u064A\u064F\u0631\u062C\u0649 \u0645\u0644\u0621 \u0647\u0630\u0627 \u0627\u0644\u062D\u0642\u0644.",
  choiceMissing: "\u064A\u064F\u0631\u062C\u0649 \u0627\u062E\u062A\u064A\u0627\u0631 \u0623\u062D\u062F \u0627\u0644\u062E\u064A\u0627\u0631\u0627\u062A.",
  consentMissing: "\u064A\u064F\u0631\u062C\u0649 \u0648\u0636\u0639 \u0639\u0644\u0627\u0645\u0629 \u0641\u064A \u0647\u0630\u0627 \u0627\u0644\u0645\u0631\u0628\u0639 \u0644\u0644\u0645\u062A\u0627\u0628\u0639\u0629.",
  fileMissing: "\u064A\u064F\u0631\u062C\u0649 \u0627\u062E\u062A\u064A\u0627\u0631 \u0645\u0644\u0641.",
  emailWrong: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 \u0639\u0646\u0648\u0627\u0646 \u0628\u0631\u064A\u062F \u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A\u060C \u0645\u062B\u0644 name@example.com.",
  telephoneWrong: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 \u0631\u0642\u0645 \u0647\u0627\u062A\u0641 \u0628\u0627\u0644\u0623\u0631\u0642\u0627\u0645.",
  numberWrong: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 \u0639\u062F\u062F.",
  numberTooSmall: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 {minimum} \u0623\u0648 \u0623\u0643\u062B\u0631.",
  numberTooLarge: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 {maximum} \u0623\u0648 \u0623\u0642\u0644.",
  dateWrong: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 \u0627\u0644\u064A\u0648\u0645 \u0648\u0627\u0644\u0634\u0647\u0631 \u0648\u0627\u0644\u0633\u0646\u0629.",
  textTooShort: {
    one: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 \u062D\u0631\u0641 \u0648\u0627\u062D\u062F \u0639\u0644\u0649 \u0627\u0644\u0623\u0642\u0644.",
    two: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 \u062D\u0631\u0641\u064A\u0646 \u0639\u0644\u0649 \u0627\u0644\u0623\u0642\u0644.",
    few: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 {count} \u0623\u062D\u0631\u0641 \u0639\u0644\u0649 \u0627\u0644\u0623\u0642\u0644.",
    many: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 {count} \u062D\u0631\u0641\u064B\u0627 \u0639\u0644\u0649 \u0627\u0644\u0623\u0642\u0644.",
    other: "\u064A\u064F\u0631\u062C\u0649 \u0643\u062A\u0627\u0628\u0629 {count} \u062D\u0631\u0641 \u0639\u0644\u0649 \u0627\u0644\u0623\u0642\u0644."
  }
};

// blocks/_kit/messages/cy.ts
var cy = {
  skipToContent: "Neidio i\u2019r cynnwys",
  menu: "Dewislen",
  mainNavigation: "Prif ddewislen",
  languages: "Iaith",
  breadcrumb: "Llwybr briwsion",
  sheetOf: "{number} o {count}",
  pageNotFound: "Heb ddod o hyd i\u2019r dudalen",
  filter: "Hidlo",
  all: "Popeth",
  resultsShown: { zero: "Dim canlyniadau", two: "{count} ganlyniad", other: "{count} canlyniad" },
  nothingHere: "Does dim byd yma eto.",
  readMore: "Darllen mwy",
  pages: "Tudalennau",
  pageOf: "Tudalen {number} o {count}",
  previousPage: "Tudalen flaenorol",
  nextPage: "Tudalen nesaf",
  aboutArticle: "Am yr erthygl hon",
  published: "Cyhoeddwyd",
  updated: "Diweddarwyd",
  author: "Awdur",
  tags: "Tagiau",
  shareArticle: "Rhannu\u2019r erthygl",
  linkCopied: "Dolen wedi\u2019i chop\xEFo",
  linkCopiedText: "Gludwch hi lle bynnag yr hoffech rannu\u2019r erthygl hon.",
  linkNotCopied: "Nid oedd modd cop\xEFo\u2019r ddolen",
  before: "Cyn",
  after: "Wedyn",
  beforeAndAfter: "Cyn ac wedyn",
  pictures: "Lluniau",
  morePictures: "Rhagor o luniau",
  pictureOf: "Llun {number} o {count}",
  previousPicture: "Llun blaenorol",
  nextPicture: "Llun nesaf",
  loading: "Wrthi\u2019n llwytho\u2026",
  notLoaded: "Nid oedd modd llwytho\u2019r gweddill.",
  openPage: "Agor y dudalen",
  close: "Cau",
  dismiss: "Diystyru",
  included: "Beth sydd wedi\u2019i gynnwys",
  importantNote: "Nodyn pwysig",
  starsOf: "{rating} seren allan o {count}",
  mapOf: "Map: {address}",
  planOf: "Cynllun lleoliad: {address}",
  north: "G",
  liveMap: "Map byw",
  mapFailed: "Wnaeth y map byw ddim ateb.",
  openInMap: "Agor mewn map",
  openingHours: "Oriau agor",
  sendMessage: "Anfon y neges",
  sending: "Wrthi\u2019n anfon\u2026",
  optional: "(dewisol)",
  choose: "Dewiswch",
  leaveEmpty: "Gadewch hwn yn wag",
  orCall: "Neu ffoniwch {phone}",
  sent: "Mae eich neges wedi\u2019i hanfon.",
  writeAnother: "Ysgrifennu neges arall",
  sentNowhere: "Ffurflen brawf yw hon: nid yw\u2019n anfon dim.",
  notSentOffline: "Mae\u2019n ymddangos nad ydych ar-lein, felly ni anfonwyd eich neges.",
  notSentTimeout: "Cymerodd y neges ormod o amser i\u2019w hanfon, ac ni allwn ddweud a gyrhaeddodd.",
  notSentRefused: "Ni dderbyniwyd eich neges.",
  notSentFailed: "Nid oedd modd anfon eich neges.",
  stillHere: "Mae popeth a ysgrifennwyd gennych yma o hyd: rhowch gynnig arall arni.",
  stillHereCall: "Mae popeth a ysgrifennwyd gennych yma o hyd: rhowch gynnig arall arni, neu ffoniwch {phone}.",
  stillHereWrite: "Mae popeth a ysgrifennwyd gennych yma o hyd: rhowch gynnig arall arni, neu ysgrifennwch at {email}.",
  stillHereCallOrWrite: "Mae popeth a ysgrifennwyd gennych yma o hyd: rhowch gynnig arall arni, ffoniwch {phone} neu ysgrifennwch at {email}.",
  fieldMissing: "Llenwch y maes hwn.",
  choiceMissing: "Dewiswch un.",
  consentMissing: "Ticiwch y blwch hwn i barhau.",
  fileMissing: "Dewiswch ffeil.",
  emailWrong: "Ysgrifennwch gyfeiriad e-bost, er enghraifft enw@example.com.",
  telephoneWrong: "Ysgrifennwch rif ff\xF4n mewn digidau.",
  numberWrong: "Ysgrifennwch rif.",
  numberTooSmall: "Ysgrifennwch {minimum} neu fwy.",
  numberTooLarge: "Ysgrifennwch {maximum} neu lai.",
  dateWrong: "Ysgrifennwch ddiwrnod, mis a blwyddyn.",
  textTooShort: {
    two: "Ysgrifennwch o leiaf {count} nod.",
    other: "Ysgrifennwch o leiaf {count} nod."
  }
};

// blocks/_kit/messages/de.ts
var de = {
  skipToContent: "Zum Inhalt springen",
  menu: "Men\xFC",
  mainNavigation: "Hauptmen\xFC",
  languages: "Sprache",
  breadcrumb: "Brotkr\xFCmelpfad",
  sheetOf: "{number} von {count}",
  pageNotFound: "Seite nicht gefunden",
  filter: "Auswahl",
  all: "Alle",
  resultsShown: { one: "{count} Ergebnis", other: "{count} Ergebnisse" },
  nothingHere: "Hier gibt es noch nichts.",
  readMore: "Weiterlesen",
  pages: "Seiten",
  pageOf: "Seite {number} von {count}",
  previousPage: "Vorherige Seite",
  nextPage: "N\xE4chste Seite",
  aboutArticle: "\xDCber diesen Artikel",
  published: "Ver\xF6ffentlicht",
  updated: "Aktualisiert",
  author: "Autor",
  tags: "Schlagw\xF6rter",
  shareArticle: "Artikel teilen",
  linkCopied: "Link kopiert",
  linkCopiedText: "F\xFCgen Sie ihn ein, wo Sie diesen Artikel teilen m\xF6chten.",
  linkNotCopied: "Der Link konnte nicht kopiert werden",
  before: "Vorher",
  after: "Nachher",
  beforeAndAfter: "Vorher und nachher",
  pictures: "Bilder",
  morePictures: "Weitere Bilder",
  pictureOf: "Bild {number} von {count}",
  previousPicture: "Vorheriges Bild",
  nextPicture: "N\xE4chstes Bild",
  loading: "Wird geladen \u2026",
  notLoaded: "Der Rest konnte nicht geladen werden.",
  openPage: "Seite \xF6ffnen",
  close: "Schlie\xDFen",
  dismiss: "Ausblenden",
  included: "Enthalten",
  importantNote: "Wichtiger Hinweis",
  starsOf: "{rating} von {count} Sternen",
  mapOf: "Karte: {address}",
  planOf: "Lageplan: {address}",
  north: "N",
  liveMap: "Interaktive Karte",
  mapFailed: "Die interaktive Karte hat nicht geantwortet.",
  openInMap: "In einer Karte \xF6ffnen",
  openingHours: "\xD6ffnungszeiten",
  sendMessage: "Nachricht senden",
  sending: "Wird gesendet \u2026",
  optional: "(freiwillig)",
  choose: "Bitte w\xE4hlen",
  leaveEmpty: "Dieses Feld leer lassen",
  orCall: "Oder rufen Sie an: {phone}",
  sent: "Ihre Nachricht wurde gesendet.",
  writeAnother: "Weitere Nachricht schreiben",
  sentNowhere: "Dieses Formular ist zum Ausprobieren: Es sendet nichts.",
  notSentOffline: "Sie sind anscheinend offline, daher wurde Ihre Nachricht nicht gesendet.",
  notSentTimeout: "Das Senden hat zu lange gedauert; wir wissen nicht, ob Ihre Nachricht angekommen ist.",
  notSentRefused: "Ihre Nachricht wurde nicht angenommen.",
  notSentFailed: "Ihre Nachricht konnte nicht gesendet werden.",
  stillHere: "Alles, was Sie geschrieben haben, ist noch da: Versuchen Sie es noch einmal.",
  stillHereCall: "Alles, was Sie geschrieben haben, ist noch da: Versuchen Sie es noch einmal oder rufen Sie uns an: {phone}.",
  stillHereWrite: "Alles, was Sie geschrieben haben, ist noch da: Versuchen Sie es noch einmal oder schreiben Sie an {email}.",
  stillHereCallOrWrite: "Alles, was Sie geschrieben haben, ist noch da: Versuchen Sie es noch einmal, rufen Sie uns an ({phone}) oder schreiben Sie an {email}.",
  fieldMissing: "Bitte f\xFCllen Sie dieses Feld aus.",
  choiceMissing: "Bitte w\xE4hlen Sie etwas aus.",
  consentMissing: "Bitte setzen Sie hier ein H\xE4kchen, um fortzufahren.",
  fileMissing: "Bitte w\xE4hlen Sie eine Datei aus.",
  emailWrong: "Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.com.",
  telephoneWrong: "Bitte geben Sie eine Telefonnummer in Ziffern an.",
  numberWrong: "Bitte geben Sie eine Zahl an.",
  numberTooSmall: "Bitte geben Sie mindestens {minimum} an.",
  numberTooLarge: "Bitte geben Sie h\xF6chstens {maximum} an.",
  dateWrong: "Bitte geben Sie Tag, Monat und Jahr an.",
  textTooShort: {
    one: "Bitte schreiben Sie mindestens {count} Zeichen.",
    other: "Bitte schreiben Sie mindestens {count} Zeichen."
  }
};

// blocks/_kit/messages/en.ts
var en = {
  // The frame
  skipToContent: "Skip to content",
  menu: "Menu",
  mainNavigation: "Main",
  languages: "Language",
  breadcrumb: "Breadcrumb",
  sheetOf: "{number} of {count}",
  pageNotFound: "Page not found",
  // Lists
  filter: "Filter",
  all: "All",
  resultsShown: { one: "{count} result", other: "{count} results" },
  nothingHere: "There is nothing here yet.",
  readMore: "Read More",
  pages: "Pages",
  pageOf: "Page {number} of {count}",
  previousPage: "Previous page",
  nextPage: "Next page",
  // Articles
  aboutArticle: "About this article",
  published: "Published",
  updated: "Updated",
  author: "Author",
  tags: "Tags",
  shareArticle: "Share Article",
  linkCopied: "Link copied",
  linkCopiedText: "Paste it wherever you want to share this article.",
  linkNotCopied: "The link could not be copied",
  // Pictures and dialogs
  before: "Before",
  after: "After",
  beforeAndAfter: "Before and after",
  pictures: "Pictures",
  morePictures: "More pictures",
  pictureOf: "Picture {number} of {count}",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  loading: "Loading\u2026",
  notLoaded: "The rest could not be loaded.",
  openPage: "Open the page",
  close: "Close",
  dismiss: "Dismiss",
  // Other content
  included: "What\u2019s Included",
  importantNote: "Important note",
  starsOf: "{rating} out of {count} stars",
  mapOf: "Map: {address}",
  planOf: "Location plan: {address}",
  north: "N",
  liveMap: "Live map",
  mapFailed: "The live map did not answer.",
  openInMap: "Open in a map",
  openingHours: "Opening hours",
  // Forms
  sendMessage: "Send Message",
  sending: "Sending\u2026",
  optional: "(optional)",
  choose: "Please choose",
  leaveEmpty: "Leave this empty",
  orCall: "Or call {phone}",
  sent: "Message sent successfully!",
  writeAnother: "Write another message",
  sentNowhere: "This form is for trying out: it sends nothing.",
  notSentOffline: "You seem to be offline, so your message was not sent.",
  notSentTimeout: "The message took too long to send, and we can\u2019t tell whether it arrived.",
  notSentRefused: "Your message was not accepted.",
  notSentFailed: "Your message could not be sent.",
  stillHere: "Everything you typed is still here: try again.",
  stillHereCall: "Everything you typed is still here: try again, or call {phone}.",
  stillHereWrite: "Everything you typed is still here: try again, or write to {email}.",
  stillHereCallOrWrite: "Everything you typed is still here: try again, call {phone} or write to {email}.",
  // What is wrong with a field
  fieldMissing: "Please fill in this field.",
  choiceMissing: "Please choose one.",
  consentMissing: "Please tick this box to go on.",
  fileMissing: "Please choose a file.",
  emailWrong: "Please write an e-mail address, such as name@example.com.",
  telephoneWrong: "Please write a telephone number in digits.",
  numberWrong: "Please write a number.",
  numberTooSmall: "Please write {minimum} or more.",
  numberTooLarge: "Please write {maximum} or less.",
  dateWrong: "Please write a day, month and year.",
  textTooShort: {
    one: "Please write at least {count} character.",
    other: "Please write at least {count} characters."
  }
};

// blocks/_kit/messages/es.ts
var es = {
  skipToContent: "Ir al contenido",
  menu: "Men\xFA",
  mainNavigation: "Men\xFA principal",
  languages: "Idioma",
  breadcrumb: "Ruta de navegaci\xF3n",
  sheetOf: "{number} de {count}",
  pageNotFound: "P\xE1gina no encontrada",
  filter: "Filtrar",
  all: "Todo",
  resultsShown: { one: "{count} resultado", other: "{count} resultados" },
  nothingHere: "Aqu\xED todav\xEDa no hay nada.",
  readMore: "Leer m\xE1s",
  pages: "P\xE1ginas",
  pageOf: "P\xE1gina {number} de {count}",
  previousPage: "P\xE1gina anterior",
  nextPage: "P\xE1gina siguiente",
  aboutArticle: "Sobre este art\xEDculo",
  published: "Publicado",
  updated: "Actualizado",
  author: "Autor",
  tags: "Etiquetas",
  shareArticle: "Compartir el art\xEDculo",
  linkCopied: "Enlace copiado",
  linkCopiedText: "P\xE9guelo donde quiera compartir este art\xEDculo.",
  linkNotCopied: "No se ha podido copiar el enlace",
  before: "Antes",
  after: "Despu\xE9s",
  beforeAndAfter: "Antes y despu\xE9s",
  pictures: "Im\xE1genes",
  morePictures: "M\xE1s im\xE1genes",
  pictureOf: "Imagen {number} de {count}",
  previousPicture: "Imagen anterior",
  nextPicture: "Imagen siguiente",
  loading: "Cargando\u2026",
  notLoaded: "No se ha podido cargar el resto.",
  openPage: "Abrir la p\xE1gina",
  close: "Cerrar",
  dismiss: "Descartar",
  included: "Qu\xE9 incluye",
  importantNote: "Nota importante",
  starsOf: "{rating} de {count} estrellas",
  mapOf: "Mapa: {address}",
  planOf: "Plano de situaci\xF3n: {address}",
  north: "N",
  liveMap: "Mapa interactivo",
  mapFailed: "El mapa interactivo no ha respondido.",
  openInMap: "Abrir en un mapa",
  openingHours: "Horario de apertura",
  sendMessage: "Enviar el mensaje",
  sending: "Enviando\u2026",
  optional: "(opcional)",
  choose: "Elija una opci\xF3n",
  leaveEmpty: "Deje este campo vac\xEDo",
  orCall: "O llame al {phone}",
  sent: "Su mensaje se ha enviado.",
  writeAnother: "Escribir otro mensaje",
  sentNowhere: "Este formulario es de prueba: no env\xEDa nada.",
  notSentOffline: "Parece que no tiene conexi\xF3n, as\xED que su mensaje no se ha enviado.",
  notSentTimeout: "El env\xEDo ha tardado demasiado y no sabemos si su mensaje ha llegado.",
  notSentRefused: "Su mensaje no ha sido aceptado.",
  notSentFailed: "No se ha podido enviar su mensaje.",
  stillHere: "Todo lo que ha escrito sigue aqu\xED: int\xE9ntelo de nuevo.",
  stillHereCall: "Todo lo que ha escrito sigue aqu\xED: int\xE9ntelo de nuevo o llame al {phone}.",
  stillHereWrite: "Todo lo que ha escrito sigue aqu\xED: int\xE9ntelo de nuevo o escriba a {email}.",
  stillHereCallOrWrite: "Todo lo que ha escrito sigue aqu\xED: int\xE9ntelo de nuevo, llame al {phone} o escriba a {email}.",
  fieldMissing: "Rellene este campo.",
  choiceMissing: "Elija una opci\xF3n de la lista.",
  consentMissing: "Marque esta casilla para continuar.",
  fileMissing: "Elija un archivo.",
  emailWrong: "Escriba una direcci\xF3n de correo electr\xF3nico, por ejemplo nombre@example.com.",
  telephoneWrong: "Escriba un n\xFAmero de tel\xE9fono con cifras.",
  numberWrong: "Escriba un n\xFAmero.",
  numberTooSmall: "Escriba {minimum} o m\xE1s.",
  numberTooLarge: "Escriba {maximum} o menos.",
  dateWrong: "Escriba un d\xEDa, un mes y un a\xF1o.",
  textTooShort: {
    one: "Escriba al menos {count} car\xE1cter.",
    other: "Escriba al menos {count} caracteres."
  }
};

// blocks/_kit/messages/fr.ts
var fr = {
  skipToContent: "Aller au contenu",
  menu: "Menu",
  mainNavigation: "Menu principal",
  languages: "Langue",
  breadcrumb: "Fil d\u2019Ariane",
  sheetOf: "{number} sur {count}",
  pageNotFound: "Page introuvable",
  filter: "Filtrer",
  all: "Tout",
  resultsShown: { one: "{count} r\xE9sultat", other: "{count} r\xE9sultats" },
  nothingHere: "Il n\u2019y a encore rien ici.",
  readMore: "Lire la suite",
  pages: "Pages",
  pageOf: "Page {number} sur {count}",
  previousPage: "Page pr\xE9c\xE9dente",
  nextPage: "Page suivante",
  aboutArticle: "\xC0 propos de cet article",
  published: "Publi\xE9 le",
  updated: "Mis \xE0 jour le",
  author: "Auteur",
  tags: "Mots-cl\xE9s",
  shareArticle: "Partager l\u2019article",
  linkCopied: "Lien copi\xE9",
  linkCopiedText: "Collez-le l\xE0 o\xF9 vous souhaitez partager cet article.",
  linkNotCopied: "Le lien n\u2019a pas pu \xEAtre copi\xE9",
  before: "Avant",
  after: "Apr\xE8s",
  beforeAndAfter: "Avant et apr\xE8s",
  pictures: "Images",
  morePictures: "Autres images",
  pictureOf: "Image {number} sur {count}",
  previousPicture: "Image pr\xE9c\xE9dente",
  nextPicture: "Image suivante",
  loading: "Chargement\u2026",
  notLoaded: "La suite n\u2019a pas pu \xEAtre charg\xE9e.",
  openPage: "Ouvrir la page",
  close: "Fermer",
  dismiss: "Masquer",
  included: "Ce qui est compris",
  importantNote: "Remarque importante",
  starsOf: "{rating} \xE9toiles sur {count}",
  mapOf: "Carte : {address}",
  planOf: "Plan de situation : {address}",
  north: "N",
  liveMap: "Carte interactive",
  mapFailed: "La carte interactive n\u2019a pas r\xE9pondu.",
  openInMap: "Ouvrir dans une carte",
  openingHours: "Horaires d\u2019ouverture",
  sendMessage: "Envoyer le message",
  sending: "Envoi en cours\u2026",
  optional: "(facultatif)",
  choose: "Veuillez choisir",
  leaveEmpty: "Laissez ce champ vide",
  orCall: "Ou appelez le {phone}",
  sent: "Votre message a bien \xE9t\xE9 envoy\xE9.",
  writeAnother: "\xC9crire un autre message",
  sentNowhere: "Ce formulaire est un essai : il n\u2019envoie rien.",
  notSentOffline: "Vous semblez \xEAtre hors ligne : votre message n\u2019a pas \xE9t\xE9 envoy\xE9.",
  notSentTimeout: "L\u2019envoi a pris trop de temps et nous ne savons pas si votre message est arriv\xE9.",
  notSentRefused: "Votre message n\u2019a pas \xE9t\xE9 accept\xE9.",
  notSentFailed: "Votre message n\u2019a pas pu \xEAtre envoy\xE9.",
  stillHere: "Tout ce que vous avez \xE9crit est encore l\xE0 : r\xE9essayez.",
  stillHereCall: "Tout ce que vous avez \xE9crit est encore l\xE0 : r\xE9essayez ou appelez le {phone}.",
  stillHereWrite: "Tout ce que vous avez \xE9crit est encore l\xE0 : r\xE9essayez ou \xE9crivez \xE0 {email}.",
  stillHereCallOrWrite: "Tout ce que vous avez \xE9crit est encore l\xE0 : r\xE9essayez, appelez le {phone} ou \xE9crivez \xE0 {email}.",
  fieldMissing: "Veuillez remplir ce champ.",
  choiceMissing: "Veuillez faire un choix.",
  consentMissing: "Veuillez cocher cette case pour continuer.",
  fileMissing: "Veuillez choisir un fichier.",
  emailWrong: "Veuillez saisir une adresse e-mail, par exemple nom@example.com.",
  telephoneWrong: "Veuillez saisir un num\xE9ro de t\xE9l\xE9phone en chiffres.",
  numberWrong: "Veuillez saisir un nombre.",
  numberTooSmall: "Veuillez saisir {minimum} ou plus.",
  numberTooLarge: "Veuillez saisir {maximum} ou moins.",
  dateWrong: "Veuillez saisir un jour, un mois et une ann\xE9e.",
  textTooShort: {
    one: "Veuillez saisir au moins {count} caract\xE8re.",
    other: "Veuillez saisir au moins {count} caract\xE8res."
  }
};

// blocks/_kit/messages/index.ts
var catalogues = /* @__PURE__ */ new Map([
  ["ar", ar],
  ["cy", cy],
  ["de", de],
  ["en", en],
  ["es", es],
  ["fr", fr]
]);
var noWords = {};
var made = /* @__PURE__ */ new WeakMap();
function messagesFor(language, words = noWords) {
  const ofWords = made.get(words) ?? /* @__PURE__ */ new Map();
  made.set(words, ofWords);
  const messages2 = ofWords.get(language) ?? withWords(catalogueOf(language) ?? en, words);
  ofWords.set(language, messages2);
  return messages2;
}
function catalogueOf(language) {
  for (let tag2 = language; tag2 !== ""; tag2 = tag2.slice(0, Math.max(0, tag2.lastIndexOf("-")))) {
    const catalogue2 = catalogues.get(tag2);
    if (catalogue2) return catalogue2;
  }
  return void 0;
}
function withWords(messages2, words) {
  const texts2 = Object.entries(messages2).map(([key, text2]) => {
    const own = words[key];
    if (typeof text2 === "string") return [key, own ?? text2];
    const forms = pluralCategories.flatMap((form) => {
      const ownForm = words[`${key}.${form}`];
      return ownForm === void 0 ? [] : [[form, ownForm]];
    });
    return [key, { ...own === void 0 ? text2 : { other: own }, ...Object.fromEntries(forms) }];
  });
  return Object.fromEntries(texts2);
}

// blocks/_kit/use-messages.ts
function useMessages() {
  const { language, words } = usePage();
  return messagesFor(language, words);
}

// blocks/article/view.tsx
import { jsx as jsx8, jsxs as jsxs2 } from "react/jsx-runtime";
function Article(props) {
  const { title: title2, excerpt, picture: picture2, category, facts: facts2, body, tags, tagsTitle, actions: actions2 } = props;
  const messages2 = useMessages();
  return /* @__PURE__ */ jsxs2("article", { className: "article", children: [
    /* @__PURE__ */ jsxs2("header", { className: "article-head", children: [
      (category || facts2.length > 0) && /* @__PURE__ */ jsxs2("p", { className: "article-label", children: [
        category && /* @__PURE__ */ jsx8(Link, { href: category.href, children: category.text }),
        numbered(facts2).map(([key, fact]) => /* @__PURE__ */ jsx8("span", { children: fact }, key))
      ] }),
      /* @__PURE__ */ jsx8("h1", { className: "article-title", children: title2 }),
      excerpt && /* @__PURE__ */ jsx8("p", { className: "article-excerpt", children: excerpt })
    ] }),
    picture2 && /* @__PURE__ */ jsx8(Photo, { picture: picture2, use: "full", first: true, className: "article-picture" }),
    /* @__PURE__ */ jsx8(ArticleFacts, { ...props }),
    /* @__PURE__ */ jsx8(Prose, { text: body, className: "article-body" }),
    (tags.length > 0 || actions2.length > 0) && /* @__PURE__ */ jsxs2("footer", { className: "article-foot", children: [
      tags.length > 0 && /* @__PURE__ */ jsxs2("div", { className: "article-tags", children: [
        /* @__PURE__ */ jsx8("h2", { className: "article-tags-title", children: tagsTitle ?? messages2.tags }),
        /* @__PURE__ */ jsx8("ul", { children: numbered(tags).map(([key, tag2]) => /* @__PURE__ */ jsx8("li", { children: tag2 }, key)) })
      ] }),
      /* @__PURE__ */ jsx8(Actions, { actions: actions2 })
    ] })
  ] });
}
function ArticleFacts({ published, updated, author, shareText }) {
  const messages2 = useMessages();
  return /* @__PURE__ */ jsxs2(
    "aside",
    {
      className: "article-facts",
      "aria-label": messages2.aboutArticle,
      "data-copied": messages2.linkCopied,
      "data-copied-text": messages2.linkCopiedText,
      "data-not-copied": messages2.linkNotCopied,
      ...enhanced("article", "interaction"),
      children: [
        (published || updated || author) && /* @__PURE__ */ jsxs2("dl", { children: [
          published && /* @__PURE__ */ jsxs2("div", { children: [
            /* @__PURE__ */ jsx8("dt", { children: messages2.published }),
            /* @__PURE__ */ jsx8("dd", { children: /* @__PURE__ */ jsx8(Day, { date: published }) })
          ] }),
          updated && updated !== published && /* @__PURE__ */ jsxs2("div", { children: [
            /* @__PURE__ */ jsx8("dt", { children: messages2.updated }),
            /* @__PURE__ */ jsx8("dd", { children: /* @__PURE__ */ jsx8(Day, { date: updated }) })
          ] }),
          author && /* @__PURE__ */ jsxs2("div", { children: [
            /* @__PURE__ */ jsx8("dt", { children: messages2.author }),
            /* @__PURE__ */ jsx8("dd", { children: author })
          ] })
        ] }),
        /* @__PURE__ */ jsxs2("button", { type: "button", className: "button button-quiet article-share", children: [
          /* @__PURE__ */ jsx8(Icon, { name: "share-2", size: 18 }),
          shareText ?? messages2.shareArticle
        ] })
      ]
    }
  );
}

// blocks/article/index.ts
var article_default = defineBlock({
  type: "article",
  purpose: "entries",
  icon: "notebook-pen",
  schema,
  view: Article,
  heading: 1,
  sample,
  structuredData,
  toasts: true
});

// blocks/article-list/sample.ts
var guides = { id: "guides", text: "Guides" };
var sample2 = {
  title: "Worth reading",
  items: [
    {
      title: "How to keep bread fresh",
      href: "/bread",
      text: "Three ways that work.",
      picture: "bread.jpg",
      date: "2025-03-04",
      category: guides
    },
    { title: "What flour is", href: "/flour", text: "And what it is not.", category: guides }
  ],
  filter: { all: { href: "/" }, categories: [{ ...guides, href: "/guides" }] }
};

// blocks/article-list/schema.ts
var schema2 = {
  type: "object",
  title: "Article list",
  description: "Cards that each lead to a page, with links above them that filter by category.",
  properties: {
    label: label2,
    title,
    intro,
    items: {
      type: "array",
      title: "Cards",
      description: "What is listed, in order.",
      items: {
        type: "object",
        title: "Card",
        description: "A page, as its card shows it.",
        properties: {
          title: { type: "string", title: "Heading", description: "The name of the page.", minLength: 1 },
          href,
          text: { type: "string", format: "multiline", title: "Text", description: "A sentence or two." },
          picture,
          date: {
            type: "string",
            format: "date",
            title: "Day",
            description: "Such as when it was published."
          },
          facts: {
            type: "array",
            title: "Facts",
            description: "A few words each beside the day, such as a place.",
            items: line,
            default: []
          },
          category: {
            type: "object",
            title: "Category",
            description: "By which the cards are filtered.",
            properties: {
              id: {
                type: "string",
                title: "Id",
                description: "What the filter calls the category.",
                minLength: 1
              },
              text: { type: "string", title: "Text", description: "Its name.", minLength: 1 }
            },
            required: ["id", "text"]
          }
        },
        required: ["title", "href"]
      }
    },
    appearance: {
      type: "string",
      enum: ["cards", "lead"],
      title: "Appearance",
      description: "cards: all alike. lead: the first one large, the others in a ruled list below it.",
      default: "cards"
    },
    filter: {
      type: "object",
      title: "Filter",
      description: "Links to the categories above the cards.",
      properties: {
        all: {
          type: "object",
          title: "All",
          description: "The link that shows all cards.",
          properties: {
            text: {
              type: "string",
              title: "Text",
              description: "The words of the link, if you want others than usual.",
              minLength: 1
            },
            href: { ...href, description: "The page with all cards." }
          },
          required: ["href"]
        },
        categories: {
          type: "array",
          title: "Categories",
          description: "Which categories are offered.",
          items: {
            type: "object",
            title: "Category",
            description: "A category and its page.",
            properties: {
              id: { type: "string", title: "Id", description: "As the cards call it.", minLength: 1 },
              text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
              href: { ...href, description: "The page with the cards of this category." }
            },
            required: ["id", "text", "href"]
          },
          default: []
        },
        current: {
          type: "string",
          title: "Chosen",
          description: "The id of the category whose page this is; none on the page with all cards."
        }
      },
      required: ["all"]
    },
    empty: {
      type: "string",
      title: "When there are none",
      description: "What is said when there is no card, if you want other words than usual."
    },
    readMore: {
      type: "string",
      title: "Words of the link",
      description: "The words at the foot of each card, if you want others than usual.",
      minLength: 1
    },
    hideEmpty: {
      type: "boolean",
      title: "Hide when empty",
      description: "Leaves the whole block out when there is no card.",
      default: false
    }
  },
  required: ["items"]
};

// blocks/_kit/first-screen.ts
import { createContext as createContext2, useContext as useContext2 } from "react";
var FirstScreen = /* @__PURE__ */ createContext2(false);
var row = 3;
function useFirstPictures() {
  return useContext2(FirstScreen) ? row : 0;
}

// blocks/_kit/section.tsx
import { jsx as jsx9, jsxs as jsxs3 } from "react/jsx-runtime";
function Section({ name: name2, label: label3, title: title2, intro: intro2, children, className = "", hydrateOn }) {
  const Root = title2 ? "section" : "div";
  return /* @__PURE__ */ jsxs3(Root, { className: `${name2} section ${className}`.trim(), ...hydrateOn && enhanced(name2, hydrateOn), children: [
    title2 && /* @__PURE__ */ jsxs3("header", { className: "section-head", children: [
      /* @__PURE__ */ jsx9("p", { className: "section-mark", children: label3 }),
      /* @__PURE__ */ jsx9("h2", { className: "section-title", children: title2 }),
      intro2 && /* @__PURE__ */ jsx9("p", { className: "section-intro", children: intro2 })
    ] }),
    children
  ] });
}

// blocks/article-list/view.tsx
import { jsx as jsx10, jsxs as jsxs4 } from "react/jsx-runtime";
function ArticleList(props) {
  const { label: label3, title: title2, intro: intro2, items, appearance, filter, empty, readMore, hideEmpty } = props;
  const messages2 = useMessages();
  const eager = useFirstPictures();
  if (hideEmpty && items.length === 0) return null;
  const filters = filter && !filter.current;
  return /* @__PURE__ */ jsxs4(
    Section,
    {
      name: "article-list",
      label: label3,
      title: title2,
      intro: intro2,
      className: `article-list-as-${appearance}`,
      hydrateOn: filters ? "interaction" : void 0,
      children: [
        filter && /* @__PURE__ */ jsx10(Filter, { ...filter }),
        filters && /* @__PURE__ */ jsx10(
          "p",
          {
            className: "article-list-status visually-hidden",
            role: "status",
            "data-forms": JSON.stringify(messages2.resultsShown)
          }
        ),
        (filters || items.length === 0) && /* @__PURE__ */ jsx10("p", { className: "empty", hidden: items.length > 0, children: empty ?? messages2.nothingHere }),
        /* @__PURE__ */ jsx10("ul", { className: "article-list-cards", "data-count": items.length, children: numbered(items).map(([index, item]) => /* @__PURE__ */ jsx10(
          Card,
          {
            ...item,
            eager: index < eager,
            isLead: appearance === "lead" && index === 0,
            level: title2 ? 3 : 2,
            more: readMore ?? messages2.readMore
          },
          index
        )) })
      ]
    }
  );
}
function Filter({ all, categories, current }) {
  const messages2 = useMessages();
  return /* @__PURE__ */ jsx10("nav", { className: "article-list-filter", "aria-label": messages2.filter, children: /* @__PURE__ */ jsxs4("ul", { children: [
    /* @__PURE__ */ jsx10("li", { children: /* @__PURE__ */ jsx10(Link, { href: all.href, current: current ? void 0 : "page", children: all.text ?? messages2.all }) }),
    numbered(categories).map(([key, { id, text: text2, href: href2 }]) => /* @__PURE__ */ jsx10("li", { children: /* @__PURE__ */ jsx10(Link, { href: href2, current: current === id ? "page" : void 0, data: { category: id }, children: text2 }) }, key))
  ] }) });
}
function Card({ picture: picture2, eager, isLead, level, more, ...item }) {
  const { title: title2, href: href2, text: text2, date: date2, facts: facts2, category } = item;
  const Title = `h${level}`;
  return /* @__PURE__ */ jsxs4("li", { className: "article-list-card", "data-category": category?.id, children: [
    picture2 && /* @__PURE__ */ jsx10(
      Photo,
      {
        picture: picture2,
        use: isLead ? "wide" : "half",
        eager,
        className: "article-list-picture"
      }
    ),
    (date2 || facts2.length > 0 || category) && /* @__PURE__ */ jsxs4("p", { className: "article-list-facts", children: [
      date2 && /* @__PURE__ */ jsx10(Day, { date: date2 }),
      numbered(facts2).map(([key, fact]) => /* @__PURE__ */ jsx10("span", { children: fact }, key)),
      category && /* @__PURE__ */ jsx10("span", { className: "article-list-category", children: category.text })
    ] }),
    /* @__PURE__ */ jsx10(Title, { className: "article-list-title", children: /* @__PURE__ */ jsx10(Link, { href: href2, children: title2 }) }),
    text2 && /* @__PURE__ */ jsx10("p", { className: "article-list-excerpt", children: text2 }),
    /* @__PURE__ */ jsx10("span", { className: "more", "aria-hidden": "true", children: more })
  ] });
}

// blocks/article-list/index.ts
var article_list_default = defineBlock({
  type: "article-list",
  purpose: "entries",
  icon: "layers",
  schema: schema2,
  view: ArticleList,
  sample: sample2
});

// blocks/breadcrumb/sample.ts
var sample3 = { items: [{ text: "Home", href: "/" }, { text: "Services" }] };

// blocks/breadcrumb/schema.ts
var schema3 = {
  type: "object",
  title: "Breadcrumb",
  description: "The way from the home page to this one.",
  properties: {
    items: {
      type: "array",
      title: "Steps",
      description: "From the home page to this one; the last has no link.",
      items: {
        type: "object",
        title: "Step",
        description: "One page on the way.",
        properties: {
          text: { type: "string", title: "Text", description: "The name of the page.", minLength: 1 },
          href: {
            type: "string",
            format: "link",
            title: "Leads to",
            description: "The page, such as /blog."
          }
        },
        required: ["text"]
      },
      minItems: 2
    }
  },
  required: ["items"]
};

// blocks/breadcrumb/structured-data.ts
function structuredData2({ items }, { absolute: absolute2, url }) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.text,
      item: item.href ? absolute2(item.href) : url
    }))
  };
}

// blocks/breadcrumb/view.tsx
import { jsx as jsx11 } from "react/jsx-runtime";
function Breadcrumb({ items }) {
  const { breadcrumb } = useMessages();
  if (items.length === 0) return null;
  return /* @__PURE__ */ jsx11("nav", { className: "breadcrumb", "aria-label": breadcrumb, children: /* @__PURE__ */ jsx11("ol", { children: numbered(items).map(([index, item]) => /* @__PURE__ */ jsx11("li", { children: item.href && index < items.length - 1 ? /* @__PURE__ */ jsx11(Link, { href: item.href, children: item.text }) : /* @__PURE__ */ jsx11("span", { "aria-current": "page", children: item.text }) }, index)) }) });
}

// blocks/breadcrumb/index.ts
var breadcrumb_default = defineBlock({
  type: "breadcrumb",
  purpose: "opening",
  icon: "chevron-right",
  schema: schema3,
  view: Breadcrumb,
  sample: sample3,
  structuredData: structuredData2
});

// blocks/call-to-action/sample.ts
var sample4 = {
  title: "Come and taste it",
  actions: [{ text: "Call us", href: "tel:01632960187" }]
};

// blocks/call-to-action/schema.ts
var schema4 = {
  type: "object",
  title: "Call to action",
  description: "A band that asks visitors to do the next thing.",
  properties: {
    label: label2,
    title,
    text: {
      type: "string",
      format: "multiline",
      title: "Text",
      description: "A sentence or two below the heading."
    },
    actions: { ...actions, minItems: 1 }
  },
  required: ["title", "actions"]
};

// blocks/call-to-action/view.tsx
import { jsx as jsx12, jsxs as jsxs5 } from "react/jsx-runtime";
function CallToAction({ label: label3, title: title2, text: text2, actions: actions2 }) {
  return /* @__PURE__ */ jsx12("section", { className: "call-to-action", children: /* @__PURE__ */ jsxs5("div", { className: "call-to-action-sheet", children: [
    label3 && /* @__PURE__ */ jsx12("p", { className: "call-to-action-label", children: label3 }),
    /* @__PURE__ */ jsx12("h2", { className: "call-to-action-title", children: title2 }),
    text2 && /* @__PURE__ */ jsx12("p", { className: "call-to-action-text", children: text2 }),
    /* @__PURE__ */ jsx12(Actions, { actions: actions2 })
  ] }) });
}

// blocks/call-to-action/index.ts
var call_to_action_default = defineBlock({
  type: "call-to-action",
  purpose: "contact",
  icon: "megaphone",
  schema: schema4,
  view: CallToAction,
  sample: sample4
});

// blocks/cards-grid/sample.ts
var sample5 = {
  title: "What we bake",
  cards: [
    { title: "Bread", icon: "wheat", text: "Sourdough, with rye or without." },
    { title: "Cakes", icon: "cake-slice", items: ["By the slice", "To order"] }
  ]
};

// blocks/cards-grid/schema.ts
var schema5 = {
  type: "object",
  title: "Cards",
  description: "A grid of cards, each with a heading and, as needed, a picture or icon, a text, a list and a link.",
  properties: {
    label: label2,
    title,
    intro,
    appearance: {
      type: "string",
      enum: ["ruled", "pictured", "numbered", "list"],
      title: "Appearance",
      description: "ruled: columns between hairlines. pictured: large pictures, two to a row. numbered: a figure before each. list: short lines in columns.",
      default: "ruled"
    },
    services: {
      type: "boolean",
      title: "These are services",
      description: "Tells search engines that each card is a service that the company offers.",
      default: false
    },
    cards: {
      type: "array",
      title: "Cards",
      description: "The cards, in order.",
      items: {
        type: "object",
        title: "Card",
        description: "One card.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "The heading of the card.",
            minLength: 1,
            maxLength: 120
          },
          href: { ...href, description: "A page that the whole card leads to." },
          icon,
          picture,
          text: {
            type: "string",
            format: "markdown",
            title: "Text",
            description: "The text of the card, in Markdown."
          },
          items: {
            type: "array",
            title: "List",
            description: "Short lines below the text.",
            items: line,
            default: []
          },
          link: { ...link2, description: "A link at the foot of the card." }
        },
        required: ["title"]
      },
      minItems: 1
    }
  },
  required: ["cards"]
};

// blocks/cards-grid/structured-data.ts
function structuredData3({ services, title: title2, cards }, { siteName }) {
  if (!services) return void 0;
  return {
    "@type": "Service",
    ...title2 && { name: title2 },
    provider: { "@type": "Organization", name: siteName },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      ...title2 && { name: title2 },
      itemListElement: cards.map((card) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: card.title }
      }))
    }
  };
}

// blocks/cards-grid/view.tsx
import { jsx as jsx13, jsxs as jsxs6 } from "react/jsx-runtime";
function CardsGrid({ label: label3, title: title2, intro: intro2, appearance, cards }) {
  const Title = title2 ? "h3" : "h2";
  if (cards.length === 0) return null;
  return /* @__PURE__ */ jsx13(
    Section,
    {
      name: "cards-grid",
      label: label3,
      title: title2,
      intro: intro2,
      className: `cards-grid-${appearance}`,
      children: /* @__PURE__ */ jsx13("ul", { className: "cards-grid-cards", "data-count": cards.length, children: numbered(cards).map(([key, card]) => /* @__PURE__ */ jsxs6("li", { className: "cards-grid-card", children: [
        card.picture && /* @__PURE__ */ jsx13(Photo, { picture: card.picture, use: "half" }),
        /* @__PURE__ */ jsx13(Icon, { icon: card.icon, size: 28 }),
        /* @__PURE__ */ jsx13(Title, { className: "cards-grid-title", children: card.href ? /* @__PURE__ */ jsx13(Link, { href: card.href, children: card.title }) : card.title }),
        card.text && /* @__PURE__ */ jsx13(Prose, { text: card.text }),
        card.items.length > 0 && /* @__PURE__ */ jsx13("ul", { className: "cards-grid-items", children: numbered(card.items).map(([key2, item]) => /* @__PURE__ */ jsx13("li", { children: item }, key2)) }),
        card.link && /* @__PURE__ */ jsx13(Link, { href: card.link.href, className: "more", children: card.link.text })
      ] }, key)) })
    }
  );
}

// blocks/cards-grid/index.ts
var cards_grid_default = defineBlock({
  type: "cards-grid",
  purpose: "content",
  icon: "layout-grid",
  schema: schema5,
  view: CardsGrid,
  sample: sample5,
  structuredData: structuredData3
});

// blocks/contact-details/sample.ts
var sample6 = {
  title: "Reach us",
  phones: ["01632 960187"],
  email: "shop@example.com",
  addresses: ["1 Example Street, Hythe"],
  hours: [{ days: "Monday to Friday", time: "8am to 6pm" }]
};

// blocks/_kit/contact-schemas.ts
var phones = {
  type: "array",
  title: "Telephone numbers",
  description: "As they are shown.",
  items: {
    type: "string",
    format: "telephone",
    title: "Number",
    description: "A telephone number.",
    minLength: 1
  },
  default: []
};
var email = {
  type: "string",
  format: "email",
  title: "E-mail",
  description: "The e-mail address.",
  minLength: 1
};
var hours = {
  type: "array",
  title: "Hours",
  description: "When somebody is there.",
  items: {
    type: "object",
    title: "Opening time",
    description: "Days and their hours.",
    properties: {
      days: { type: "string", title: "Days", description: "Such as Monday to Friday.", minLength: 1 },
      time: { type: "string", title: "Hours", description: "Such as 8am to 6pm.", minLength: 1 }
    },
    required: ["days", "time"]
  },
  default: []
};

// blocks/contact-details/schema.ts
var schema6 = {
  type: "object",
  title: "Contact details",
  description: "How to reach you, one below the other: telephone, e-mail, links, addresses and hours.",
  properties: {
    title: {
      type: "string",
      title: "Heading",
      description: "A word or two above the details.",
      minLength: 1,
      maxLength: 80
    },
    phones,
    email,
    links: {
      type: "array",
      title: "Links",
      description: "Other places where you are found.",
      items: link2,
      default: []
    },
    addresses: {
      type: "array",
      title: "Addresses",
      description: "Postal addresses.",
      items: {
        type: "string",
        format: "multiline",
        title: "Address",
        description: "A postal address.",
        minLength: 1
      },
      default: []
    },
    hours
  },
  required: []
};

// blocks/_kit/telephone-link.tsx
import { jsx as jsx14 } from "react/jsx-runtime";
function TelephoneLink({ number: number3 }) {
  return /* @__PURE__ */ jsx14("a", { href: telephoneHref(number3), children: number3 });
}

// blocks/_kit/contact-ways.tsx
import { jsx as jsx15, jsxs as jsxs7 } from "react/jsx-runtime";
function ContactWays({ phones: phones2, email: email2, links = [], className }) {
  if (phones2.length === 0 && !email2 && links.length === 0) return null;
  return /* @__PURE__ */ jsxs7("ul", { className, children: [
    numbered(phones2).map(([key, phone]) => /* @__PURE__ */ jsx15("li", { children: /* @__PURE__ */ jsx15(TelephoneLink, { number: phone }) }, key)),
    email2 && /* @__PURE__ */ jsx15("li", { children: /* @__PURE__ */ jsx15("a", { href: `mailto:${email2}`, children: email2 }) }),
    numbered(links).map(([key, { text: text2, href: href2 }]) => /* @__PURE__ */ jsx15("li", { children: /* @__PURE__ */ jsx15(Link, { href: href2, children: text2 }) }, key))
  ] });
}

// blocks/_kit/hours.tsx
import { jsx as jsx16, jsxs as jsxs8 } from "react/jsx-runtime";
function Hours({ hours: hours2, className }) {
  if (hours2.length === 0) return null;
  return /* @__PURE__ */ jsx16("dl", { className, children: numbered(hours2).map(([key, { days, time: time2 }]) => /* @__PURE__ */ jsxs8("div", { children: [
    /* @__PURE__ */ jsx16("dt", { children: days }),
    /* @__PURE__ */ jsx16("dd", { children: time2 })
  ] }, key)) });
}

// blocks/contact-details/view.tsx
import { jsx as jsx17, jsxs as jsxs9 } from "react/jsx-runtime";
function ContactDetails(props) {
  const { title: title2, phones: phones2, email: email2, links, addresses: addresses2, hours: hours2 } = props;
  return /* @__PURE__ */ jsxs9("div", { className: "contact-details", children: [
    title2 && /* @__PURE__ */ jsx17("p", { className: "contact-details-title", children: title2 }),
    /* @__PURE__ */ jsx17(ContactWays, { phones: phones2, email: email2, links }),
    numbered(addresses2).map(([key, address]) => /* @__PURE__ */ jsx17("address", { children: address }, key)),
    /* @__PURE__ */ jsx17(Hours, { hours: hours2, className: "contact-details-hours" })
  ] });
}

// blocks/contact-details/index.ts
var contact_details_default = defineBlock({
  type: "contact-details",
  purpose: "contact",
  icon: "contact",
  schema: schema6,
  view: ContactDetails,
  sample: sample6
});

// blocks/content/sample.ts
var sample7 = {};

// blocks/content/schema.ts
var schema7 = {
  type: "object",
  title: "Content of the page",
  description: "Where the blocks of each page go; what stands before and after it is on every page.",
  properties: {},
  required: []
};

// blocks/content/view.tsx
import { jsx as jsx18 } from "react/jsx-runtime";
function Content() {
  return /* @__PURE__ */ jsx18("main", { id: "content", className: "content page" });
}

// blocks/content/index.ts
var content_default = defineBlock({
  type: "content",
  icon: "file-text",
  frame: true,
  schema: schema7,
  view: Content,
  sample: sample7
});

// blocks/faq/sample.ts
var sample8 = {
  title: "Questions",
  items: [
    {
      question: "Do I need to book?",
      answer: "On Saturdays, yes; on other days just come by."
    }
  ]
};

// blocks/faq/schema.ts
var question = {
  type: "object",
  title: "Question",
  description: "A question and its answer.",
  properties: {
    question: {
      type: "string",
      title: "Question",
      description: "As a visitor would ask it.",
      minLength: 1
    },
    answer: {
      type: "string",
      format: "markdown",
      title: "Answer",
      description: "A short answer, in Markdown.",
      minLength: 1
    }
  },
  required: ["question", "answer"]
};
var schema8 = {
  type: "object",
  title: "Questions",
  description: "Questions with their answers, all open at first. Search engines are told about them.",
  properties: {
    label: label2,
    title,
    intro,
    items: {
      type: "array",
      title: "Questions",
      description: "The questions, in order.",
      items: question
    },
    otherwise: {
      type: "array",
      title: "Questions otherwise",
      description: "Shown when there are no questions above, as for an entry that has none of its own.",
      items: question,
      default: []
    }
  },
  required: ["title", "items"]
};

// blocks/faq/shown-questions.ts
function shownQuestions({ items, otherwise }) {
  return items.length > 0 ? items : otherwise;
}

// blocks/faq/structured-data.ts
function structuredData4(props) {
  const questions = shownQuestions(props);
  if (questions.length === 0) return void 0;
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question: question2, answer }) => ({
      "@type": "Question",
      name: question2,
      acceptedAnswer: { "@type": "Answer", text: answer.html }
    }))
  };
}

// blocks/faq/view.tsx
import { jsx as jsx19, jsxs as jsxs10 } from "react/jsx-runtime";
function Faq(props) {
  const { label: label3, title: title2, intro: intro2 } = props;
  const questions = shownQuestions(props);
  if (questions.length === 0) return null;
  return /* @__PURE__ */ jsx19(Section, { name: "faq", label: label3, title: title2, intro: intro2, children: /* @__PURE__ */ jsx19("div", { className: "faq-items", children: numbered(questions).map(([key, item]) => /* @__PURE__ */ jsxs10("details", { className: "faq-item", open: true, children: [
    /* @__PURE__ */ jsx19("summary", { className: "faq-question", children: item.question }),
    /* @__PURE__ */ jsx19(Prose, { text: item.answer, className: "faq-answer" })
  ] }, key)) }) });
}

// blocks/faq/index.ts
var faq_default = defineBlock({
  type: "faq",
  purpose: "content",
  icon: "message-circle",
  schema: schema8,
  view: Faq,
  sample: sample8,
  structuredData: structuredData4
});

// blocks/floating-link/sample.ts
var sample9 = {
  text: "Call the shop",
  href: "tel:01632960187",
  icon: "phone"
};

// blocks/floating-link/schema.ts
var schema9 = {
  type: "object",
  title: "Floating button",
  description: "A round button that stays in a lower corner of the window, such as for a chat.",
  properties: {
    text: {
      type: "string",
      title: "Text",
      description: "What the button does, in words for those who can't see it.",
      minLength: 1
    },
    href,
    icon,
    position: {
      type: "string",
      enum: ["end", "start"],
      title: "Corner",
      description: "end: where lines end, on the right in English. start: where they start.",
      default: "end"
    }
  },
  required: ["text", "href", "icon"]
};

// blocks/floating-link/view.tsx
import { jsx as jsx20, jsxs as jsxs11 } from "react/jsx-runtime";
function FloatingLink({ text: text2, href: href2, icon: icon2, position }) {
  return /* @__PURE__ */ jsx20("aside", { className: "floating-link", "aria-label": text2, "data-position": position, children: /* @__PURE__ */ jsxs11(Link, { href: href2, className: "floating-link-button", children: [
    /* @__PURE__ */ jsx20(Icon, { icon: icon2, size: 26 }),
    /* @__PURE__ */ jsx20("span", { className: "visually-hidden", children: text2 })
  ] }) });
}

// blocks/floating-link/index.ts
var floating_link_default = defineBlock({
  type: "floating-link",
  icon: "message-circle",
  frame: true,
  schema: schema9,
  view: FloatingLink,
  sample: sample9
});

// blocks/form/check.ts
function check(props) {
  return [...nameProblems(props), ...fieldProblems(props), ...deliveryProblems(props)];
}
function fieldProblems({ fields, delivery }) {
  return fields.flatMap(({ kind, options, minimum, maximum }, index) => {
    const problem = { code: "form-field", key: `fields/${index}/kind` };
    if (kind === "select" && options.length === 0)
      return {
        ...problem,
        message: "There is nothing to choose from.",
        suggestion: 'Write "options": a list of texts, or another kind of field.'
      };
    if (kind === "file" && !delivery?.endpoint)
      return {
        ...problem,
        message: "A file can't be sent: this form has no endpoint.",
        suggestion: 'Give "delivery" the endpoint of a form service that takes files, or leave this field out.'
      };
    if (kind === "file" && delivery?.format === "json")
      return {
        ...problem,
        message: "A file can't be sent as JSON.",
        suggestion: 'Write "format": "form" in "delivery".'
      };
    if (minimum !== void 0 && maximum !== void 0 && minimum > maximum)
      return {
        ...problem,
        key: `fields/${index}/minimum`,
        message: `No number is at least ${minimum} and at most ${maximum}.`,
        suggestion: "Swap the two."
      };
    return [];
  });
}
function nameProblems({ fields }) {
  const names2 = fields.map(({ name: name2 }) => name2);
  return names2.flatMap(
    (name2, index) => names2.indexOf(name2) === index ? [] : {
      code: "duplicate-id",
      key: `fields/${index}/name`,
      message: `Another field of this form has the name "${name2}" already.`,
      suggestion: "Choose another name, or one of the two answers is lost."
    }
  );
}
function deliveryProblems({ delivery }) {
  if (delivery?.endpoint) {
    const problem = {
      code: "form-endpoint",
      key: "delivery/endpoint",
      suggestion: "Use the https address of a form service or of your own server."
    };
    if (!/^https:\/\//i.test(delivery.endpoint)) {
      const message = "What visitors write would be sent to an address that is not https.";
      return [{ ...problem, message }];
    }
    if (!new URL(delivery.endpoint).host.includes("_")) return [];
    return [{ ...problem, message: "Browsers don't send to a host with an underscore in its name." }];
  }
  if (delivery?.demonstration) return [];
  return [
    {
      code: "form-without-delivery",
      message: "This form has nowhere to send its messages, so it only pretends to.",
      suggestion: 'Give it "delivery" with the endpoint of a form service, or with "demonstration": true while you try it out.'
    }
  ];
}

// blocks/form/sample.ts
var sample10 = {
  title: "Write to us",
  fields: [
    { name: "name", label: "Name", required: true, autocomplete: "name" },
    { name: "email", label: "E-mail", kind: "email", required: true, autocomplete: "email" },
    { name: "message", label: "Message", kind: "long-text", required: true }
  ],
  delivery: { demonstration: true }
};

// blocks/form/schema.ts
var schema10 = {
  type: "object",
  title: "Form",
  description: "A form that visitors fill in. Its fields are a list, so one can be added without code.",
  properties: {
    label: label2,
    title,
    intro,
    fields: {
      type: "array",
      title: "Fields",
      description: "The fields, in order.",
      items: {
        type: "object",
        title: "Field",
        description: "One field.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "What the field is called in the message that is sent: a small letter, then letters, digits and hyphens.",
            pattern: "^[a-z][a-zA-Z0-9_-]*$"
          },
          label: { type: "string", title: "Label", description: "The words above the field.", minLength: 1 },
          kind: {
            type: "string",
            enum: ["text", "email", "tel", "long-text", "number", "date", "select", "checkbox", "file"],
            title: "Kind",
            description: "What is asked for: it decides the keyboard on a phone and what is checked. select needs options; checkbox is for consent; file needs an endpoint.",
            default: "text"
          },
          options: {
            type: "array",
            title: "Options",
            description: "What can be chosen from, for the kind select.",
            items: {
              type: "string",
              title: "Option",
              description: "The words of an option.",
              minLength: 1
            },
            default: []
          },
          minimum: { type: "number", title: "At least", description: "For the kind number." },
          maximum: { type: "number", title: "At most", description: "For the kind number." },
          minimumLength: {
            type: "integer",
            title: "Characters at least",
            description: "For texts: fewer are no answer.",
            minimum: 1
          },
          accept: {
            type: "string",
            title: "Kinds of file",
            description: "For the kind file: the endings or media types that are taken.",
            examples: [".pdf,image/*"]
          },
          note: {
            type: "string",
            format: "markdown",
            title: "Note",
            description: "A sentence below the field, in Markdown, such as where the privacy notice is."
          },
          required: {
            type: "boolean",
            title: "Required",
            description: "Whether the form can be sent without it.",
            default: false
          },
          placeholder: { type: "string", title: "Example", description: "Shown in the empty field." },
          autocomplete: {
            type: "string",
            enum: ["off", "name", "email", "tel", "organization", "street-address", "postal-code"],
            title: "Autofill",
            description: "What the browser may fill in from the visitor's own details.",
            default: "off"
          }
        },
        required: ["name", "label"]
      },
      minItems: 1
    },
    button: {
      type: "string",
      title: "Button",
      description: "The words on the button, if you want others than usual.",
      minLength: 1
    },
    delivery: {
      type: "object",
      title: "Delivery",
      description: "Where messages go. Without it the form only pretends to send, and site validate warns.",
      properties: {
        endpoint: {
          type: "string",
          format: "link",
          title: "Endpoint",
          description: "The https address of a form service or of your own server.",
          examples: ["https://forms.example.com/enquiries"]
        },
        format: {
          type: "string",
          enum: ["form", "json"],
          title: "Format",
          description: "How the message is sent: as a form, as most services want it, or as JSON.",
          default: "form"
        },
        demonstration: {
          type: "boolean",
          title: "Only pretend to send",
          description: "Says that the form is for trying out: it thanks the visitor and sends nothing.",
          default: false
        }
      }
    },
    success: {
      type: "object",
      title: "When it was sent",
      description: "What a visitor reads then.",
      properties: {
        title: {
          type: "string",
          title: "Heading",
          description: "A short sentence, if you want another than usual.",
          minLength: 1
        },
        text: {
          type: "string",
          title: "Text",
          description: "What happens next."
        }
      },
      default: {}
    },
    phone: {
      type: "string",
      format: "telephone",
      title: "Telephone instead",
      description: "Offered when a message could not be sent.",
      minLength: 1
    },
    email: {
      type: "string",
      format: "email",
      title: "E-mail instead",
      description: "Offered when a message could not be sent.",
      minLength: 1
    }
  },
  required: ["title", "fields"]
};

// blocks/_kit/island.tsx
import {
  createContext as createContext3,
  useContext as useContext3,
  useId
} from "react";

// blocks/_kit/island-root.tsx
import { useLayoutEffect } from "react";
import { jsx as jsx21 } from "react/jsx-runtime";
function IslandRoot({
  component: Component,
  props,
  onReady
}) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return /* @__PURE__ */ jsx21(Component, { ...props });
}

// blocks/_kit/json-for-html.ts
var escapes = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029"
};
function jsonForHtml(value) {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

// blocks/_kit/island.tsx
import { Fragment, jsx as jsx22, jsxs as jsxs12 } from "react/jsx-runtime";
var IslandRenderer = /* @__PURE__ */ createContext3(void 0);
function Island({ name: name2, hydrateOn, component, props, children }) {
  const render = useContext3(IslandRenderer);
  const prefix = `${name2}${useId().replace(/\W/g, "")}`;
  const element = /* @__PURE__ */ jsx22(IslandRoot, { component, props });
  if (!render)
    return /* @__PURE__ */ jsxs12(Fragment, { children: [
      children,
      element
    ] });
  return /* @__PURE__ */ jsxs12(
    "div",
    {
      "data-island": name2,
      "data-enhance": children ? name2 : void 0,
      "data-hydrate-on": hydrateOn,
      "data-prefix": prefix,
      children: [
        children,
        /* @__PURE__ */ jsx22("div", { "data-root": "", dangerouslySetInnerHTML: { __html: render(element, prefix) } }),
        /* @__PURE__ */ jsx22("script", { type: "application/json", dangerouslySetInnerHTML: { __html: jsonForHtml(props) } })
      ]
    }
  );
}

// blocks/form/form-texts.ts
var keys = [
  "sending",
  "optional",
  "choose",
  "leaveEmpty",
  "orCall",
  "writeAnother",
  "sentNowhere",
  "notSentOffline",
  "notSentTimeout",
  "notSentRefused",
  "notSentFailed",
  "stillHere",
  "stillHereCall",
  "stillHereWrite",
  "stillHereCallOrWrite",
  "fieldMissing",
  "choiceMissing",
  "consentMissing",
  "fileMissing",
  "emailWrong",
  "telephoneWrong",
  "numberWrong",
  "numberTooSmall",
  "numberTooLarge",
  "dateWrong",
  "textTooShort"
];
function formTexts(messages2) {
  return Object.fromEntries(keys.map((key) => [key, messages2[key]]));
}

// blocks/_kit/filled.tsx
import { Fragment as Fragment2 } from "react";
import { jsx as jsx23 } from "react/jsx-runtime";
function Filled({ text: text2, values }) {
  const parts = text2.split(/\{(\w+)\}/);
  return parts.map((part, index) => {
    return /* @__PURE__ */ jsx23(Fragment2, { children: index % 2 === 0 ? part : values[part] }, index);
  });
}

// blocks/form/field.tsx
import { useId as useId2 } from "react";
import { Fragment as Fragment3, jsx as jsx24, jsxs as jsxs13 } from "react/jsx-runtime";
function Field({ field, texts: texts2, sending, mistake }) {
  const id = useId2();
  const { kind, note } = field;
  const described = [mistake && `${id}mistake`, note && `${id}note`].filter(Boolean).join(" ");
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    // HTML has it for what is written or chosen only.
    autoComplete: kind === "checkbox" || kind === "file" ? void 0 : field.autocomplete,
    "aria-invalid": mistake ? true : void 0,
    "aria-describedby": described || void 0
  };
  const label3 = /* @__PURE__ */ jsxs13("label", { htmlFor: id, className: "form-label", children: [
    field.label,
    !field.required && /* @__PURE__ */ jsxs13("span", { className: "form-optional", children: [
      " ",
      texts2.optional
    ] })
  ] });
  const control = /* @__PURE__ */ jsx24(FieldControl, { field, texts: texts2, sending, attributes });
  const wide = kind === "long-text" || kind === "checkbox";
  return /* @__PURE__ */ jsxs13("div", { className: wide ? "form-field form-field-wide" : "form-field", children: [
    kind === "checkbox" ? /* @__PURE__ */ jsxs13("p", { className: "form-consent", children: [
      control,
      label3
    ] }) : /* @__PURE__ */ jsxs13(Fragment3, { children: [
      label3,
      control
    ] }),
    mistake && /* @__PURE__ */ jsx24("p", { id: `${id}mistake`, className: "form-mistake", children: mistake }),
    note && /* @__PURE__ */ jsx24("div", { id: `${id}note`, className: "form-note", children: /* @__PURE__ */ jsx24(Prose, { text: note }) })
  ] });
}
function FieldControl({ field, texts: texts2, sending, attributes }) {
  const { kind, options, placeholder, minimum, maximum, minimumLength, accept } = field;
  const text2 = {
    ...attributes,
    className: "form-input",
    placeholder,
    minLength: minimumLength,
    readOnly: sending
  };
  switch (kind) {
    case "long-text":
      return /* @__PURE__ */ jsx24("textarea", { rows: 6, ...text2 });
    case "select":
      return /* @__PURE__ */ jsxs13("select", { ...attributes, className: "form-input", defaultValue: "", children: [
        /* @__PURE__ */ jsx24("option", { value: "", children: placeholder ?? texts2.choose }),
        [...new Set(options)].map((option) => /* @__PURE__ */ jsx24("option", { children: option }, option))
      ] });
    case "checkbox":
      return /* @__PURE__ */ jsx24("input", { type: "checkbox", ...attributes, className: "form-check" });
    case "file":
      return /* @__PURE__ */ jsx24("input", { type: "file", ...attributes, className: "form-input", accept });
    case "number":
      return /* @__PURE__ */ jsx24("input", { type: "number", step: "any", min: minimum, max: maximum, ...text2 });
    default:
      return /* @__PURE__ */ jsx24("input", { type: kind, ...text2 });
  }
}

// blocks/form/form-fields.tsx
import { jsx as jsx25, jsxs as jsxs14 } from "react/jsx-runtime";
var trapName = "_gotcha";
function FormFields(props) {
  const { fields, button, delivery, phone, texts: texts2, sending = false, mistakes = {}, children } = props;
  return /* @__PURE__ */ jsxs14(
    "form",
    {
      ref: props.ref,
      className: "form-fields",
      method: "post",
      noValidate: props.checked,
      "aria-busy": sending || void 0,
      onSubmit: props.onSubmit,
      onInput: props.onInput,
      ...destinationOf(props),
      children: [
        fields.map((field) => /* @__PURE__ */ jsx25(
          Field,
          {
            field,
            texts: texts2,
            sending,
            mistake: mistakes[field.name]
          },
          field.name
        )),
        /* @__PURE__ */ jsx25("p", { className: "form-trap", "aria-hidden": "true", children: /* @__PURE__ */ jsxs14("label", { children: [
          texts2.leaveEmpty,
          " ",
          /* @__PURE__ */ jsx25("input", { type: "text", name: trapName, tabIndex: -1, autoComplete: "off" })
        ] }) }),
        /* @__PURE__ */ jsxs14("p", { className: "form-submit", children: [
          /* @__PURE__ */ jsx25("button", { type: "submit", className: "button", "aria-disabled": sending || void 0, children: sending ? texts2.sending : button }),
          phone && /* @__PURE__ */ jsx25("span", { className: "form-instead", children: /* @__PURE__ */ jsx25(Filled, { text: texts2.orCall, values: { phone: /* @__PURE__ */ jsx25(TelephoneLink, { number: phone }) } }) })
        ] }),
        !delivery?.endpoint && /* @__PURE__ */ jsx25("p", { className: "form-demonstration", children: texts2.sentNowhere }),
        children
      ]
    }
  );
}
function destinationOf({ fields, delivery, email: email2 }) {
  if (!delivery?.endpoint) return email2 ? { action: `mailto:${email2}`, encType: "text/plain" } : {};
  const files = fields.some(({ kind }) => kind === "file");
  return { action: delivery.endpoint, ...files && { encType: "multipart/form-data" } };
}

// blocks/form/still-form.tsx
import { jsx as jsx26 } from "react/jsx-runtime";
function StillForm(props) {
  return /* @__PURE__ */ jsx26(FormFields, { ...props, children: /* @__PURE__ */ jsx26("div", { className: "form-outcome", role: "alert" }) });
}

// blocks/form/view.tsx
import { jsx as jsx27 } from "react/jsx-runtime";
function Form(props) {
  const { label: label3, title: title2, intro: intro2, fields, button, delivery, success, phone, email: email2 } = props;
  const messages2 = useMessages();
  return /* @__PURE__ */ jsx27(Section, { name: "form", label: label3, title: title2, intro: intro2, children: /* @__PURE__ */ jsx27(
    Island,
    {
      name: "form",
      hydrateOn: "interaction",
      component: StillForm,
      props: {
        fields,
        button: button ?? messages2.sendMessage,
        success: { ...success, title: success.title ?? messages2.sent },
        texts: formTexts(messages2),
        ...delivery && { delivery },
        ...phone && { phone },
        ...email2 && { email: email2 }
      }
    }
  ) });
}

// blocks/form/index.ts
var form_default = defineBlock({
  type: "form",
  purpose: "contact",
  icon: "send",
  schema: schema10,
  view: Form,
  sample: sample10,
  check,
  notes: ({ title: title2, delivery }) => delivery?.endpoint ? [] : [`The form "${title2}" sends nothing: it has no endpoint.`],
  toasts: true,
  connects: ({ delivery }) => delivery?.endpoint ? [delivery.endpoint] : []
});

// blocks/heading/sample.ts
var sample11 = { title: "About us" };

// blocks/heading/schema.ts
var schema11 = {
  type: "object",
  title: "Page heading",
  description: "The heading at the top of a page that is not the home page.",
  properties: {
    label: label2,
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 160
    },
    intro: {
      type: "string",
      format: "multiline",
      title: "Introduction",
      description: "A sentence or two below the heading."
    },
    picture,
    actions
  },
  required: ["title"]
};

// blocks/heading/view.tsx
import { jsx as jsx28, jsxs as jsxs15 } from "react/jsx-runtime";
function Heading({ label: label3, title: title2, intro: intro2, picture: picture2, actions: actions2 }) {
  return /* @__PURE__ */ jsxs15("header", { className: picture2 ? "heading heading-pictured" : "heading", children: [
    /* @__PURE__ */ jsxs15("div", { className: "heading-text", children: [
      label3 && /* @__PURE__ */ jsx28("p", { className: "heading-label", children: label3 }),
      /* @__PURE__ */ jsx28("h1", { className: "heading-title", children: title2 }),
      intro2 && /* @__PURE__ */ jsx28("p", { className: "heading-intro", children: intro2 }),
      /* @__PURE__ */ jsx28(Actions, { actions: actions2 })
    ] }),
    picture2 && /* @__PURE__ */ jsx28(Photo, { picture: picture2, use: "half", first: true, className: "heading-picture" })
  ] });
}

// blocks/heading/index.ts
var heading_default = defineBlock({
  type: "heading",
  purpose: "opening",
  icon: "pen-tool",
  schema: schema11,
  view: Heading,
  heading: 1,
  sample: sample11
});

// blocks/hero/sample.ts
var sample12 = {
  title: "Bread that takes its time",
  subtitle: "Baked every night, sold until it is gone.",
  views: [{ name: "The shop", picture: "shop.jpg" }]
};

// blocks/hero/schema.ts
var schema12 = {
  type: "object",
  title: "Hero",
  description: "The first screen: a large heading, a sentence, buttons, and one or two pictures from the same viewpoint.",
  properties: {
    label: label2,
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 160
    },
    subtitle: {
      type: "string",
      format: "multiline",
      title: "Subtitle",
      description: "A sentence or two below the heading."
    },
    actions,
    views: {
      type: "array",
      title: "Views",
      description: "One picture, or two that a button cross-fades between.",
      items: {
        type: "object",
        title: "View",
        description: "A picture and what it shows.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "What the button says to show this view, such as The back.",
            minLength: 1,
            maxLength: 30
          },
          picture,
          caption: { type: "string", title: "Caption", description: "A few words below the picture." },
          focus: {
            type: "string",
            enum: ["centre", "top", "bottom"],
            title: "Focus",
            description: "Which part stays when a wide screen shows less of its height.",
            default: "centre"
          }
        },
        required: ["name", "picture"]
      },
      minItems: 1,
      maxItems: 2
    }
  },
  required: ["title", "views"]
};

// blocks/hero/view.tsx
import { jsx as jsx29, jsxs as jsxs16 } from "react/jsx-runtime";
function Hero({ label: label3, title: title2, subtitle, actions: actions2, views }) {
  const [first, second] = views;
  return /* @__PURE__ */ jsxs16("section", { className: "hero", children: [
    /* @__PURE__ */ jsxs16("div", { className: "hero-head", children: [
      label3 && /* @__PURE__ */ jsx29("p", { className: "hero-label", children: label3 }),
      /* @__PURE__ */ jsx29("h1", { className: "hero-title", children: numbered(sentences(title2)).map(([key, sentence]) => /* @__PURE__ */ jsxs16("span", { children: [
        sentence,
        " "
      ] }, key)) }),
      subtitle && /* @__PURE__ */ jsx29("p", { className: "hero-subtitle", children: subtitle }),
      /* @__PURE__ */ jsx29(Actions, { actions: actions2 })
    ] }),
    /* @__PURE__ */ jsxs16("div", { className: "hero-views", "data-view": "0", ...second && enhanced("hero", "interaction"), children: [
      numbered(views).map(([index, view]) => /* @__PURE__ */ jsxs16("figure", { className: "hero-view", "data-name": view.name, "data-focus": view.focus, children: [
        /* @__PURE__ */ jsx29(Photo, { picture: view.picture, use: "full", first: index === 0 }),
        /* @__PURE__ */ jsx29("figcaption", { className: "hero-caption", children: view.caption ?? view.name })
      ] }, index)),
      first && second && /* @__PURE__ */ jsx29("button", { type: "button", className: "hero-toggle", children: second.name })
    ] })
  ] });
}
function sentences(text2) {
  return text2.split(/(?<=[.!?])\s+/);
}

// blocks/hero/index.ts
var hero_default = defineBlock({
  type: "hero",
  purpose: "opening",
  icon: "house",
  schema: schema12,
  view: Hero,
  heading: 1,
  sample: sample12
});

// blocks/language-switch/sample.ts
var sample13 = {};

// blocks/language-switch/schema.ts
var schema13 = {
  type: "object",
  title: "Language switch",
  description: "Links to the page in the other languages of the site; nothing on a page in one language.",
  properties: {
    label: {
      type: "string",
      title: "Label",
      description: "What screen readers call it, if you want other words than usual.",
      minLength: 1
    }
  },
  required: []
};

// blocks/_kit/language-links.tsx
import { jsx as jsx30 } from "react/jsx-runtime";
function LanguageLinks({ className }) {
  const { alternates } = usePage();
  if (alternates.length < 2) return null;
  return /* @__PURE__ */ jsx30("ul", { className, children: alternates.map(({ language, name: name2, href: href2, current }) => /* @__PURE__ */ jsx30("li", { children: /* @__PURE__ */ jsx30("a", { href: href2, lang: language, hrefLang: language, "aria-current": current ? "true" : void 0, children: name2 }) }, language)) });
}

// blocks/language-switch/view.tsx
import { jsx as jsx31 } from "react/jsx-runtime";
function LanguageSwitch({ label: label3 }) {
  const { languages } = useMessages();
  if (usePage().alternates.length < 2) return null;
  return /* @__PURE__ */ jsx31("nav", { className: "language-switch", "aria-label": label3 ?? languages, children: /* @__PURE__ */ jsx31(LanguageLinks, { className: "language-switch-links" }) });
}

// blocks/language-switch/index.ts
var language_switch_default = defineBlock({
  type: "language-switch",
  icon: "languages",
  frame: true,
  schema: schema13,
  view: LanguageSwitch,
  sample: sample13
});

// blocks/links/sample.ts
var sample14 = {
  title: "Our pages",
  links: [
    { text: "Home", href: "/" },
    { text: "Write to us", href: "/contact" }
  ]
};

// blocks/links/schema.ts
var schema14 = {
  type: "object",
  title: "Links",
  description: "A short list of links, such as in the foot of the site.",
  properties: {
    title: {
      type: "string",
      title: "Heading",
      description: "A word or two above the links.",
      minLength: 1,
      maxLength: 80
    },
    links: {
      type: "array",
      title: "Links",
      description: "The links, in order.",
      items: {
        type: "object",
        title: "Link",
        description: "Words that lead somewhere.",
        properties: {
          text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
          href,
          icon
        },
        required: ["text", "href"]
      },
      minItems: 1
    }
  },
  required: ["links"]
};

// blocks/links/view.tsx
import { jsx as jsx32, jsxs as jsxs17 } from "react/jsx-runtime";
function Links({ title: title2, links }) {
  const page2 = usePage();
  if (links.length === 0) return null;
  const Root = title2 ? "nav" : "div";
  return /* @__PURE__ */ jsxs17(Root, { className: "links", "aria-label": title2, children: [
    title2 && /* @__PURE__ */ jsx32("p", { className: "links-title", children: title2 }),
    /* @__PURE__ */ jsx32("ul", { children: numbered(links).map(([key, { text: text2, href: href2, icon: icon2 }]) => /* @__PURE__ */ jsx32("li", { children: /* @__PURE__ */ jsxs17(Link, { href: href2, current: href2 === page2.href ? "page" : void 0, children: [
      /* @__PURE__ */ jsx32(Icon, { icon: icon2, size: 20 }),
      text2
    ] }) }, key)) })
  ] });
}

// blocks/links/index.ts
var links_default = defineBlock({ type: "links", purpose: "content", icon: "link", schema: schema14, view: Links, sample: sample14 });

// blocks/locations/sample.ts
var sample15 = {
  title: "Where we are",
  places: [
    {
      name: "The shop",
      address: "1 Example Street, Hythe",
      phones: ["01632 960187"],
      email: "shop@example.com"
    }
  ],
  hours: [{ days: "Monday to Friday", time: "8am to 6pm" }]
};

// blocks/_kit/map-schemas.ts
var number2 = /-?\d+(\.\d+)?/.source;
var mapPlan = {
  type: "object",
  title: "Location plan",
  description: "A plan drawn below the live map: it is seen until the map has loaded, where the map can't be had, and on paper. All is measured in metres from the place, which is in the middle.",
  properties: {
    name: {
      type: "string",
      title: "Name of the place",
      description: "What is written beside the place, such as its number and street.",
      maxLength: 60
    },
    streets: {
      type: "array",
      title: "Streets",
      description: "The streets around, the one that the place is in first.",
      items: {
        type: "object",
        title: "Street",
        description: "A street and where it runs.",
        properties: {
          name: {
            type: "string",
            title: "Name",
            description: "Written along the street, in the middle of its length.",
            maxLength: 60
          },
          points: {
            type: "string",
            title: "Points",
            description: "Where it runs, point after point: metres to the east, a comma, metres to the north.",
            examples: ["-200,-30 0,-18 200,-25"],
            pattern: `^${number2},${number2}( ${number2},${number2})+$`
          },
          width: {
            type: "number",
            title: "Width",
            description: "In metres.",
            minimum: 2,
            maximum: 60,
            default: 9
          },
          houses: {
            type: "boolean",
            title: "Houses",
            description: "Whether rows of houses are hinted at on both sides.",
            default: true
          }
        },
        required: ["points"]
      },
      maxItems: 12,
      default: []
    },
    width: {
      type: "number",
      title: "Width of the plot",
      description: "In metres, from west to east before it is turned.",
      minimum: 2,
      maximum: 400,
      default: 12
    },
    depth: {
      type: "number",
      title: "Depth of the plot",
      description: "In metres, from north to south before it is turned.",
      minimum: 2,
      maximum: 400,
      default: 18
    },
    turn: {
      type: "number",
      title: "Turned by",
      description: "By how many degrees the plot is turned clockwise.",
      minimum: -180,
      maximum: 180,
      default: 0
    },
    scale: {
      type: "integer",
      title: "Scale",
      description: "1250 means 1:1250, so that a metre is 0.8 mm on paper.",
      minimum: 200,
      maximum: 1e4,
      default: 1250
    }
  }
};
var mapConsent = {
  type: "string",
  enum: ["none", "click"],
  title: "Before the map is loaded",
  description: "none: it is loaded when a visitor comes near it. click: only when a visitor asks for it.",
  default: "none"
};

// blocks/locations/schema.ts
var schema15 = {
  type: "object",
  title: "Places and hours",
  description: "Where to find you, how to reach you there, and when somebody is in.",
  properties: {
    label: label2,
    title,
    intro,
    places: {
      type: "array",
      title: "Places",
      description: "The places, in order.",
      items: {
        type: "object",
        title: "Place",
        description: "One place.",
        properties: {
          name: { type: "string", title: "Name", description: "Such as The shop.", minLength: 1 },
          address: {
            type: "string",
            format: "multiline",
            title: "Address",
            description: "The postal address; commas become line breaks.",
            minLength: 1
          },
          phones,
          email,
          hours: { ...hours, description: "When somebody is at this place." },
          map: {
            type: "string",
            format: "embed",
            title: "Map frame",
            description: "The embed address that OpenStreetMap or Google Maps gives under Share."
          },
          consent: mapConsent,
          plan: mapPlan,
          directions: {
            type: "string",
            format: "link",
            title: "Directions",
            description: "The address of a map with the way to this place."
          }
        },
        required: ["name", "address"]
      },
      minItems: 1
    },
    hoursTitle: {
      type: "string",
      title: "Heading of the hours",
      description: "The words above the opening hours, if you want others than usual.",
      minLength: 1
    },
    hours: { ...hours, description: "When somebody is at all of these places." },
    message: {
      type: "object",
      title: "Message",
      description: "Another way to get in touch, such as a chat.",
      properties: {
        title: { type: "string", title: "Heading", description: "The words above it.", minLength: 1 },
        text: { type: "string", format: "multiline", title: "Text", description: "A sentence about it." },
        action
      },
      required: ["title", "action"]
    }
  },
  required: ["title", "places"]
};

// blocks/_kit/address.tsx
import { jsx as jsx33 } from "react/jsx-runtime";
function Address({ address }) {
  return /* @__PURE__ */ jsx33("address", { className: "address", children: numbered(address.trim().split(/\s*[,،\n]\s*/)).map(([key, line2]) => /* @__PURE__ */ jsx33("span", { children: line2 }, key)) });
}

// blocks/_kit/map-frame.tsx
import { jsx as jsx34 } from "react/jsx-runtime";
function MapFrame({ embed, address, height, className }) {
  const { mapOf } = useMessages();
  return /* @__PURE__ */ jsx34(
    "iframe",
    {
      className,
      src: embed,
      title: fillIn(mapOf, { address }),
      height,
      loading: "lazy",
      referrerPolicy: "no-referrer"
    }
  );
}

// blocks/_kit/map-plan.tsx
import { useId as useId3 } from "react";

// blocks/_kit/map-marks.tsx
import { jsx as jsx35, jsxs as jsxs18 } from "react/jsx-runtime";
var longest3 = 160;
var lengths = [1e3, 500, 200, 100, 50, 20, 10, 5];
function MapScale({ pixelsPerMetre: pixelsPerMetre2, scale }) {
  const { language } = usePage();
  const metres = lengths.find((length) => length * pixelsPerMetre2 <= longest3) ?? 5;
  const part = Math.round(metres * pixelsPerMetre2 / 4);
  return /* @__PURE__ */ jsxs18("g", { className: "map-plan-scale", transform: "translate(24 -24)", children: [
    /* @__PURE__ */ jsx35("path", { className: "map-plan-bar", d: `M0 0h${4 * part}v6H0z` }),
    /* @__PURE__ */ jsx35("path", { d: `M0 0h${part}v6H0zM${2 * part} 0h${part}v6h-${part}z` }),
    [0, metres / 2, metres].map((mark, index) => /* @__PURE__ */ jsxs18("text", { x: 2 * index * part, y: "-6", textAnchor: "middle", children: [
      formatNumber(mark, language),
      mark === metres && " m"
    ] }, mark)),
    /* @__PURE__ */ jsxs18("text", { x: 4 * part + 16, y: "7", children: [
      "1:",
      scale
    ] })
  ] });
}
function MapNorth() {
  const { north } = useMessages();
  return /* @__PURE__ */ jsxs18("g", { className: "map-plan-north", transform: "translate(-40 52)", children: [
    /* @__PURE__ */ jsx35("circle", { r: "14" }),
    /* @__PURE__ */ jsx35("path", { d: "M0-20L6 10 0 5-6 10z" }),
    /* @__PURE__ */ jsx35("text", { y: "-25", textAnchor: "middle", children: north })
  ] });
}

// blocks/_kit/map-plan.tsx
import { Fragment as Fragment4, jsx as jsx36, jsxs as jsxs19 } from "react/jsx-runtime";
var pixelsPerMetre = 96 / 0.0254;
var depths = { frontage: 3, houses: 12.5, gardens: 26 };
var dashes = { fences: [0.35, 5.4], houses: [22, 2.6, 27, 6, 16, 2.2, 33, 7] };
function MapPlan({ plan, address, height }) {
  const { planOf } = useMessages();
  const scale = plan && pixelsPerMetre / plan.scale;
  return /* @__PURE__ */ jsxs19(
    "svg",
    {
      className: "map-plan",
      width: "100%",
      height,
      role: "img",
      "aria-label": fillIn(planOf, { address }),
      children: [
        plan && scale && /* @__PURE__ */ jsxs19(Fragment4, { children: [
          /* @__PURE__ */ jsx36("rect", { className: "map-plan-ground", width: "100%", height: "100%" }),
          /* @__PURE__ */ jsxs19(Origin, { x: "50%", y: "50%", children: [
            /* @__PURE__ */ jsx36(Streets, { streets: plan.streets, scale }),
            /* @__PURE__ */ jsx36(Plot, { plan, scale })
          ] }),
          /* @__PURE__ */ jsx36(Origin, { y: "100%", children: /* @__PURE__ */ jsx36(MapScale, { pixelsPerMetre: scale, scale: plan.scale }) })
        ] }),
        !plan && /* @__PURE__ */ jsxs19(Origin, { x: "50%", y: "50%", children: [
          /* @__PURE__ */ jsx36("path", { className: "map-plan-leader", d: "M-30 0h60M0-30v60" }),
          /* @__PURE__ */ jsx36("circle", { className: "map-plan-site", r: "14" })
        ] }),
        /* @__PURE__ */ jsx36(Origin, { x: "100%", children: /* @__PURE__ */ jsx36(MapNorth, {}) })
      ]
    }
  );
}
function Origin({ x, y, children }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing that it is a part of has a name
    /* @__PURE__ */ jsx36("svg", { x, y, overflow: "visible", children })
  );
}
function Streets({ streets, scale }) {
  const id = useId3();
  const drawn = streets.map((street) => ({ ...street, path: pathOf(street.points, scale) }));
  const lined = drawn.filter(({ houses }) => houses);
  const widthTo = (side) => (street) => (street.width + 2 * side) * scale;
  const dash = (lengths2) => lengths2.map((length) => rounded(length * scale)).join(" ");
  return /* @__PURE__ */ jsxs19(Fragment4, { children: [
    /* @__PURE__ */ jsx36(Strokes, { name: "fences", of: lined, width: widthTo(depths.gardens), dash: dash(dashes.fences) }),
    /* @__PURE__ */ jsx36(Strokes, { name: "houses", of: lined, width: widthTo(depths.houses), dash: dash(dashes.houses) }),
    /* @__PURE__ */ jsx36(Strokes, { name: "verge", of: drawn, width: widthTo(depths.frontage) }),
    /* @__PURE__ */ jsx36(Strokes, { name: "kerb", of: drawn, width: ({ width }) => width * scale + 2 }),
    /* @__PURE__ */ jsx36(Strokes, { name: "road", of: drawn, width: widthTo(0) }),
    numbered(drawn).map(
      ([key, { name: name2, path }]) => name2 && /* @__PURE__ */ jsxs19("g", { children: [
        /* @__PURE__ */ jsx36("path", { id: `${id}${key}`, d: path, fill: "none" }),
        /* @__PURE__ */ jsx36("text", { className: "map-plan-street", dy: "0.34em", children: /* @__PURE__ */ jsx36("textPath", { href: `#${id}${key}`, startOffset: "50%", textAnchor: "middle", children: name2 }) })
      ] }, key)
    )
  ] });
}
function Strokes({ name: name2, of, width, dash }) {
  return /* @__PURE__ */ jsx36("g", { className: `map-plan-${name2}`, strokeDasharray: dash, children: numbered(of).map(([key, street]) => /* @__PURE__ */ jsx36("path", { d: street.path, strokeWidth: rounded(width(street)) }, key)) });
}
function Plot({ plan, scale }) {
  const [width, depth] = [rounded(plan.width * scale), rounded(plan.depth * scale)];
  return /* @__PURE__ */ jsxs19(Fragment4, { children: [
    /* @__PURE__ */ jsx36(
      "rect",
      {
        className: "map-plan-site",
        x: -width / 2,
        y: -depth / 2,
        width,
        height: depth,
        transform: plan.turn === 0 ? void 0 : `rotate(${plan.turn})`
      }
    ),
    plan.name && /* @__PURE__ */ jsxs19(Fragment4, { children: [
      /* @__PURE__ */ jsx36("path", { className: "map-plan-leader", d: "M0 0v-72" }),
      /* @__PURE__ */ jsx36("circle", { className: "map-plan-point", r: "3" }),
      /* @__PURE__ */ jsx36("text", { className: "map-plan-name", y: "-82", textAnchor: "middle", children: plan.name })
    ] })
  ] });
}
function pathOf(points, scale) {
  const pixels = points.split(" ").map((point) => {
    const [east = 0, north = 0] = point.split(",").map(Number);
    return { x: rounded(east * scale), y: rounded(-north * scale) };
  });
  if ((pixels[0]?.x ?? 0) > (pixels.at(-1)?.x ?? 0)) pixels.reverse();
  return `M${pixels.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}
function rounded(pixels) {
  return Math.round(pixels * 10) / 10;
}

// blocks/_kit/map-view.tsx
import { jsx as jsx37, jsxs as jsxs20 } from "react/jsx-runtime";
function MapView({ embed, address, height, plan, consent }) {
  const { liveMap, mapFailed } = useMessages();
  const frame = /* @__PURE__ */ jsx37(MapFrame, { embed, address, height, className: "map-frame" });
  return /* @__PURE__ */ jsxs20("div", { className: "map-view", ...enhanced("map", "visible"), children: [
    /* @__PURE__ */ jsx37(MapPlan, { plan, address, height }),
    consent === "click" ? /* @__PURE__ */ jsxs20("details", { className: "map-live", children: [
      /* @__PURE__ */ jsx37("summary", { children: liveMap }),
      frame
    ] }) : frame,
    /* @__PURE__ */ jsx37("p", { className: "map-failed", role: "status", children: mapFailed })
  ] });
}

// blocks/locations/view.tsx
import { jsx as jsx38, jsxs as jsxs21 } from "react/jsx-runtime";
function Locations(props) {
  const { label: label3, title: title2, intro: intro2, places, hoursTitle, hours: hours2, message } = props;
  const { openingHours } = useMessages();
  return /* @__PURE__ */ jsx38(Section, { name: "locations", label: label3, title: title2, intro: intro2, children: /* @__PURE__ */ jsxs21("div", { className: "locations-cells", children: [
    numbered(places).map(([key, place]) => /* @__PURE__ */ jsx38(Place, { ...place }, key)),
    hours2.length > 0 && /* @__PURE__ */ jsxs21("div", { className: "locations-cell", children: [
      /* @__PURE__ */ jsx38("h3", { className: "locations-name", children: hoursTitle ?? openingHours }),
      /* @__PURE__ */ jsx38(Hours, { hours: hours2, className: "locations-hours" })
    ] }),
    message && /* @__PURE__ */ jsxs21("div", { className: "locations-cell", children: [
      /* @__PURE__ */ jsx38("h3", { className: "locations-name", children: message.title }),
      message.text && /* @__PURE__ */ jsx38("p", { children: message.text }),
      /* @__PURE__ */ jsx38(Link, { href: message.action.href, className: "more", children: message.action.text })
    ] })
  ] }) });
}
function Place(place) {
  const { name: name2, address, phones: phones2, email: email2, hours: hours2, map, plan, consent, directions } = place;
  const { openInMap } = useMessages();
  return /* @__PURE__ */ jsxs21("div", { className: "locations-cell", children: [
    /* @__PURE__ */ jsx38("h3", { className: "locations-name", children: name2 }),
    /* @__PURE__ */ jsx38(Address, { address }),
    /* @__PURE__ */ jsx38(ContactWays, { phones: phones2, email: email2, className: "locations-ways" }),
    /* @__PURE__ */ jsx38(Hours, { hours: hours2, className: "locations-hours" }),
    map && /* @__PURE__ */ jsx38("div", { className: "locations-map", children: /* @__PURE__ */ jsx38(MapView, { embed: map, address, height: 240, ...{ plan, consent } }) }),
    directions && /* @__PURE__ */ jsx38(Link, { href: directions, className: "more", children: openInMap })
  ] });
}

// blocks/locations/index.ts
var locations_default = defineBlock({
  type: "locations",
  purpose: "contact",
  icon: "map-pin",
  schema: schema15,
  view: Locations,
  sample: sample15,
  frames: ({ places }) => places.flatMap(({ map }) => map ?? [])
});

// blocks/map/sample.ts
var sample16 = {
  title: "Find us",
  embed: "https://www.openstreetmap.org/export/embed.html?bbox=1.07%2C51.06%2C1.10%2C51.08",
  address: "1 Example Street, Hythe"
};

// blocks/map/schema.ts
var schema16 = {
  type: "object",
  title: "Map",
  description: "A map that shows a place, loaded when a visitor comes near it.",
  properties: {
    label: label2,
    title,
    intro,
    embed: {
      type: "string",
      format: "embed",
      title: "Map frame",
      description: "The embed address that OpenStreetMap or Google Maps gives under Share.",
      minLength: 1
    },
    height: {
      type: "integer",
      title: "Height",
      description: "Of the frame, in pixels: 400, or 300 on a page with little room.",
      minimum: 200,
      maximum: 800,
      default: 400
    },
    consent: mapConsent,
    plan: mapPlan,
    address: {
      type: "string",
      format: "multiline",
      title: "Address",
      description: "The postal address, shown with the map.",
      minLength: 1
    },
    directions: href,
    directionsText: {
      type: "string",
      title: "Words for directions",
      description: "The words of the link that opens the map, if you want others than usual.",
      minLength: 1
    }
  },
  required: ["title", "embed", "address"]
};

// blocks/map/view.tsx
import { jsx as jsx39, jsxs as jsxs22 } from "react/jsx-runtime";
function MapBlock(props) {
  const { label: label3, title: title2, intro: intro2, embed, height, plan, consent, address, directions, directionsText } = props;
  const { openInMap } = useMessages();
  return /* @__PURE__ */ jsx39(Section, { name: "map", label: label3, title: title2, intro: intro2, children: /* @__PURE__ */ jsxs22("figure", { className: "map-sheet", children: [
    /* @__PURE__ */ jsx39(MapView, { ...{ embed, address, height, plan, consent } }),
    /* @__PURE__ */ jsxs22("figcaption", { className: "map-caption", children: [
      /* @__PURE__ */ jsx39("address", { className: "map-address", children: address }),
      directions && /* @__PURE__ */ jsx39(Link, { href: directions, className: "more", children: directionsText ?? openInMap })
    ] })
  ] }) });
}

// blocks/map/index.ts
var map_default = defineBlock({
  type: "map",
  purpose: "contact",
  icon: "map",
  schema: schema16,
  view: MapBlock,
  sample: sample16,
  frames: ({ embed }) => [embed]
});

// blocks/not-found/sample.ts
var sample17 = { text: "The page may have moved." };

// blocks/not-found/schema.ts
var schema17 = {
  type: "object",
  title: "Page not found",
  description: "What a visitor sees whose address leads nowhere.",
  properties: {
    code: { type: "string", title: "Code", description: "The large figure.", default: "404" },
    title: {
      type: "string",
      title: "Heading",
      description: "What happened, if you want other words than usual.",
      minLength: 1
    },
    text: { type: "string", format: "multiline", title: "Text", description: "A sentence that helps." },
    actions,
    indexTitle: {
      type: "string",
      title: "Heading of the list",
      description: "A few words above the list of pages."
    },
    index: {
      type: "array",
      title: "List of pages",
      description: "The pages that a visitor may have looked for.",
      items: link2,
      maxItems: 12,
      default: []
    }
  },
  required: []
};

// blocks/not-found/view.tsx
import { jsx as jsx40, jsxs as jsxs23 } from "react/jsx-runtime";
function NotFound(props) {
  const { code, title: title2, text: text2, actions: actions2, indexTitle, index } = props;
  const { pageNotFound, pages: pages2 } = useMessages();
  return /* @__PURE__ */ jsxs23("section", { className: "not-found", children: [
    /* @__PURE__ */ jsxs23("div", { className: "not-found-sheet", children: [
      /* @__PURE__ */ jsx40("p", { className: "not-found-code", children: code }),
      /* @__PURE__ */ jsx40("h1", { className: "not-found-title", children: title2 ?? pageNotFound }),
      text2 && /* @__PURE__ */ jsx40("p", { className: "not-found-text", children: text2 }),
      /* @__PURE__ */ jsx40(Actions, { actions: actions2 })
    ] }),
    index.length > 0 && /* @__PURE__ */ jsxs23("nav", { className: "not-found-index", "aria-label": indexTitle ?? pages2, children: [
      /* @__PURE__ */ jsx40("p", { className: "not-found-index-title", children: indexTitle ?? pages2 }),
      /* @__PURE__ */ jsx40("ol", { children: numbered(index).map(([key, { text: text3, href: href2 }]) => /* @__PURE__ */ jsx40("li", { children: /* @__PURE__ */ jsx40(Link, { href: href2, children: text3 }) }, key)) })
    ] })
  ] });
}

// blocks/not-found/index.ts
var not_found_default = defineBlock({
  type: "not-found",
  purpose: "opening",
  icon: "triangle-alert",
  schema: schema17,
  view: NotFound,
  heading: 1,
  sample: sample17
});

// blocks/pagination/sample.ts
var sample18 = { previous: "/", next: "/contact", number: 2, count: 3 };

// blocks/pagination/schema.ts
var page = {
  type: "string",
  format: "link",
  title: "Page",
  description: "A page of the list."
};
var schema18 = {
  type: "object",
  title: "Pagination",
  description: "Links to the page before and the page after, for a list on several pages.",
  properties: {
    previous: { ...page, title: "Previous page", description: "On a paginated page, {{page.previous}}." },
    next: { ...page, title: "Next page", description: "On a paginated page, {{page.next}}." },
    number: {
      type: "integer",
      title: "This page",
      description: "Which page this is, from 1: {{page.number}}.",
      minimum: 1
    },
    count: {
      type: "integer",
      title: "Pages",
      description: "How many pages there are: {{page.count}}.",
      minimum: 1
    },
    previousText: {
      type: "string",
      title: "Words for the previous page",
      description: "If you want others than usual.",
      minLength: 1
    },
    nextText: {
      type: "string",
      title: "Words for the next page",
      description: "If you want others than usual.",
      minLength: 1
    }
  },
  required: []
};

// blocks/pagination/view.tsx
import { jsx as jsx41, jsxs as jsxs24 } from "react/jsx-runtime";
function Pagination(props) {
  const { previous, next, number: number3, count, previousText, nextText } = props;
  const messages2 = useMessages();
  const { language } = usePage();
  if (!previous && !next) return null;
  const written = (value) => formatNumber(value, language);
  return /* @__PURE__ */ jsxs24("nav", { className: "pagination", "aria-label": messages2.pages, children: [
    previous && /* @__PURE__ */ jsxs24(Link, { href: previous, className: "button button-quiet pagination-previous", children: [
      /* @__PURE__ */ jsx41(Icon, { name: "chevron-left", size: 18 }),
      previousText ?? messages2.previousPage
    ] }),
    number3 && count && /* @__PURE__ */ jsx41("p", { className: "pagination-place", children: fillIn(messages2.pageOf, { number: written(number3), count: written(count) }) }),
    next && /* @__PURE__ */ jsxs24(Link, { href: next, className: "button button-quiet pagination-next", children: [
      nextText ?? messages2.nextPage,
      /* @__PURE__ */ jsx41(Icon, { name: "chevron-right", size: 18 })
    ] })
  ] });
}

// blocks/pagination/index.ts
var pagination_default = defineBlock({
  type: "pagination",
  purpose: "entries",
  icon: "chevrons-left-right",
  schema: schema18,
  view: Pagination,
  sample: sample18
});

// blocks/picture/sample.ts
var sample19 = {
  picture: "shop.jpg",
  caption: "The shop in the morning"
};

// blocks/picture/schema.ts
var schema19 = {
  type: "object",
  title: "Picture",
  description: "One large picture from edge to edge, with a caption below.",
  properties: {
    picture,
    caption: {
      type: "string",
      title: "Caption",
      description: "A few words below the picture: where, and the year."
    }
  },
  required: ["picture"]
};

// blocks/picture/view.tsx
import { jsx as jsx42, jsxs as jsxs25 } from "react/jsx-runtime";
function PictureBlock({ picture: picture2, caption }) {
  return /* @__PURE__ */ jsxs25("figure", { className: "picture", children: [
    /* @__PURE__ */ jsx42(Photo, { picture: picture2, use: "full" }),
    caption && /* @__PURE__ */ jsx42("figcaption", { className: "picture-caption", children: caption })
  ] });
}

// blocks/picture/index.ts
var picture_default = defineBlock({
  type: "picture",
  purpose: "content",
  icon: "camera",
  schema: schema19,
  view: PictureBlock,
  sample: sample19
});

// blocks/project-gallery/sample.ts
var sample20 = {
  title: "Things we made",
  items: [
    {
      id: "table",
      title: "A table for twelve",
      href: "/table",
      picture: "table.jpg",
      place: "In the old mill",
      text: "Ash, oiled, in two parts.",
      tags: ["Furniture", "3.2 m"],
      details: {
        facts: [{ name: "Length", value: "3.2 m" }],
        sections: [{ title: "The idea", text: "One table that fits through the door." }],
        pictures: ["joint.jpg"]
      }
    },
    {
      title: "A stair",
      href: "/stair",
      picture: "stair-after.jpg",
      comparison: { before: "stair-before.jpg", after: "stair-after.jpg" }
    }
  ]
};

// blocks/project-gallery/schema.ts
var details = {
  type: "object",
  deferred: true,
  title: "Details",
  description: "What the card opens in a dialog; without them it leads to its page at once.",
  properties: {
    label: {
      type: "string",
      title: "Label",
      description: "A word or two above the heading; the first tag, unless you say otherwise."
    },
    caption: {
      type: "string",
      title: "Caption",
      description: "A few words below the pictures, such as the place and the year."
    },
    facts,
    sections,
    pictures: pictures2
  },
  required: []
};
var schema20 = {
  type: "object",
  title: "Gallery",
  description: "A grid of large cards that open in a dialog, each of them with a page of its own.",
  properties: {
    label: label2,
    title,
    intro,
    items: {
      type: "array",
      title: "Cards",
      description: "The cards, in order.",
      items: {
        type: "object",
        title: "Card",
        description: "One card, and what it opens.",
        properties: {
          id: { type: "string", title: "Id", description: "A short name that no other card has." },
          title: { type: "string", title: "Heading", description: "The heading of the card.", minLength: 1 },
          href: { ...href, description: "The page that says the same as the dialog." },
          picture,
          place: { type: "string", title: "Place", description: "Where it is." },
          text: { type: "string", format: "multiline", title: "Text", description: "A sentence or two." },
          tags: {
            type: "array",
            title: "Tags",
            description: "A few words each at the foot of the card.",
            items: line,
            default: []
          },
          comparison,
          details
        },
        required: ["title", "href", "picture"]
      }
    },
    empty: {
      type: "string",
      title: "When there are none",
      description: "What is said when there is no card, if you want other words than usual."
    }
  },
  required: ["title", "items"]
};

// blocks/project-gallery/view.tsx
import { useId as useId4 } from "react";

// blocks/_kit/comparison.tsx
import { jsx as jsx43, jsxs as jsxs26 } from "react/jsx-runtime";
function Comparison({ comparison: comparison2, use, eager = false, cut }) {
  const messages2 = useMessages();
  const { before, beforeCaption, after, afterCaption } = comparison2;
  const views = [
    { name: "before", label: messages2.before, picture: before, caption: beforeCaption, shown: false },
    { name: "after", label: messages2.after, picture: after, caption: afterCaption, shown: true }
  ];
  return /* @__PURE__ */ jsxs26("div", { className: "comparison", "data-cut": cut, children: [
    views.map(({ name: name2, label: label3, picture: picture2, caption, shown }) => /* @__PURE__ */ jsxs26("figure", { className: "comparison-view", "data-view": name2, "data-shown": shown, children: [
      /* @__PURE__ */ jsx43(Photo, { picture: picture2, use, eager: eager && shown }),
      /* @__PURE__ */ jsx43("figcaption", { className: "comparison-caption", children: caption ?? label3 })
    ] }, name2)),
    /* @__PURE__ */ jsx43("div", { className: "comparison-wipe", children: /* @__PURE__ */ jsx43(
      "input",
      {
        type: "range",
        className: "comparison-range",
        defaultValue: cut,
        autoComplete: "off",
        "aria-label": messages2.beforeAndAfter
      }
    ) }),
    /* @__PURE__ */ jsx43("div", { className: "comparison-toggle", role: "group", "aria-label": messages2.beforeAndAfter, children: numbered(views).map(([key, { name: name2, label: label3, shown }]) => /* @__PURE__ */ jsx43("button", { type: "button", "data-view": name2, "aria-pressed": shown, children: label3 }, key)) })
  ] });
}

// blocks/project-gallery/dialog-item.ts
function dialogItems(items) {
  return items.flatMap((item, index) => {
    const { href: href2, title: title2, picture: picture2, tags, details: details2 } = item;
    if (!details2) return [];
    const label3 = details2.value.label ?? tags[0];
    return { id: idOf2(item, index), href: href2, title: title2, ...label3 && { label: label3 }, picture: picture2, src: details2.src };
  });
}
function idOf2({ id }, index) {
  return id || String(index + 1);
}
function dialogTexts(messages2) {
  const { close, pictures: pictures3, pictureOf, previousPicture, nextPicture, loading, notLoaded, openPage: openPage2 } = messages2;
  return { close, pictures: pictures3, pictureOf, previousPicture, nextPicture, loading, notLoaded, openPage: openPage2 };
}

// blocks/project-gallery/cards.tsx
import { jsx as jsx44, jsxs as jsxs27 } from "react/jsx-runtime";
function Cards({ gallery, items, eager }) {
  return /* @__PURE__ */ jsx44("ul", { className: "project-gallery-cards", "data-gallery": gallery, "data-count": items.length, children: numbered(items).map(([index, item]) => /* @__PURE__ */ jsxs27(
    "li",
    {
      className: "project-gallery-card",
      "data-item": item.details && idOf2(item, index),
      "data-src": item.details?.src,
      "data-figure": item.tags.length > 1 ? item.tags.at(-1) : void 0,
      children: [
        item.comparison ? /* @__PURE__ */ jsx44(Comparison, { comparison: item.comparison, use: "half", eager: index < eager, cut: 0 }) : /* @__PURE__ */ jsx44(
          Photo,
          {
            picture: item.picture,
            use: "half",
            eager: index < eager,
            className: "project-gallery-picture"
          }
        ),
        /* @__PURE__ */ jsx44("h3", { className: "project-gallery-title", children: /* @__PURE__ */ jsx44(Link, { href: item.href, draggable: item.comparison && false, children: item.title }) }),
        item.place && /* @__PURE__ */ jsx44("p", { className: "project-gallery-location", children: item.place }),
        item.text && /* @__PURE__ */ jsx44("p", { className: "project-gallery-description", children: item.text }),
        item.tags.length > 0 && /* @__PURE__ */ jsx44("p", { className: "project-gallery-facts", children: numbered(item.tags).map(([key, tag2]) => /* @__PURE__ */ jsx44("span", { children: tag2 }, key)) })
      ]
    },
    index
  )) });
}

// blocks/project-gallery/view.tsx
import { jsx as jsx45 } from "react/jsx-runtime";
function ProjectGallery({ label: label3, title: title2, intro: intro2, items, empty }) {
  const gallery = useId4();
  const eager = useFirstPictures();
  const messages2 = useMessages();
  return /* @__PURE__ */ jsx45(Section, { name: "project-gallery", label: label3, title: title2, intro: intro2, children: items.length === 0 ? /* @__PURE__ */ jsx45("p", { className: "empty", children: empty ?? messages2.nothingHere }) : /* @__PURE__ */ jsx45(
    Island,
    {
      name: "project-gallery",
      hydrateOn: "interaction",
      component: NoDialog,
      props: { gallery, items: dialogItems(items), texts: dialogTexts(messages2) },
      children: /* @__PURE__ */ jsx45(Cards, { gallery, items, eager })
    }
  ) });
}
function NoDialog(_) {
  return null;
}

// blocks/project-gallery/index.ts
var project_gallery_default = defineBlock({
  type: "project-gallery",
  purpose: "entries",
  icon: "folder-open",
  schema: schema20,
  view: ProjectGallery,
  sample: sample20,
  deferredPictureUses: ["wide", "thumbnail"]
});

// blocks/prose/sample.ts
var sample21 = { text: "We bake at night and sell in the morning." };

// blocks/prose/schema.ts
var schema21 = {
  type: "object",
  title: "Text",
  description: "Running text in Markdown, with a heading if it needs one.",
  properties: {
    label: label2,
    title,
    intro,
    text: {
      type: "string",
      format: "markdown",
      title: "Text",
      description: "The text, in Markdown.",
      minLength: 1
    }
  },
  required: ["text"]
};

// blocks/prose/view.tsx
import { jsx as jsx46 } from "react/jsx-runtime";
function ProseBlock({ label: label3, title: title2, intro: intro2, text: text2 }) {
  return /* @__PURE__ */ jsx46(Section, { name: "prose", label: label3, title: title2, intro: intro2, children: /* @__PURE__ */ jsx46(Prose, { text: text2 }) });
}

// blocks/prose/index.ts
var prose_default = defineBlock({
  type: "prose",
  purpose: "content",
  icon: "file-text",
  schema: schema21,
  view: ProseBlock,
  sample: sample21
});

// blocks/showcase/sample.ts
var sample22 = {
  label: "Furniture",
  title: "A table for twelve",
  intro: "Ash, oiled, in two parts that meet in the middle.",
  picture: "table.jpg",
  caption: "In the workshop, 2025",
  facts: [{ name: "Length", value: "3.2 m" }],
  sections: [
    { title: "The idea", text: "One table that fits through the door." },
    { title: "What was hard", items: ["The joint", "The stairs"] }
  ],
  pictures: ["table.jpg", "joint.jpg"]
};

// blocks/showcase/schema.ts
var schema22 = {
  type: "object",
  title: "Showcase",
  description: "One piece of work on a page of its own: a large picture, facts, its story and more pictures.",
  properties: {
    label: label2,
    title: {
      type: "string",
      title: "Heading",
      description: "The main heading of the page.",
      minLength: 1,
      maxLength: 160
    },
    intro: {
      type: "string",
      format: "multiline",
      title: "Introduction",
      description: "A sentence or two below the heading."
    },
    place: {
      type: "string",
      title: "Place",
      description: "Where the work is; search engines are told it. Write it for visitors as a fact or in the caption."
    },
    picture,
    caption: { type: "string", title: "Caption", description: "A few words below the picture." },
    facts,
    sections,
    comparison,
    pictures: pictures2
  },
  required: ["title", "picture"]
};

// blocks/showcase/structured-data.ts
function structuredData5({ label: label3, title: title2, intro: intro2, place, picture: picture2 }, { absolute: absolute2, url, siteName, language }) {
  return {
    "@type": "CreativeWork",
    name: title2,
    ...intro2 && { description: intro2 },
    ...label3 && { genre: label3 },
    image: absolute2(sharedPictureUrl(picture2)),
    ...place && { locationCreated: { "@type": "Place", name: place } },
    creator: { "@type": "Organization", name: siteName },
    inLanguage: language,
    url
  };
}

// blocks/_kit/facts.tsx
import { jsx as jsx47, jsxs as jsxs28 } from "react/jsx-runtime";
function Facts({ facts: facts2 }) {
  if (facts2.length === 0) return null;
  return /* @__PURE__ */ jsx47("dl", { className: "facts", children: numbered(facts2).map(([key, { name: name2, value }]) => /* @__PURE__ */ jsxs28("div", { children: [
    /* @__PURE__ */ jsx47("dt", { children: name2 }),
    /* @__PURE__ */ jsx47("dd", { children: value })
  ] }, key)) });
}

// blocks/_kit/story.tsx
import { jsx as jsx48, jsxs as jsxs29 } from "react/jsx-runtime";
function Story({ sections: sections2, level }) {
  const Heading2 = `h${level}`;
  const told = sections2.filter(({ text: text2, items }) => text2?.html || items.length > 0);
  if (told.length === 0) return null;
  return /* @__PURE__ */ jsx48("div", { className: "story", children: numbered(told).map(([key, { title: title2, text: text2, items }]) => /* @__PURE__ */ jsxs29("section", { children: [
    /* @__PURE__ */ jsx48(Heading2, { children: title2 }),
    text2?.html && /* @__PURE__ */ jsx48(Prose, { text: text2 }),
    items.length > 0 && /* @__PURE__ */ jsx48("ul", { className: "ticks", children: numbered(items).map(([key2, item]) => /* @__PURE__ */ jsx48("li", { children: item }, key2)) })
  ] }, key)) });
}

// blocks/showcase/view.tsx
import { jsx as jsx49, jsxs as jsxs30 } from "react/jsx-runtime";
function Showcase(props) {
  const { label: label3, title: title2, intro: intro2, picture: picture2, caption, facts: facts2, sections: sections2, comparison: comparison2, pictures: pictures3 } = props;
  return /* @__PURE__ */ jsxs30("article", { className: "showcase", children: [
    /* @__PURE__ */ jsxs30("header", { className: "showcase-head", children: [
      label3 && /* @__PURE__ */ jsx49("p", { className: "showcase-label", children: label3 }),
      /* @__PURE__ */ jsx49("h1", { className: "showcase-title", children: title2 }),
      intro2 && /* @__PURE__ */ jsx49("p", { className: "showcase-intro", children: intro2 })
    ] }),
    /* @__PURE__ */ jsxs30("figure", { children: [
      /* @__PURE__ */ jsx49(Photo, { picture: picture2, use: "full", first: true, className: "showcase-picture" }),
      caption && /* @__PURE__ */ jsx49("figcaption", { className: "showcase-caption", children: caption })
    ] }),
    (facts2.length > 0 || sections2.length > 0) && /* @__PURE__ */ jsxs30("div", { className: "showcase-text", children: [
      /* @__PURE__ */ jsx49(Facts, { facts: facts2 }),
      /* @__PURE__ */ jsx49(Story, { sections: sections2, level: 2 })
    ] }),
    comparison2 && /* @__PURE__ */ jsx49("div", { className: "showcase-comparison", ...enhanced("showcase", "interaction"), children: /* @__PURE__ */ jsx49(Comparison, { comparison: comparison2, use: "wide", cut: 50 }) }),
    /* @__PURE__ */ jsx49(MorePictures, { pictures: pictures3.filter(({ name: name2 }) => name2 !== picture2.name) })
  ] });
}
function MorePictures({ pictures: pictures3 }) {
  const messages2 = useMessages();
  if (pictures3.length === 0) return null;
  return /* @__PURE__ */ jsxs30("section", { children: [
    /* @__PURE__ */ jsx49("h2", { className: "visually-hidden", children: messages2.morePictures }),
    /* @__PURE__ */ jsx49("ul", { className: "showcase-pictures", children: numbered(pictures3).map(([index, picture2]) => /* @__PURE__ */ jsx49("li", { children: /* @__PURE__ */ jsx49(Photo, { picture: picture2, use: isWide(index, pictures3.length) ? "wide" : "half" }) }, index)) })
  ] });
}
function isWide(index, count) {
  return index % 3 === 0 || index % 3 === 1 && index === count - 1;
}

// blocks/showcase/index.ts
var showcase_default = defineBlock({
  type: "showcase",
  purpose: "entries",
  icon: "gallery-vertical",
  schema: schema22,
  view: Showcase,
  heading: 1,
  sample: sample22,
  structuredData: structuredData5
});

// blocks/site-footer/sample.ts
var sample23 = {
  name: "Mill Lane Bakery",
  text: "Bread since 1987.",
  columns: [
    {
      title: "Pages",
      blocks: [
        { id: "footer-links", type: "links", props: { links: [{ text: "Write to us", href: "/contact" }] } }
      ]
    }
  ],
  note: "\xA9 Mill Lane Bakery"
};

// blocks/site-footer/schema.ts
var schema23 = {
  type: "object",
  title: "Footer",
  description: "The foot of every page: who you are, columns of blocks, and a note.",
  properties: {
    variant: {
      type: "string",
      enum: ["plain", "ruled"],
      title: "Appearance",
      description: "plain: columns below a hairline. ruled: cells in a frame.",
      default: "plain"
    },
    name: { type: "string", title: "Name", description: "The name of the site, large, in the first column." },
    tagline: { type: "string", title: "Tagline", description: "A few words below the name." },
    text: {
      type: "string",
      format: "multiline",
      title: "Text",
      description: "A sentence or two below the tagline."
    },
    columns: {
      type: "array",
      title: "Columns",
      description: "The columns, in order.",
      items: {
        type: "object",
        title: "Column",
        description: "Blocks, one below the other, such as links and contact details.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "A word or two above the column.",
            minLength: 1
          },
          blocks: { ...childBlocks, description: "What is in the column, from top to bottom." }
        },
        required: []
      },
      maxItems: 6,
      default: []
    },
    label: {
      type: "string",
      title: "Label of the page",
      description: "A word before the title of the page, such as Page; without it the title is not shown.",
      maxLength: 40
    },
    numbered: {
      type: "boolean",
      title: "Number of the page",
      description: "Whether the label says which of the site's pages this is.",
      default: false
    },
    facts: {
      ...facts,
      description: "Facts beside the title of the page, such as who made it and when; ruled cells in the ruled variant."
    },
    note: {
      type: "string",
      title: "Note",
      description: "The last line, such as \xA9 {{year}} {{site.name}}."
    }
  },
  required: []
};

// blocks/_kit/blocks.tsx
import { jsx as jsx50 } from "react/jsx-runtime";
function Blocks({ of }) {
  return of.map(({ id, view, props }) => {
    const View = view;
    return /* @__PURE__ */ jsx50("div", { id, className: "block", children: /* @__PURE__ */ jsx50(View, { ...props }) }, id);
  });
}

// blocks/_kit/sheet-number.tsx
function SheetNumber() {
  const { sheet, language } = usePage();
  const { sheetOf } = useMessages();
  const written = (value) => value === 0 ? "\u2013" : formatNumber(value, language);
  return fillIn(sheetOf, { number: written(sheet.number), count: written(sheet.count) });
}

// blocks/site-footer/view.tsx
import { jsx as jsx51, jsxs as jsxs31 } from "react/jsx-runtime";
function SiteFooter(props) {
  const { variant, name: name2, tagline, text: text2, columns, label: label3, facts: facts2, note } = props;
  const first = name2 || tagline || text2;
  return /* @__PURE__ */ jsx51("footer", { className: `site-footer site-footer-${variant}`, children: /* @__PURE__ */ jsxs31("div", { className: "site-footer-cells", "data-columns": columns.length + (first ? 1 : 0), children: [
    first && /* @__PURE__ */ jsxs31("div", { className: "site-footer-cell", children: [
      name2 && /* @__PURE__ */ jsx51("p", { className: "site-footer-name", children: name2 }),
      tagline && /* @__PURE__ */ jsx51("p", { className: "site-footer-tagline", children: tagline }),
      text2 && /* @__PURE__ */ jsx51("p", { children: text2 })
    ] }),
    numbered(columns).map(([key, { title: title2, blocks: blocks2 }]) => /* @__PURE__ */ jsxs31("div", { className: "site-footer-cell", children: [
      title2 && /* @__PURE__ */ jsx51("p", { className: "site-footer-label", children: title2 }),
      /* @__PURE__ */ jsx51(Blocks, { of: blocks2 })
    ] }, key)),
    (label3 || note || facts2.length > 0) && /* @__PURE__ */ jsxs31("div", { className: "site-footer-foot", children: [
      label3 && /* @__PURE__ */ jsx51(Sheet, { label: label3, isNumbered: props.numbered }),
      numbered(facts2).map(([key, { name: name3, value }]) => /* @__PURE__ */ jsxs31("p", { className: "site-footer-cell", children: [
        /* @__PURE__ */ jsx51("span", { className: "site-footer-label", children: name3 }),
        " ",
        value
      ] }, key)),
      note && /* @__PURE__ */ jsx51("p", { className: "site-footer-cell", children: note })
    ] })
  ] }) });
}
function Sheet({ label: label3, isNumbered }) {
  const { title: title2, siteName } = usePage();
  return /* @__PURE__ */ jsxs31("p", { className: "site-footer-cell site-footer-sheet", children: [
    /* @__PURE__ */ jsx51("span", { className: "site-footer-label", children: label3 }),
    " ",
    isNumbered && /* @__PURE__ */ jsx51("span", { className: "site-footer-number", children: /* @__PURE__ */ jsx51(SheetNumber, {}) }),
    " ",
    withoutSite(title2, siteName)
  ] });
}
function withoutSite(title2, siteName) {
  const [, own] = /^(.+?)\s+[|–—·-]\s+([^|–—·]+)$/.exec(title2) ?? [];
  return own && title2.endsWith(siteName) ? own : title2;
}

// blocks/site-footer/index.ts
var site_footer_default = defineBlock({
  type: "site-footer",
  icon: "panel-bottom",
  frame: true,
  schema: schema23,
  view: SiteFooter,
  sample: sample23
});

// blocks/site-header/sample.ts
var sample24 = {
  name: "Mill Lane Bakery",
  links: [
    { text: "Home", href: "/" },
    {
      text: "What we bake",
      links: [
        { text: "Bread", href: "/bread" },
        { text: "Cakes", href: "/cakes" }
      ]
    }
  ],
  action: { text: "Write to us", href: "/contact" },
  languages: true
};

// blocks/site-header/schema.ts
var schema24 = {
  type: "object",
  title: "Header",
  description: "The head of every page: the name or the logo, the menu and a button.",
  properties: {
    name: {
      type: "string",
      title: "Name",
      description: "The name of the site; with a logo, what screen readers call it.",
      minLength: 1
    },
    logo: {
      type: "string",
      format: "media",
      title: "Logo",
      description: "A picture of content/media in the place of the name."
    },
    home: {
      type: "string",
      format: "link",
      title: "Home page",
      description: "Where the name leads; without it, to the home page in the language of the page."
    },
    sheet: {
      type: "string",
      title: "Label of the page's number",
      description: "A word before the number of the page among all pages, such as Page; without it there is no number.",
      maxLength: 20
    },
    links: {
      type: "array",
      title: "Menu",
      description: "The links, in order.",
      items: {
        type: "object",
        title: "Link",
        description: "A link, or a word that opens more links.",
        properties: {
          text: { type: "string", title: "Text", description: "The words of the link.", minLength: 1 },
          href,
          links: {
            type: "array",
            title: "Links below",
            description: "They open when a visitor presses the word; its own page, if it has one, comes first.",
            items: link2,
            default: []
          }
        },
        required: ["text"]
      },
      default: []
    },
    action,
    languages: {
      type: "boolean",
      title: "Language switch",
      description: "Shows links to the page in the other languages of the site.",
      default: false
    }
  },
  required: ["name"]
};

// blocks/site-header/menu-item.tsx
import { jsx as jsx52, jsxs as jsxs32 } from "react/jsx-runtime";
function MenuItem({ item: { text: text2, href: href2, links } }) {
  const { href: path, home } = usePage();
  const current = (target) => currentness(target, path, home);
  if (links.length === 0)
    return /* @__PURE__ */ jsx52("li", { children: /* @__PURE__ */ jsx52(Link, { href: href2, current: current(href2), children: text2 }) });
  const all = href2 ? [{ text: text2, href: href2 }, ...links] : links;
  const within2 = all.some((link3) => current(link3.href) !== void 0);
  return /* @__PURE__ */ jsx52("li", { children: /* @__PURE__ */ jsxs32("details", { className: "site-submenu", name: "site-submenu", children: [
    /* @__PURE__ */ jsxs32("summary", { "data-current": within2 || void 0, children: [
      text2,
      /* @__PURE__ */ jsx52(Icon, { name: "chevron-down", size: 18 })
    ] }),
    /* @__PURE__ */ jsx52("ul", { children: numbered(all).map(([key, link3]) => /* @__PURE__ */ jsx52("li", { children: /* @__PURE__ */ jsx52(Link, { href: link3.href, current: current(link3.href), children: link3.text }) }, key)) })
  ] }) });
}
function currentness(href2, path, home) {
  if (href2 === path) return "page";
  return href2 && href2 !== home && href2.endsWith("/") && path.startsWith(href2) ? "true" : void 0;
}

// blocks/site-header/view.tsx
import { jsx as jsx53, jsxs as jsxs33 } from "react/jsx-runtime";
function SiteHeader(props) {
  const { name: name2, logo, home, sheet, links, action: action2, languages } = props;
  const page2 = usePage();
  const messages2 = useMessages();
  const homeHref = home ?? page2.home;
  return /* @__PURE__ */ jsxs33("header", { className: "site-header", ...script(props, page2.href), children: [
    /* @__PURE__ */ jsx53("a", { href: homeHref, className: "site-name", "aria-current": homeHref === page2.href ? "page" : void 0, children: logo ? /* @__PURE__ */ jsx53(Logo, { picture: logo, name: name2 }) : name2 }),
    sheet && /* @__PURE__ */ jsxs33("p", { className: "site-sheet", children: [
      sheet,
      " ",
      /* @__PURE__ */ jsx53(SheetNumber, {})
    ] }),
    /* @__PURE__ */ jsxs33("button", { type: "button", className: "site-menu-button", popoverTarget: "site-menu", children: [
      /* @__PURE__ */ jsx53(Icon, { name: "menu" }),
      messages2.menu
    ] }),
    /* @__PURE__ */ jsxs33("nav", { className: "site-menu", id: "site-menu", popover: "auto", "aria-label": messages2.mainNavigation, children: [
      /* @__PURE__ */ jsx53("ul", { className: "site-menu-links", children: numbered(links).map(([key, item]) => /* @__PURE__ */ jsx53(MenuItem, { item }, key)) }),
      action2 && /* @__PURE__ */ jsx53(Link, { href: action2.href, className: "button site-action", children: action2.text }),
      languages && /* @__PURE__ */ jsx53(LanguageLinks, { className: "site-languages" })
    ] })
  ] });
}
function Logo({
  picture: picture2,
  name: name2
}) {
  const attributes = pictureAttributes(picture2, "logo");
  return /* @__PURE__ */ jsx53(PictureSources, { picture: picture2, use: "logo", children: /* @__PURE__ */ jsx53("img", { className: "site-logo", ...attributes, alt: name2 }) });
}
function script({ links, action: action2 }, path) {
  const within2 = (href2) => href2?.startsWith("#") || href2?.startsWith(`${path}#`);
  const nested = links.some((item) => item.links.length > 0);
  const all = [...links, ...links.flatMap((item) => item.links), ...action2 ? [action2] : []];
  if (nested) return enhanced("site-header", "idle");
  return all.some(({ href: href2 }) => within2(href2)) ? { "data-hydrate-on": "load" } : {};
}

// blocks/site-header/index.ts
var site_header_default = defineBlock({
  type: "site-header",
  icon: "panel-top",
  frame: true,
  schema: schema24,
  view: SiteHeader,
  sample: sample24
});

// blocks/stats/sample.ts
var sample25 = {
  items: [
    { value: "40+", label: "Kinds of bread" },
    { value: "1987", label: "First loaf" }
  ]
};

// blocks/stats/schema.ts
var schema25 = {
  type: "object",
  title: "Figures",
  description: "A row of large figures, each with what it counts.",
  properties: {
    label: label2,
    title,
    intro,
    items: {
      type: "array",
      title: "Figures",
      description: "Two to six figures.",
      items: {
        type: "object",
        title: "Figure",
        description: "A figure and what it counts.",
        properties: {
          value: {
            type: "string",
            title: "Figure",
            description: "Such as 500+ or 95%.",
            minLength: 1,
            maxLength: 16
          },
          label: {
            type: "string",
            title: "What it counts",
            description: "Such as Kinds of bread.",
            minLength: 1,
            maxLength: 60
          }
        },
        required: ["value", "label"]
      },
      minItems: 1,
      maxItems: 6
    }
  },
  required: ["items"]
};

// blocks/stats/view.tsx
import { jsx as jsx54, jsxs as jsxs34 } from "react/jsx-runtime";
function Stats({ label: label3, title: title2, intro: intro2, items }) {
  if (items.length === 0) return null;
  return /* @__PURE__ */ jsx54(Section, { name: "stats", label: label3, title: title2, intro: intro2, children: /* @__PURE__ */ jsx54("dl", { className: "stats-items", "data-count": items.length, children: numbered(items).map(([key, item]) => /* @__PURE__ */ jsxs34("div", { className: "stats-item", children: [
    /* @__PURE__ */ jsx54("dt", { className: "stats-label", children: item.label }),
    /* @__PURE__ */ jsx54("dd", { className: "stats-value", children: item.value })
  ] }, key)) }) });
}

// blocks/stats/index.ts
var stats_default = defineBlock({ type: "stats", purpose: "trust", icon: "percent", schema: schema25, view: Stats, sample: sample25 });

// blocks/testimonials/sample.ts
var sample26 = {
  title: "What people say",
  items: [
    {
      text: "The best rye for miles.",
      name: "Ruth P.",
      location: "Hythe",
      rating: 5,
      date: "March 2025"
    }
  ]
};

// blocks/testimonials/schema.ts
var schema26 = {
  type: "object",
  title: "Testimonials",
  description: "What people said about you, with their name and a rating if they gave one.",
  properties: {
    label: label2,
    title,
    intro,
    items: {
      type: "array",
      title: "Testimonials",
      description: "The testimonials, in order; the first one is shown large.",
      items: {
        type: "object",
        title: "Testimonial",
        description: "What one person said.",
        properties: {
          text: {
            type: "string",
            format: "multiline",
            title: "Quotation",
            description: "Their words.",
            minLength: 1
          },
          name: { type: "string", title: "Name", description: "As they want to be named.", minLength: 1 },
          location: { type: "string", title: "Location", description: "The area or town.", minLength: 1 },
          project: {
            type: "string",
            title: "What for",
            description: "What they had from you.",
            minLength: 1
          },
          rating: {
            type: "integer",
            title: "Rating",
            description: "Stars, from 1 to 5.",
            minimum: 1,
            maximum: 5
          },
          date: { type: "string", title: "Month", description: "Such as March 2025.", minLength: 1 }
        },
        required: ["text", "name"]
      },
      minItems: 1
    }
  },
  required: ["title", "items"]
};

// blocks/testimonials/view.tsx
import { jsx as jsx55, jsxs as jsxs35 } from "react/jsx-runtime";
function Testimonials({ label: label3, title: title2, intro: intro2, items }) {
  if (items.length === 0) return null;
  return /* @__PURE__ */ jsx55(Section, { name: "testimonials", label: label3, title: title2, intro: intro2, children: /* @__PURE__ */ jsx55("ul", { className: "testimonials-items", children: numbered(items).map(([key, item]) => /* @__PURE__ */ jsx55("li", { className: "testimonials-item", children: /* @__PURE__ */ jsxs35("figure", { children: [
    item.rating && /* @__PURE__ */ jsx55(Rating, { rating: item.rating }),
    /* @__PURE__ */ jsx55("blockquote", { className: "testimonials-text", children: /* @__PURE__ */ jsx55("p", { children: item.text }) }),
    /* @__PURE__ */ jsxs35("figcaption", { className: "testimonials-source", children: [
      /* @__PURE__ */ jsx55("strong", { children: item.name }),
      item.location && /* @__PURE__ */ jsx55("span", { children: item.location }),
      item.project && /* @__PURE__ */ jsx55("span", { children: item.project }),
      item.date && /* @__PURE__ */ jsx55("span", { children: item.date })
    ] })
  ] }) }, key)) }) });
}
var mostStars = 5;
function Rating({ rating }) {
  const { starsOf } = useMessages();
  const { language } = usePage();
  const values = { rating: formatNumber(rating, language), count: formatNumber(mostStars, language) };
  return /* @__PURE__ */ jsxs35("p", { className: "testimonials-rating", role: "img", "aria-label": fillIn(starsOf, values), children: [
    "\u2605".repeat(rating),
    /* @__PURE__ */ jsx55("span", { className: "testimonials-missing", children: "\u2605".repeat(mostStars - rating) })
  ] });
}

// blocks/testimonials/index.ts
var testimonials_default = defineBlock({
  type: "testimonials",
  purpose: "trust",
  icon: "message-square-text",
  schema: schema26,
  view: Testimonials,
  sample: sample26
});

// blocks/timeline/sample.ts
var sample27 = {
  title: "From flour to loaf",
  stages: [
    { title: "Mixing", description: "Flour, water and salt, at ten in the evening.", colour: "emerald" },
    {
      title: "Rising",
      description: "The dough is left alone.",
      features: ["A warm room"],
      duration: "8 hours"
    }
  ]
};

// blocks/timeline/schema.ts
var schema27 = {
  type: "object",
  title: "Timeline",
  description: "Numbered stages along a vertical line, each with what is included.",
  properties: {
    label: label2,
    title,
    intro,
    stages: {
      type: "array",
      title: "Stages",
      description: "The stages, in order; they are numbered by themselves.",
      items: {
        type: "object",
        title: "Stage",
        description: "One stage.",
        properties: {
          title: {
            type: "string",
            title: "Heading",
            description: "What happens at this stage.",
            minLength: 1,
            maxLength: 120
          },
          icon,
          colour: {
            type: "string",
            enum: ["emerald", "blue", "purple", "orange"],
            title: "Colour",
            description: "The colour of the stage's mark; stages that belong together share one.",
            default: "blue"
          },
          description: {
            type: "string",
            format: "multiline",
            title: "Description",
            description: "What happens, in a sentence or two.",
            minLength: 1
          },
          features: {
            type: "array",
            title: "What's included",
            description: "Short lines.",
            items: line,
            default: []
          },
          note: {
            type: "string",
            format: "multiline",
            title: "Important note",
            description: "Something to know before this stage."
          },
          payment: {
            type: "string",
            title: "Payment",
            description: "What is due, such as half of the price."
          },
          duration: { type: "string", title: "Duration", description: "How long it takes, such as 8 weeks." }
        },
        required: ["title", "description"]
      },
      minItems: 1
    },
    includedHeading: {
      type: "string",
      title: "Heading of the lists",
      description: "The words above each stage's list, if you want others than usual.",
      minLength: 1
    },
    noteHeading: {
      type: "string",
      title: "Heading of the notes",
      description: "The words before each stage's note, if you want others than usual.",
      minLength: 1
    }
  },
  required: ["title", "stages"]
};

// blocks/timeline/view.tsx
import { jsx as jsx56, jsxs as jsxs36 } from "react/jsx-runtime";
function Timeline({
  label: label3,
  title: title2,
  intro: intro2,
  stages,
  includedHeading,
  noteHeading
}) {
  const messages2 = useMessages();
  if (stages.length === 0) return null;
  return /* @__PURE__ */ jsx56(Section, { name: "timeline", label: label3, title: title2, intro: intro2, hydrateOn: "visible", children: /* @__PURE__ */ jsx56("ol", { className: "timeline-stages", children: numbered(stages).map(([key, stage]) => /* @__PURE__ */ jsxs36("li", { className: "timeline-stage", "data-colour": stage.colour, children: [
    /* @__PURE__ */ jsxs36("div", { className: "timeline-head", children: [
      /* @__PURE__ */ jsx56(Icon, { icon: stage.icon }),
      /* @__PURE__ */ jsx56("h3", { className: "timeline-title", children: stage.title }),
      (stage.payment || stage.duration) && /* @__PURE__ */ jsxs36("ul", { className: "timeline-badges", children: [
        stage.payment && /* @__PURE__ */ jsx56("li", { className: "timeline-badge", children: stage.payment }),
        stage.duration && /* @__PURE__ */ jsx56("li", { className: "timeline-badge", children: stage.duration })
      ] })
    ] }),
    /* @__PURE__ */ jsxs36("div", { className: "timeline-text", children: [
      /* @__PURE__ */ jsx56("p", { children: stage.description }),
      stage.note && /* @__PURE__ */ jsxs36("p", { className: "timeline-note", children: [
        /* @__PURE__ */ jsxs36("strong", { children: [
          noteHeading ?? messages2.importantNote,
          ":"
        ] }),
        " ",
        stage.note
      ] })
    ] }),
    stage.features.length > 0 && /* @__PURE__ */ jsxs36("details", { className: "timeline-included", open: true, children: [
      /* @__PURE__ */ jsx56("summary", { children: /* @__PURE__ */ jsx56("h4", { className: "timeline-subtitle", children: includedHeading ?? messages2.included }) }),
      /* @__PURE__ */ jsx56("ul", { className: "timeline-features", children: numbered(stage.features).map(([key2, feature]) => /* @__PURE__ */ jsx56("li", { children: feature }, key2)) })
    ] })
  ] }, key)) }) });
}

// blocks/timeline/index.ts
var timeline_default = defineBlock({
  type: "timeline",
  purpose: "content",
  icon: "list-checks",
  schema: schema27,
  view: Timeline,
  sample: sample27
});

// blocks/index.ts
var blocks = [
  article_default,
  article_list_default,
  breadcrumb_default,
  call_to_action_default,
  cards_grid_default,
  contact_details_default,
  content_default,
  faq_default,
  floating_link_default,
  form_default,
  heading_default,
  hero_default,
  language_switch_default,
  links_default,
  locations_default,
  map_default,
  not_found_default,
  pagination_default,
  picture_default,
  project_gallery_default,
  prose_default,
  showcase_default,
  site_footer_default,
  site_header_default,
  stats_default,
  testimonials_default,
  timeline_default
];
var builtInBlocks = blocks;

// bench-tmp.ts
var names = ["breads", "cakes", "teas", "courses", "people", "places", "news", "notes"];
var obj = (p) => ({ type: "object", title: "", description: "", properties: p });
var collections = {};
for (const [i, n] of names.entries()) collections[n] = { name: n, title: n, singular: n, label: "name", sort: ["name"], body: {}, fields: obj({ name: { type: "string", title: "Name", description: "" }, summary: { type: "string", title: "", description: "" }, friend: { type: "string", entry: names[(i + 1) % 8], title: "", description: "" } }) };
var model = { settings: {}, collections };
var entries = names.flatMap((c) => Array.from({ length: 250 }, (_, i) => ({ collection: c, id: `${c}-${i}`, file: `content/${c}/${c}-${i}.md`, fields: { name: `The ${c} of number ${i}`, summary: "x", friend: "y" }, body: "" })));
var pages = [{ id: "home", path: "/", title: "Home", description: "", blocks: [] }, ...names.map((n) => ({ id: n, path: `/${n}/{slug}`, title: "{{entry.name}}", description: "", entries: n, blocks: [] }))];
var config = { file: "site.config.json", site: { name: "Many", url: "https://example.org", language: "en-GB", languages: [], redirects: [], embeds: [] }, pages };
var run = () => {
  entries = entries.map((e, i) => i === 100 ? { ...e, fields: { ...e.fields, name: e.fields.name + "x" } } : e);
  const t = process.cpuUsage();
  const p = performance.now();
  const s = openSite({ config, model, entries, media: /* @__PURE__ */ new Map(), icons: { names: [], find: () => void 0 }, blocks: builtInBlocks, today: "2026-11-22" });
  const route = s.routes.find((r) => r.entry?.id === "breads-100");
  s.openPage(route);
  s.entries.of("breads");
  const d = process.cpuUsage(t);
  return (d.user + d.system) / 1e3;
};
var times2 = Array.from({ length: 300 }, run);
console.log(times2.slice(0, 5).map((t) => t.toFixed(1)).join(" "), "median", times2.sort((a, b) => a - b)[20].toFixed(1), "max", times2.at(-1).toFixed(1));
