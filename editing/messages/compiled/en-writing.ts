// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
write: "Write on the page",
place: (values: { text: string | number }) => `${values.text}, on the page`,
tools: "Writing tools",
done: "Done",
paragraph: "Plain text",
heading: "Heading",
subheading: "Smaller heading",
bullets: "Bulleted list",
numbers: "Numbered list",
quote: "Quote",
detail: "Phone number, address…",
picture: "Picture",
table: "Table",
line: "Dividing line",
link: "Link",
strong: "Bold",
emphasis: "Italic",
addRow: "Add a row",
addColumn: "Add a column",
removeRow: "Remove the row",
removeColumn: "Remove the column",
removeTable: "Remove the table",
unlink: "Remove the link",
leadsTo: (values: { address: string | number }) => `Leads to ${values.address}`,
more: "For what is selected",
insert: "Insert",
find: "What to insert",
findHint: "Such as heading or list",
nothing: "Nothing is called that.",
shows: "What the picture shows",
caption: "Caption",
removePicture: "Remove the picture",
notOnPage: "The page does not show this text yet",
notOnPageText: "Write it in its field.",
pictureMissing: "A picture is missing here",
choosePicture: "Choose the picture",
looksLikeMarkdown: "This looks like Markdown",
formatMarkdown: "Format it",
notAllPasted: "Not all of it could be pasted",
missingPictures: (values: { count: number }) => selectPlural(values.count, { "one": "The place of a picture is marked: choose it there.", "other": `The places of ${values.count} pictures are marked: choose them there.` }),
lostLinks: (values: { count: number }) => selectPlural(values.count, { "one": "A link that led to a place in the other document is plain words now.", "other": `${values.count} links that led to places in the other document are plain words now.` }),
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
