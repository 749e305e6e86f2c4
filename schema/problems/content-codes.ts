import type { CodeText } from "./code-definition.ts";

export const contentCodes = {
  "missing-picture": {
    title: "A picture does not exist",
    explanation:
      "Pictures are named by their file in content/media, letter for letter: most servers tell Desk.jpg from desk.jpg.",
    bad: '{ "picture": "Desk.jpg" }',
    good: '{ "picture": "desk.jpg" }',
  },
  "missing-alt": {
    title: "A picture has no alternative text",
    explanation:
      "People who can't see the picture hear its alternative text. Write it once in content/media/media.json, or mark the picture decorative if it says nothing.",
    bad: '{ "desk.jpg": {} }',
    good: '{ "desk.jpg": { "alt": "A desk with drawings" } }',
  },
  "untranslated-alt": {
    title: "A picture has no alternative text in a language",
    explanation:
      "The picture is on a page in another language than the site's own, and its alternative text is written in the site's own only, so it is read out in the wrong language. Write it in the page's language too, under alts.",
    bad: '{ "desk.jpg": { "alt": "A desk" } }, on a page in French',
    good: '{ "desk.jpg": { "alt": "A desk", "alts": { "fr": "Un bureau" } } }',
  },
  "bad-picture": {
    title: "A picture can't be used",
    explanation:
      "The file is not a JPEG, PNG, WebP, AVIF, GIF or SVG, is damaged, or is larger than any screen; or it is an SVG with a script, a text, an address or anything else that is no drawing.",
    bad: "content/media/desk.jpg (a renamed text)",
    good: "content/media/desk.jpg (saved again as JPEG)",
  },
  "unused-picture": {
    title: "A picture is not used",
    explanation: "No page shows it, so it is not published. Use it or delete it.",
    bad: "content/media/old-desk.jpg",
    good: '{ "picture": "old-desk.jpg" }',
  },
  "unknown-icon": {
    title: "There is no such icon",
    explanation:
      "Icons have the names that lucide.dev gives them; a site's own are SVG files in content/icons, by their names.",
    bad: '{ "icon": "rulers" }',
    good: '{ "icon": "ruler" }',
  },
  "bad-embed": {
    title: "A frame is not from a provider that is allowed",
    explanation:
      "A frame can show anything to your visitors, so only the embed addresses of OpenStreetMap and Google Maps are taken, over https.",
    bad: '{ "embed": "https://maps.example.com/1" }',
    good: '{ "embed": "https://www.openstreetmap.org/export/embed.html?bbox=…" }',
  },
  "bad-colour": {
    title: "A colour is not one",
    explanation: "Colours are written as a hash and six hexadecimal digits.",
    bad: '{ "accent": "brick" }',
    good: '{ "accent": "#b4532a" }',
  },
  "low-contrast": {
    title: "Two colours are too alike to read",
    explanation:
      "Text needs a contrast of 4.5 to 1 with what is behind it (WCAG 2.2, 1.4.3). Make one lighter or the other darker.",
    bad: '{ "paper": "#ffffff", "quiet": "#aaaaaa" }',
    good: '{ "paper": "#ffffff", "quiet": "#5f5f5f" }',
  },
  "missing-font": {
    title: "A font is not there",
    explanation:
      "A font of the theme is the name of an installed @fontsource-variable package, or a file of content/fonts such as fonts/brand.woff2.",
    bad: '{ "textFont": "instrument" }',
    good: '{ "textFont": "instrument-sans" }',
  },
  "missing-letter": {
    title: "No font of the site has a letter",
    explanation:
      "Neither of the theme's fonts has the letter, so visitors see it in a font of their system, beside letters of another shape and weight. It is reported once, at its first place, with how often it is in the texts; so are the letters of a script that the fonts have not at all. Code, signs and emoji are not looked at, nor a site whose theme.scss brings fonts of its own or names system-ui, nor the scripts of Chinese, Japanese and Korean on a site in these languages.",
    bad: '{ "textFont": "instrument-sans" }, and "Thẩm Dương" in a text',
    good: '{ "textFont": "public-sans" }, which has the letters of Vietnamese',
  },
  "missing-words": {
    title: "Fixed texts are missing in a language",
    explanation:
      "Blocks have fixed texts, such as Menu and Close, in a few languages. In all others visitors read English until the texts are written in site.words. A block of the site's own has them in blocks/NAME/messages, and visitors read what is missing there in another language that has it. The choices of a field that are named by language in enumTitles lack a name then, and visitors read the English one or the first.",
    bad: '{ "language": "it" }',
    good: '{ "language": "it", "words": { "it": { "menu": "Menu", "close": "Chiudi" } } }',
  },
  "dead-value": {
    title: "A value that is never there",
    explanation:
      "A condition that stands within another one may be settled by it: what asks for the opposite never holds, and what is in the else of one that asks for the same is never there. A condition that asks for nothing always holds.",
    bad: '{ "if": { "entry.stock": 0 }, "value": "Sold out", "else": { "if": { "entry.stock": 0 }, "value": "Ask us" } }',
    good: '{ "if": { "entry.stock": 0 }, "value": "Sold out", "else": { "if": { "entry.stock": 1 }, "value": "The last one" } }',
  },
  "read-otherwise": {
    title: "A field is read otherwise than it is written",
    explanation:
      "In YAML a # behind a space starts a comment, and some numbers have another form: 0116 is 116. Without a warning, a part of what was written would be missing on the page.",
    bad: "title: Number #5 and # so on",
    good: 'title: "Number #5 and # so on"',
  },
  "markdown-html": {
    title: "HTML in a text",
    explanation:
      "Texts are Markdown. HTML is not passed on, because it could do harm in a visitor's browser; to show a < write a backslash before it.",
    bad: "<b>Free</b> consultation",
    good: "**Free** consultation",
  },
  "unknown-markdown": {
    title: "Markdown that is not known here",
    explanation:
      "Other tools read more into a text: boxes, formulas, shortcodes, attributes. Here visitors would read it as it is written. So they would a footnote that is not written, and a mark of emphasis that neither opens nor closes. What Markdown reads otherwise than it looks is reported too: a footnote or an address that nothing refers to, code without an end, a line that becomes a heading by the one below it.",
    bad: ":::note\nOpen on Sundays\n:::",
    good: "> [!NOTE]\n> Open on Sundays",
  },
  "table-cells": {
    title: "A line of a table has more cells than its head",
    explanation:
      "A table of Markdown has as many columns as its first line, and what a line has beyond them would be nowhere on the page. A bar that belongs to the words of a cell has a backslash before it.",
    bad: "| Day | Open |\n| --- | --- |\n| Monday | 9 | closed at noon |",
    good: "| Day | Open | |\n| --- | --- | --- |\n| Monday | 9 | closed at noon |",
  },
  "markdown-size": {
    title: "A text is too long",
    explanation:
      "A text of up to 1,000,000 characters is taken; tables, lists and code may be as long as it. A paragraph, an item or a cell has up to 20,000 characters and 1,500 marks such as * and [, each of which may belong to each other one, and an item of a list or a quotation up to 5,000 lines.",
    bad: "(a paragraph of 50,000 characters)",
    good: "(the same in several paragraphs, with an empty line between them)",
  },
  "markdown-depth": {
    title: "A text is nested too deep",
    explanation:
      "Lists, quotations or emphasis inside each other more than 32 times are a slip of the keyboard or an attack.",
    bad: "> > > > > > (and so on)",
    good: "> A quotation",
  },
} as const satisfies Record<string, CodeText>;
