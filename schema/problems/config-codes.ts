import type { CodeText } from "./code-definition.ts";

export const configCodes = {
  "config-version": {
    title: "The config is newer than Blockwork",
    explanation:
      "The file was written for a newer version of the format, whose meaning this release can't know. Update Blockwork; the file is left as it is.",
    bad: '{ "configVersion": 99 }',
    good: '{ "configVersion": 1 }',
  },
  "unknown-key": {
    title: "A key is not known",
    explanation:
      "No such key exists here. It is often a misspelling, or a key that belongs one level higher or lower.",
    bad: '{ "titel": "Our services" }',
    good: '{ "title": "Our services" }',
  },
  "missing-key": {
    title: "A key is missing",
    explanation:
      "This key has no default, so it has to be written. Some are needed only beside another: a latitude says nothing without a longitude.",
    bad: '{ "type": "faq", "props": { "title": "Questions" } }',
    good: '{ "type": "faq", "props": { "title": "Questions", "items": [{ "question": "…", "answer": "…" }] } }',
  },
  "wrong-type": {
    title: "A value is of the wrong kind",
    explanation:
      "A text, a number, a list, an object, or true or false was expected, and something else was found.",
    bad: '{ "height": "400" }',
    good: '{ "height": 400 }',
  },
  "wrong-value": {
    title: "A value is not one that fits",
    explanation:
      "The value is of the right kind, but not one of those that are allowed, or too long, too small or empty.",
    bad: '{ "appearance": "boxed" }',
    good: '{ "appearance": "ruled" }',
  },
  "unknown-block": {
    title: "There is no such block",
    explanation: "The type names no block. A block's type is the name of its folder below blocks/.",
    bad: '{ "id": "questions", "type": "faqs", "props": {} }',
    good: '{ "id": "questions", "type": "faq", "props": {} }',
  },
  "duplicate-id": {
    title: "Two things have one id",
    explanation:
      "Pages have different ids, and so do the blocks of one page: links and the editor find them by it.",
    bad: '[{ "id": "map", "type": "map" }, { "id": "map", "type": "map" }]',
    good: '[{ "id": "map", "type": "map" }, { "id": "map-harbour", "type": "map" }]',
  },
  "unknown-token": {
    title: "A token names nothing",
    explanation:
      "A token in double braces quotes a text of the site, the page or the entry. A visitor would see a hole where this one is.",
    bad: "{{site.contact.phnoe}}",
    good: "{{site.contact.phone}}",
  },
  "unknown-entry": {
    title: "There is no such entry",
    explanation: "An entry's id is the name of its file without .md.",
    bad: '{ "bread": "ry" }',
    good: '{ "bread": "rye" }',
  },
  "unknown-collection": {
    title: "There is no such collection",
    explanation: "A folder of content/ holds the entries of a collection, and is named after it.",
    bad: "content/bread/rye.md",
    good: "content/breads/rye.md",
  },
  "future-entry": {
    title: "An entry is dated in the future",
    explanation:
      "The entry is left out of the build until its day has come where the build runs, in the time zone of that machine (the variable TZ). To see it before, build with --future; to publish it now, change its date.",
    bad: "date: 2199-01-01",
    good: "date: 2026-01-05",
  },
  "future-page": {
    title: "A page is to be published in the future",
    explanation:
      "The page is left out of the build until its day has come where the build runs, in the time zone of that machine (the variable TZ). It is checked as on that day. To see it before, build with --future; to publish it now, remove publishOn.",
    bad: '{ "path": "/christmas", "publishOn": "2199-12-24" }',
    good: '{ "path": "/christmas" }',
  },
  "exposed-key": {
    title: "A script can read the access key of the editor",
    explanation:
      "A script in site.head runs on each page of the site, and the editor at /admin is on the same origin. Browsers let all scripts of an origin read what one of them stores, so this one can take the key with which the editor writes to the repository of site.admin.publish, where somebody chose to stay signed in. Whoever can change the script, such as the host that it comes from, can do so too.",
    bad: '{ "head": { "scripts": [{ "src": "https://stats.example/script.js" }] }, "admin": { "publish": { … } } }',
    good: '{ "admin": { "publish": { … } } }',
  },
  "sample-fact": {
    title: "A sample is still there",
    explanation:
      "A site that is begun from a template has an address, a telephone number and names that nobody has, for you to write your own. Search engines are given them too. With site validate --published, which the workflow of site init has, this is an error.",
    bad: '"email": "hello@example.com"',
    good: '"email": "hello@millstreetbakery.example"',
  },
  "sample-text": {
    title: "The text of a sample is still there",
    explanation:
      "A block that is added in the editor begins with texts that say what to write. Visitors would read them as they are.",
    bad: '{ "type": "prose", "props": { "text": "Write here what visitors should know." } }',
    good: '{ "type": "prose", "props": { "text": "We are open on Saturdays." } }',
  },
  "expired-security": {
    title: "The security contact is out of date",
    explanation:
      "A security.txt says until when it holds, because an old contact is worse than none. Check that its contacts are still right, then move site.security.expires to a day within the next year.",
    bad: '{ "contact": ["mailto:security@example.com"], "expires": "2025-06-30" }',
    good: '{ "contact": ["mailto:security@example.com"], "expires": "2199-06-30" }',
  },
  "unknown-field": {
    title: "There is no such field",
    explanation:
      "The name is not one of the fields that content/model.json declares for the collection. It is often a misspelling.",
    bad: '{ "each": "breads", "sort": "pirce" }',
    good: '{ "each": "breads", "sort": "price" }',
  },
  "frame-content": {
    title: "A frame has no place for the page",
    explanation:
      'The blocks of site.frame stand around those of every page, so one of them, of type "content", says where these go.',
    bad: '{ "frame": [{ "id": "head", "type": "site-header", "props": {} }] }',
    good: '{ "frame": [{ "id": "head", "type": "site-header", "props": {} }, { "id": "content", "type": "content", "props": {} }] }',
  },
  "reserved-name": {
    title: "A name is taken",
    explanation:
      "Every site and every entry has some keys of its own, such as url or href, so the fields of a model need other names.",
    bad: '{ "settings": { "url": { "type": "object", "properties": {} } } }',
    good: '{ "settings": { "company": { "type": "object", "properties": {} } } }',
  },
  "token-type": {
    title: "A token does not fit its place",
    explanation:
      "A token passes on a value of another kind than its place needs: a picture where a text belongs, a list where one item belongs. It is reported once, where the token is written.",
    bad: '{ "title": "{{item.photo}}" }',
    good: '{ "title": "{{item.name}}", "picture": "{{item.photo}}" }',
  },
  "missing-value": {
    title: "A token has no value for a required key",
    explanation:
      "The key is required, and the field that the token names is empty in some entry. Fill the field in, make it required in content/model.json, or leave such entries out with where.",
    bad: '{ "each": "breads", "item": { "picture": "{{item.photo}}" } }',
    good: '{ "each": "breads", "where": { "photo": { "present": true } }, "item": { "picture": "{{item.photo}}" } }',
  },
  "token-format": {
    title: "A token's format can't be used",
    explanation:
      'Formats follow a bar: {{item.price | currency: "GBP"}}. There are currency, number, date, time, list, url, lower and upper.',
    bad: "{{item.price | money}}",
    good: '{{item.price | currency: "GBP"}}',
  },
} as const satisfies Record<string, CodeText>;
