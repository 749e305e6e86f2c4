// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
done: "Entries exported",
inZip: (values: { number: number }) => `${selectPlural(values.number, { "one": "One file is", "other": `${values.number} files are` })} in entries.zip.`,
files: (values: { number: number }) => selectPlural(values.number, { "one": `${values.number} file`, "other": `${values.number} files` }),
title: "Export entries",
download: "Download entries.zip",
which: "Which ones",
changed: "Only those that you have changed",
all: "All of them",
unpack: "Whoever looks after the site unpacks the file in the site’s folder, where it puts each entry in its place below",
apart: ", and publishes the site again. The settings and pages are exported apart, with Export at the top.",
deleted: (values: { files: string | number }) => `These were deleted, which a zip can’t say: ${values.files}. Ask for them to be deleted too.`,
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
