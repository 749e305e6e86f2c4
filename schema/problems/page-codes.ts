import type { CodeText } from "./code-definition.ts";

export const pageCodes = {
  "missing-home": {
    title: "The site has no home page",
    explanation:
      "Visitors come to the site's own address first, so one page has the path / alone. A draft is not part of the site, and a redirect is not one on every host.",
    bad: '[{ "id": "home", "path": "/home" }]',
    good: '[{ "id": "home", "path": "/" }]',
  },
  "duplicate-route": {
    title: "Two pages have one address",
    explanation:
      "Only one of them could be published. Addresses that differ only in the case of letters count as the same, because some disks and servers can't tell them apart.",
    bad: '[{ "path": "/Services" }, { "path": "/services" }]',
    good: '[{ "path": "/services" }, { "path": "/services-for-families" }]',
  },
  "reserved-route": {
    title: "An address can't be used",
    explanation:
      "Blockwork itself needs /admin, /assets and /media, and some names and characters are refused by somebody's disk or server: con, a colon, a dot at the end.",
    bad: '{ "path": "/media" }',
    good: '{ "path": "/pictures" }',
  },
  "bad-link": {
    title: "A link can't be written into a page",
    explanation:
      "Links lead to a page of this site, to an anchor, or to an http, https, mailto or tel address. Everything else can do harm in a visitor's browser.",
    bad: "javascript:alert(1)",
    good: "https://www.example.com",
  },
  "broken-link": {
    title: "A link leads nowhere",
    explanation:
      "There is no page at this address of the site. Visitors would see the page for missing addresses.",
    bad: '{ "href": "/servcies" }',
    good: '{ "href": "/services" }',
  },
  "broken-anchor": {
    title: "A link leads to no place on its page",
    explanation:
      "The page exists, but nothing on it has this id. The id of a block is an anchor, and so is each heading of a text.",
    bad: '{ "href": "/services#proces" }',
    good: '{ "href": "/services#process" }',
  },
  "redirect-loop": {
    title: "Redirects go round in a circle",
    explanation:
      "Each of these addresses leads to the next and the last to the first, so a browser gives up.",
    bad: '[{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/a" }]',
    good: '[{ "from": "/a", "to": "/services" }]',
  },
  "shadowed-redirect": {
    title: "A redirect starts where a page or file is served",
    explanation:
      "A page is served in place of a redirect from its own address, and some hosts take capitals for small letters. Only a redirect that asks for a query, such as /?page_id=12, can start at a page, on a host that can ask for one.",
    bad: '{ "from": "/services", "to": "/" }',
    good: '{ "from": "/our-services", "to": "/services" }',
  },
  "left-out-redirect": {
    title: "The host has no rule for a redirect",
    explanation:
      "Not every host can do every redirect: ask for a query, serve a page below a star, tell capitals from small letters. What the host named in site.host can't do, or for a site that names none, some host that reads _redirects, is done by the script of the page for missing addresses.",
    bad: '{ "redirects": [{ "from": "/index.php?page=contact", "to": "/contact" }] }',
    good: '{ "host": "nginx", "redirects": [{ "from": "/index.php?page=contact", "to": "/contact" }] }',
  },
  "missing-text": {
    title: "A page has no title or description",
    explanation:
      "Search engines and link previews show both. Blank space, or a token for an empty text, is not one.",
    bad: '{ "title": " " }',
    good: '{ "title": "Our services" }',
  },
  "long-title": {
    title: "A title is too long for search results",
    explanation: "Search engines show about 60 characters and cut the rest off.",
    bad: '"title": "Sourdough breads, pastries and birthday cakes from the old mill beside the river"',
    good: '"title": "Sourdough breads from the old mill"',
  },
  "long-description": {
    title: "A description is too long for search results",
    explanation: "Search engines show about 160 characters and cut the rest off.",
    bad: '"description": "(more than 160 characters)"',
    good: '"description": "Planning and building regulations drawings for homes."',
  },
  "duplicate-title": {
    title: "Two pages have one title",
    explanation: "In search results and browser tabs nobody can tell them apart.",
    bad: '[{ "title": "Services" }, { "title": "Services" }]',
    good: '[{ "title": "Services" }, { "title": "Prices" }]',
  },
  "duplicate-description": {
    title: "Two pages have one description",
    explanation: "Search engines may take one of the pages for a copy of the other.",
    bad: '[{ "description": "We draw." }, { "description": "We draw." }]',
    good: '[{ "description": "We draw extensions." }, { "description": "What our drawings cost." }]',
  },
  "empty-page": {
    title: "A page has nothing on it",
    explanation:
      "Visitors would find the head and the foot of the site there, and nothing between them. Blocks that are hidden are not on the page.",
    bad: '{ "path": "/prices", "blocks": [] }',
    good: '{ "path": "/prices", "draft": true, "blocks": [] }',
  },
  "second-heading": {
    title: "A page has two main headings",
    explanation:
      "Screen readers and search engines take the one main heading (h1) for what the page is about.",
    bad: '[{ "type": "hero" }, { "type": "heading" }]',
    good: '[{ "type": "hero" }, { "type": "prose" }]',
  },
  "skipped-heading": {
    title: "A heading level is left out",
    explanation:
      "People who listen to a page move through it by its headings, and a gap sounds like a missing part. After ## comes ###, not ####; a page starts with a block that has its main heading.",
    bad: "## Lofts\n\n#### Stairs",
    good: "## Lofts\n\n### Stairs",
  },
  "form-without-delivery": {
    title: "A form does not send",
    explanation:
      'Without a delivery the form sends nothing, and tells the visitor so. Give it the site\'s form handler or the endpoint of a form service, or say "demonstration": true.',
    bad: '{ "type": "form", "props": { "title": "Write to us" } }',
    good: '{ "type": "form", "props": { "title": "Write to us", "delivery": { "endpoint": "https://forms.example.com/1" } } }',
  },
  "form-endpoint": {
    title: "A form sends to an address that is not safe",
    explanation: "What visitors write must travel encrypted, so the endpoint has to be an https address.",
    bad: '{ "endpoint": "http://forms.example.com/1" }',
    good: '{ "endpoint": "https://forms.example.com/1" }',
  },
  "form-field": {
    title: "A field of a form lacks what its kind needs",
    explanation:
      "A visitor could not fill it in, or the answer could not be sent: a list to choose from needs options, a file needs an endpoint that takes files, a form handler the kinds of file that it takes, a copy an address, a number a range that has one, and each a name that is not that of a part of every form, such as elements.",
    bad: '{ "name": "size", "label": "Size", "kind": "select" }',
    good: '{ "name": "size", "label": "Size", "kind": "select", "options": ["Small", "Large"] }',
  },
  "form-handler": {
    title: "The form handler is not made of this form",
    explanation:
      "The function that site new form-handler makes takes just the answers that the site's forms asked for when it was made, and checks them by the same rules. It refuses the messages of a form that was changed since then. The command makes it anew; in the build command of the host, before site build, it can't be forgotten.",
    bad: '{ "fields": [{ "name": "phone", "label": "Telephone" }] } and a form-handler/forms.js without it',
    good: "site new form-handler && site build",
  },
  "missing-captions": {
    title: "A video has no captions",
    explanation:
      "Who can't hear a film, or may not where they are, reads its captions: what is said, and what is heard besides. One in which nothing is said or heard is silent.",
    bad: '{ "file": "oven.mp4" }',
    good: '{ "file": "oven.mp4", "captions": [{ "file": "oven.en.vtt", "language": "en" }] }',
  },
  "video-address": {
    title: "A video is nowhere, or not where it can be shown from",
    explanation:
      "A video is a file of content/files, or has the address of its page on YouTube or Vimeo: other hosts' players are not known.",
    bad: '{ "address": "https://www.example.com/film" }',
    good: '{ "address": "https://vimeo.com/76979871" }',
  },
  "missing-timezone": {
    title: "It is not known in which time zone opening hours are",
    explanation:
      "Whether a place is open now is said by its own clock. A site that names no time zone is in UTC, which is an hour or more beside most places: then only the hours are shown. A place in UTC writes its own, such as Atlantic/Reykjavik.",
    bad: '{ "site": { "url": "https://mill.example" } }',
    good: '{ "site": { "url": "https://mill.example", "timezone": "Europe/Paris" } }',
  },
  "filter-values": {
    title: "A filter and the values of its list do not fit",
    explanation:
      'Each card, row or article has a list of values for each field of the filter above it, in their order, or visitors would look for one thing and find another. Each field has an id of its own. A field of the kind "month" needs days such as 2026-05-01, and one of the kind "range" needs numbers such as 85: names of months, and numbers with a unit, are for the kind "choice".',
    bad: '{ "filterBy": { "fields": [{ "id": "light", "title": "Light" }] }, "cards": [{ "title": "Iris" }] }',
    good: '{ "filterBy": { "fields": [{ "id": "light", "title": "Light" }] }, "cards": [{ "title": "Iris", "values": [["Full sun"]] }] }',
  },
  "table-row": {
    title: "A row of a table has too many or too few cells",
    explanation:
      "Each row has one cell for each column, or what stands in it would be read under the wrong heading.",
    bad: '{ "columns": [{ "title": "Bread" }, { "title": "Price" }], "rows": [{ "cells": ["Rye"] }] }',
    good: '{ "columns": [{ "title": "Bread" }, { "title": "Price" }], "rows": [{ "cells": ["Rye", "£5.20"] }] }',
  },
} as const satisfies Record<string, CodeText>;
