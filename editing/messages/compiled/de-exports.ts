// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-exports.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
done: "Einträge exportiert",
inZip: (values) => selectPlural(values.number, { "one": "Eine Datei ist in entries.zip.", "other": `${values.number} Dateien sind in entries.zip.` }),
files: (values) => selectPlural(values.number, { "one": `${values.number} Datei`, "other": `${values.number} Dateien` }),
title: "Einträge exportieren",
download: "entries.zip herunterladen",
which: "Welche",
changed: "Nur die, die Sie geändert haben",
all: "Alle",
unpack: "Wer sich um die Website kümmert, entpackt die Datei im Ordner der Website, wo jeder Eintrag an seinen Platz kommt, unter",
apart: ", und veröffentlicht die Website neu. Einstellungen und Seiten exportieren Sie getrennt davon, oben mit „Exportieren“.",
deleted: (values) => `Diese wurden gelöscht, was eine Zip-Datei nicht sagen kann: ${values.files}. Bitten Sie darum, dass auch sie gelöscht werden.`,
};
