// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { formatNumber, selectPlural } = formattersFor("en-GB");

export const messages = {
words: {
"file-missing": {
text: "This file is not there.",
hint: "Choose another file, or ask whoever looks after the site to add it.",
},
"file-unreadable": {
text: "This file can't be opened.",
hint: "Ask whoever looks after the site.",
},
"file-unreadable:too-large-file": {
text: "This file is too large.",
hint: "Take the largest part out of it.",
},
"stray-file": {
text: "There is a file here that the site doesn't use.",
hint: "It does no harm. Ask whoever looks after the site whether it can go.",
},
encoding: {
text: "There is a character here that can't be shown.",
hint: "Type the text around it again.",
},
"merge-marks": {
text: "Two versions of this file were joined, and both are still in it.",
hint: "Take out one of the two, and the lines of signs around them.",
},
"json-syntax": {
text: "This file can't be read: something in it is not written as it must be.",
hint: "Take another copy of it, or ask whoever looks after the site.",
},
"duplicate-key": {
text: "Something is written twice here, and only one of the two counts.",
hint: "Ask whoever looks after the site.",
},
"front-matter": {
text: "The fields of this entry can't be read.",
hint: "Mend the line that is named, or ask whoever looks after the site.",
},
"front-matter-code": {
text: "The fields of this entry are written in a way that is not allowed.",
hint: "Mend the line that is named, or ask whoever looks after the site.",
},
"bad-file-name": {
text: "This file has a name that can't be published.",
hint: "Rename it, with letters, digits and hyphens only.",
},
"bad-icon": {
text: "The drawing of this icon can't be used.",
hint: "Ask whoever looks after the site.",
},
"bad-font": {
text: "This font can't be used.",
hint: "Ask whoever looks after the site.",
},
"file-clash": {
text: (values: { hasOther: boolean; other: string | number }) => (values.hasOther ? `A file of the site has the address of ${values.other}.` : "A file of the site has the address of something else."),
hint: "Change the address of the page, or ask whoever looks after the site.",
},
"active-file": {
text: "A file that visitors can download is one that browsers or servers run.",
hint: "Ask whoever looks after the site.",
},
"file-kind": {
text: "A file that visitors can download is of an unusual kind, or not what its name says.",
hint: "Add it again as a PDF or a .zip file, or ask whoever looks after the site.",
},
"unordered-entry": {
text: "Some entries have no place in the order, so they come last.",
hint: "Move them to where they belong.",
},
"bad-block": {
text: "A block of this site does not work as it should.",
hint: "Ask whoever looks after the site.",
},
"runtime-styles": {
text: "The design of a part of this site does not work.",
hint: "Ask whoever looks after the site.",
},
"runtime-code": {
text: "A part of this site does not work in browsers.",
hint: "Ask whoever looks after the site.",
},
"missing-permission": {
text: "A part of this site does not work in browsers.",
hint: "Ask whoever looks after the site.",
},
"split-context": {
text: "A part of this site does not show what another one keeps.",
hint: "Ask whoever looks after the site.",
},
"missing-styles": {
text: "The design of a part of this site is not complete.",
hint: "Ask whoever looks after the site.",
},
"node-module": {
text: "The editor can't show a part of this page; the published page has it.",
hint: "Ask whoever looks after the site.",
},
"running-timer": {
text: "A block of this site leaves something running that does not end; the pages are right all the same.",
hint: "Ask whoever looks after the site.",
},
"config-version": {
text: "This site was made with a newer version of the editor.",
hint: "Ask whoever looks after the site to update it.",
},
"unknown-key": {
text: "There is something here that the site doesn't use.",
hint: "If you didn't write it, ask whoever looks after the site.",
},
"missing-key": {
text: (values: { hasField: boolean; kind?: string | undefined; field: string | number; fieldAtStart: string | number }) => (values.hasField ? (values.kind === "text" ? `Write the ${values.field}.` : (values.kind === "choice" ? `Choose the ${values.field}.` : (values.kind === "list" ? `“${values.fieldAtStart}” is empty.` : `Fill in the ${values.field}.`))) : "Something is missing here."),
hint: (values: { hasField: boolean; kind?: string | undefined; item: string | number }) => (values.hasField ? (values.kind === "text" ? "" : (values.kind === "choice" ? "" : (values.kind === "list" ? `Add the first ${values.item}.` : ""))) : "Ask whoever looks after the site."),
},
"wrong-type": {
text: (values: { hasField: boolean; fieldAtStart: string | number; type?: string | undefined }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} needs ${(values.type === "string" ? "a text" : (values.type === "number" ? "a number" : (values.type === "integer" ? "a whole number" : (values.type === "boolean" ? "yes or no" : (values.type === "array" ? "a list" : (values.type === "object" ? "fields of its own" : "another value"))))))}.`,
hint: "Fill it in again.",
},
"wrong-value": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} can't be written like this.`,
hint: "Write it in another way.",
},
"wrong-value:too-short": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} is too short.`,
hint: (values: { limit: number }) => `Write at least ${selectPlural(values.limit, { "one": `${values.limit} character`, "other": `${values.limit} characters` })}.`,
},
"wrong-value:too-long": {
text: (values: { hasField: boolean; fieldAtStart: string | number; length: number; limit: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} is too long: it has ${selectPlural(values.length, { "one": `${values.length} character`, "other": `${values.length} characters` })}, and ${values.limit} fit.`,
hint: (values: { excess: number }) => `Shorten it by ${selectPlural(values.excess, { "one": `${values.excess} character`, "other": `${values.excess} characters` })}.`,
},
"wrong-value:too-few": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} has too few items.`,
hint: (values: { lacking: string | number }) => `Add ${values.lacking} more.`,
},
"wrong-value:too-many": {
text: (values: { hasField: boolean; fieldAtStart: string | number; limit: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} has too many items: at most ${values.limit} fit.`,
hint: (values: { excess: string | number }) => `Remove ${values.excess}.`,
},
"wrong-value:too-small": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} is too small.`,
hint: (values: { limit: string | number }) => `Write ${values.limit} or more.`,
},
"wrong-value:too-large": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} is too large.`,
hint: (values: { limit: string | number }) => `Write ${values.limit} or less.`,
},
"wrong-value:no-such-day": {
text: "There is no such day.",
hint: "Choose another date.",
},
"wrong-value:before-start": {
text: "This ends before it starts.",
hint: "Choose an end that is later than the start.",
},
"wrong-value:currency": {
text: (values: { written: string | number }) => `“${values.written}” is not the code of a currency.`,
hint: "Write three capital letters, such as GBP, EUR or USD.",
},
"wrong-value:no-number": {
text: "No cell of this column has a number.",
hint: "Write numbers, or choose that it is sorted as a text and not added up.",
},
"wrong-value:no-days": {
text: "No cell of this column has a day.",
hint: "Give the cells days, or choose that the column is sorted as a text.",
},
"wrong-value:first-column": {
text: "The first column has no total: it names what a row is about.",
hint: "Put another column before it, or switch its total off.",
},
"wrong-value:never-holds": {
text: "What is asked for here can never be.",
hint: "Ask for something else, or take the condition away.",
},
"wrong-value:choice": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} is not one of the choices.`,
hint: (values: { hasChoices: boolean; choices: string | number }) => (values.hasChoices ? `Choose ${values.choices}.` : "Choose again."),
},
"wrong-value:language": {
text: "This is not one of the site's languages.",
hint: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `Write ${values.nearest}.` : "Choose another language, or add this one to those of the site."),
},
"wrong-value:no-such-name": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} is not there any more.`,
hint: "Choose again.",
},
"unknown-block": {
text: "The site has no block of this kind.",
hint: "Remove it, or ask whoever looks after the site to bring the block back.",
},
"duplicate-id": {
text: (values: { hasOther: boolean; other: string | number }) => (values.hasOther ? `${values.other} has the same name.` : "Two things on this page have the same name."),
hint: "Give one of the two another name.",
},
"unknown-token": {
text: "A detail is quoted here that does not exist.",
hint: "Remove it, then insert the detail again.",
},
"token-type": {
text: "The detail that is quoted here does not fit.",
hint: "Take another one, or write the text yourself.",
},
"token-format": {
text: "A detail that is quoted here can't be shown in this way.",
hint: "Remove it, then insert the detail again.",
},
"missing-value": {
text: (values: { hasField: boolean; fieldAtStart: string | number; hasOther: boolean; other: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")} quotes something that is empty${(values.hasOther ? `: ${values.other}` : "")}.`,
hint: "Fill it in there, or write a text here.",
},
"unknown-entry": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")}: what was chosen is not there any more.`,
hint: "Choose again.",
},
"unknown-entry:draft": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")}: what was chosen is a draft, which visitors do not see.`,
hint: "Publish it, or choose another.",
},
"unknown-entry:scheduled": {
text: (values: { hasField: boolean; fieldAtStart: string | number }) => `${(values.hasField ? `“${values.fieldAtStart}”` : "This")}: what was chosen is not published yet.`,
hint: "Publish it, or choose another.",
},
"unknown-collection": {
text: "The list that the entries are taken from does not exist.",
hint: "Choose another list, or ask whoever looks after the site.",
},
"unknown-field": {
text: "These entries have no such field.",
hint: "Choose another one.",
},
"future-entry": {
text: "The date is still to come, so visitors can't see this yet.",
hint: "It goes online on that day. To publish it now, change the date.",
},
"future-page": {
text: "The day is still to come, so visitors can't see this page yet.",
hint: "It goes online on that day. To publish it now, make it live.",
},
"exposed-key": {
text: "A script of this site can read the key with which you publish.",
hint: "Ask whoever looks after the site.",
},
"sample-fact": {
text: "This is still a sample that the site began with.",
hint: "Write your own, or take it out.",
},
"sample-text": {
text: "This text is still that of a sample.",
hint: "Write your own, or take it out.",
},
"expired-security": {
text: "The security contact is out of date, so nobody trusts it any more.",
hint: "Check that it is still right, then choose a day within the next year.",
},
"frame-content": {
text: "There is no place here for the blocks of the page.",
hint: "Add the block for them.",
},
"frame-content:second": {
text: "The blocks of the page stand here twice.",
hint: "Remove one of the two.",
},
"reserved-name": {
text: "This name is taken by every site.",
hint: "Ask whoever looks after the site.",
},
"missing-home": {
text: "The site has no home page.",
hint: "Publish the home page, or give its address to another page.",
},
"duplicate-route": {
text: (values: { hasOther: boolean; other: string | number }) => (values.hasOther ? `This address is taken already: ${values.other}.` : "This address is taken already."),
hint: "Give one of the two another address.",
},
"reserved-route": {
text: "This address can't be used.",
hint: "Choose another one, with letters, digits and hyphens.",
},
"reserved-route:kept": {
text: "This address is kept for the site itself.",
hint: "Choose another one.",
},
"reserved-route:slashes": {
text: "This address has two slashes in a row.",
hint: "Remove one of them.",
},
"reserved-route:braces": {
text: "Braces can't stand in this address.",
hint: "Remove them.",
},
"bad-link": {
text: "This is not a link that visitors can follow.",
hint: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `Did you mean “${values.nearest}”?` : "Choose a page, or paste the whole address of a website."),
},
"bad-link:invisible": {
text: "This address has a character in it that nobody sees.",
hint: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `Did you mean “${values.nearest}”?` : "Type the address again."),
},
"broken-link": {
text: (values: { hasWritten: boolean; written: string | number }) => (values.hasWritten ? `This link leads to “${values.written}”, a page that does not exist.` : "This link leads to a page that does not exist."),
hint: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `Did you mean “${values.nearest}”?` : "Choose another one, or remove the link."),
},
"broken-link:file": {
text: "This link leads to a file that does not exist.",
hint: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `Did you mean “${values.nearest}”?` : "Choose another one, or remove the link."),
},
"broken-link:draft": {
text: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `This link leads to a draft: “${values.nearest}”.` : "This link leads to a page that is a draft."),
hint: "Publish the page, or choose another one.",
},
"broken-link:scheduled": {
text: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `This link leads to a page that is not there yet: “${values.nearest}”.` : "This link leads to a page that is not there yet."),
hint: "Make the page live, choose another one, or add the link on the day.",
},
"broken-anchor": {
text: "This link leads to a part of a page that does not exist.",
hint: "Choose another part, or let it lead to the whole page.",
},
"redirect-loop": {
text: "These redirects lead round in a circle.",
hint: "Let one of them lead to a page.",
},
"shadowed-redirect": {
text: "There is a page at this old address, so nobody would be led on.",
hint: "Remove the redirect, or give the page another address.",
},
"left-out-redirect": {
text: (values: { hasHost: boolean; host: string | number }) => `${(values.hasHost ? `${values.host}` : "Some host")} can't do this redirect: it does not look at what is behind the question mark.`,
hint: "The page for missing addresses leads visitors on instead, if their browser runs scripts.",
},
"left-out-redirect:star": {
text: (values: { hasHost: boolean; host: string | number }) => `${(values.hasHost ? `${values.host}` : "Some host")} can't do this redirect: there are pages below this old address.`,
hint: "The page for missing addresses leads visitors on instead, if their browser runs scripts.",
},
"left-out-redirect:case": {
text: (values: { hasHost: boolean; host: string | number }) => `${(values.hasHost ? `${values.host}` : "Some host")} takes capitals for small letters, and there is a page at this address.`,
hint: "Remove the redirect.",
},
"left-out-redirect:covers": {
text: (values: { hasHost: boolean; host: string | number }) => `${(values.hasHost ? `${values.host}` : "Some host")} can't do this redirect: it would take the place of another one.`,
hint: "The page for missing addresses leads visitors on instead, if their browser runs scripts.",
},
"left-out-redirect:limit": {
text: (values: { hasHost: boolean; host: string | number }) => `These are more redirects than ${(values.hasHost ? `${values.host}` : "Some host")} reads.`,
hint: "The page for missing addresses leads visitors on instead, if their browser runs scripts.",
},
"left-out-redirect:http": {
text: (values: { hasHost: boolean; host: string | number }) => `${(values.hasHost ? `${values.host}` : "Some host")} can't lead to an address without https.`,
hint: "The page for missing addresses leads visitors on instead, if their browser runs scripts.",
},
"long-title": {
text: (values: { length: string | number; limit: string | number }) => `This title is too long for search results: it has ${values.length} characters, and about ${values.limit} are shown.`,
hint: "Shorten it, with what matters most at the start.",
},
"long-description": {
text: (values: { length: string | number; limit: string | number }) => `This text is too long for search results: it has ${values.length} characters, and about ${values.limit} are shown.`,
hint: "Shorten it, with what matters most at the start.",
},
"duplicate-title": {
text: (values: { hasOther: boolean; other: string | number }) => (values.hasOther ? `Another page has the same title: ${values.other}.` : "Another page has the same title."),
hint: "Say in each what is particular to it.",
},
"duplicate-description": {
text: (values: { hasOther: boolean; other: string | number }) => (values.hasOther ? `Another page has the same text for search results: ${values.other}.` : "Another page has the same text for search results."),
hint: "Say in each what is particular to it.",
},
"empty-page": {
text: "There is nothing on this page.",
hint: "Add a block, or make the page a draft.",
},
"second-heading": {
text: (values: { hasOther: boolean; other: string | number }) => (values.hasOther ? `The page has a main heading already: ${values.other}.` : "The page has a main heading already."),
hint: "Keep one of the two blocks.",
},
"skipped-heading": {
text: "This page has no main heading.",
hint: "Begin it with a block that has one.",
},
"skipped-heading:too-deep": {
text: "A heading in this text is too small for where it stands.",
hint: "Make it larger.",
},
"form-without-delivery": {
text: "This form has nowhere to send its messages.",
hint: "Fill in where they go, or mark it as a demonstration.",
},
"form-endpoint": {
text: "The address that this form sends to is not safe.",
hint: "Ask the form service for an address that begins with https.",
},
"form-field": {
text: "No number lies between the smallest and the largest.",
hint: "Swap the two.",
},
"form-field:no-options": {
text: "There is nothing to choose from.",
hint: "Add the choices.",
},
"form-field:no-endpoint": {
text: "This form can't send files.",
hint: "Remove this field, or fill in where the messages go.",
},
"form-field:not-as-json": {
text: "Files can't be sent in this way.",
hint: "Choose another way of sending.",
},
"form-field:no-kinds": {
text: "This form does not say which kinds of file it takes.",
hint: "Fill in the kinds that you can open, such as .pdf.",
},
"form-field:reserved-name": {
text: "A field can't be called this: browsers call a part of every form so.",
hint: "Give it another name.",
},
"form-field:no-address": {
text: "Nobody can get a copy: this form asks for no e-mail address.",
hint: "Add a field for an e-mail address, or send no copies.",
},
"form-handler": {
text: "Messages of this form would not arrive: the part of the site that receives them is older.",
hint: "Ask a developer to make it anew: site new form-handler.",
},
"form-handler:no-handler": {
text: "Messages of this form would not arrive: nothing receives them yet.",
hint: "Ask a developer to make what receives them: site new form-handler.",
},
"missing-captions": {
text: "This video has no captions for those who can't hear it.",
hint: "Choose a file of captions, or say that nothing is heard in it.",
},
"video-address": {
text: "This is not the address of a video on YouTube or Vimeo.",
hint: "Copy the address of the video's page, or choose a file.",
},
"filter-values": {
text: "The filter and the values of its list do not fit.",
hint: "Give each a list of values for each field, and each field an id of its own.",
},
"filter-values:no-such-day": {
text: (values: { written: string | number }) => `A filter by months needs days, and “${values.written}” is not one.`,
hint: "Choose another kind of filter, or give each a day.",
},
"filter-values:no-number": {
text: (values: { written: string | number }) => `A filter by a range needs numbers, and “${values.written}” is not one.`,
hint: "Write the number without a unit, or choose another kind of filter.",
},
"table-row": {
text: (values: { length: string | number; limit: string | number }) => `This row has ${values.length} cells, and the table has ${values.limit} columns.`,
hint: "Add or remove cells; one may be empty.",
},
"missing-picture": {
text: "This picture is not there.",
hint: "Choose another one, or add it again.",
},
"missing-picture:empty": {
text: "Choose a picture.",
hint: "None is chosen here yet.",
},
"missing-alt": {
text: "The picture needs a description.",
hint: "Say what it shows, for people who can't see it, or mark it as decorative.",
},
"untranslated-alt": {
text: (values: { language: string | number }) => `The picture has no description in this language: ${values.language}.`,
hint: "Say there what it shows.",
},
"bad-picture": {
text: "This picture can't be used.",
hint: "Save it again as JPEG or PNG, not larger than a screen.",
},
"unused-picture": {
text: "No page shows this picture.",
hint: "Use it or delete it.",
},
"unknown-icon": {
text: "There is no such icon.",
hint: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `Did you mean “${values.nearest}”?` : "Choose one from the list."),
},
"bad-embed": {
text: "This is not the address of a map.",
hint: "Choose Share, then Embed, on OpenStreetMap or Google Maps, and paste the address here.",
},
"bad-colour": {
text: "This is not a colour.",
hint: "Choose one.",
},
"low-contrast": {
text: (values: { hasColours: boolean; colour: string | number; background: string | number; contrast: string | number; limit: number }) => (values.hasColours ? `“${values.colour}” and “${values.background}” are too alike to read: their contrast is ${values.contrast} to 1, and text needs ${formatNumber(values.limit)}.` : "Two colours are too alike to read."),
hint: "Make one of them lighter or darker.",
},
"missing-font": {
text: "We don't have this font.",
hint: (values: { hasNearest: boolean; nearest: string | number }) => (values.hasNearest ? `Similar: ${values.nearest}.` : "Choose another one."),
},
"missing-letter": {
text: (values: { written: string | number; length: number }) => `Our fonts don’t have “${values.written}”, which is in our texts ${selectPlural(values.length, { "one": `${values.length} time`, "other": `${values.length} times` })}: visitors see it in another font.`,
hint: "Write it in another way, or choose a font that has it.",
},
"missing-letter:script": {
text: (values: { written: string | number }) => `Our fonts don’t have “${values.written}” and other letters of its script: visitors see them in another font.`,
hint: "Choose a font that has them.",
},
"missing-words": {
text: (values: { language: string | number }) => `Visitors read some fixed texts in English, since there are none in this language: ${values.language}.`,
hint: "Ask whoever looks after the site to add them.",
},
"missing-words:choice": {
text: (values: { language: string | number }) => `Some choices have no name in this language, so visitors read another one: ${values.language}.`,
hint: "Ask whoever looks after the site to add them.",
},
"dead-value": {
text: "By what is asked around it, a part of this never shows.",
hint: "Ask for something else, or take the condition away.",
},
"read-otherwise": {
text: "A part of this is not read: what stands behind a # in its file.",
hint: "Type the whole text here again.",
},
"markdown-html": {
text: "There is HTML in this text, which is not shown.",
hint: "Remove it, and format the text with the buttons above it.",
},
"unknown-markdown": {
text: (values: { written: string | number }) => `Visitors read “${values.written}” as it stands here.`,
hint: "Write it with the buttons above the text, or take it out.",
},
"unknown-markdown:unread": {
text: (values: { written: string | number }) => `Nobody reads what “${values.written}” says, because nothing in this text refers to it.`,
hint: "Refer to it in the text, or remove it.",
},
"unknown-markdown:open-code": {
text: (values: { written: string | number }) => `The code that begins with “${values.written}” has no end, so everything below it is code.`,
hint: "Close the code where it ends.",
},
"unknown-markdown:underlined": {
text: (values: { written: string | number }) => `“${values.written}” is a heading, because of the line of dashes right below it.`,
hint: "Put an empty line between the two, or make it a heading with the buttons above the text.",
},
"unknown-markdown:in-link": {
text: (values: { written: string | number }) => `The footnote “${values.written}” is within a link.`,
hint: "Move it behind the link.",
},
"unknown-markdown:taken-id": {
text: (values: { written: string | number }) => `The name “${values.written}” of this heading is one that the page has already.`,
hint: "Choose another name.",
},
"unknown-markdown:ignored": {
text: (values: { written: string | number }) => `“${values.written}” says something to another tool and does nothing here.`,
hint: "Remove it.",
},
"unknown-markdown:stars": {
text: (values: { written: string | number }) => `The stars of “${values.written}” are not on the page: what is between them is in italics.`,
hint: "Write × between numbers.",
},
"table-cells": {
text: (values: { written: string | number }) => `“${values.written}” is in a line of a table that has more cells than its head, so it would not be on the page.`,
hint: "Add a column to the table, or remove a cell from the line.",
},
"markdown-size": {
text: "This text is too long.",
hint: "Make several texts of it, or put empty lines between its parts.",
},
"markdown-depth": {
text: "There are too many lists or quotations inside each other.",
hint: "Take some levels out.",
},
"missing-text:link": {
text: "A link in this text has no words.",
hint: "Write what visitors are to click on.",
},
"missing-text:heading": {
text: "A heading in this text is empty.",
hint: "Write it, or remove it.",
},
"missing-timezone": {
text: "The site does not say in which time zone it is, so that nobody knows whether it is open now.",
hint: "Write the site's time zone in its settings, such as Europe/Paris, or that of this place here.",
},
},
fromDay: (values: { day: string | number }) => `It counts from ${values.day} on, when this goes online.`,
oncePublished: "It counts once this is no draft any more.",
formats: {
email: {
text: "This is not an e-mail address.",
hint: "Write one address, such as name@example.com.",
},
telephone: {
text: "This is not a telephone number.",
hint: "Write digits and spaces, such as 0116 496 0187.",
},
date: {
text: "This is not a date.",
hint: "Choose a day.",
},
hours: {
text: "These are not opening hours.",
hint: "Write days and times, such as Mo-Fr 08:00-18:00; Sa off.",
},
position: {
text: "This is not a place on the map.",
hint: "Paste the link of a map, or write latitude and longitude, such as 52.6369, -1.1398.",
},
"date-time": {
text: "This is not a date with a time.",
hint: "Choose a day and a time.",
},
duration: {
text: "This is not a duration.",
hint: "Fill in how many weeks, days, hours or minutes it takes.",
},
},
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
