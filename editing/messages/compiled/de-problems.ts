// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-problems.ts";

const { formatNumber, selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
words: {
"file-missing": {
text: "Diese Datei ist nicht da.",
hint: "Wählen Sie eine andere, oder bitten Sie darum, sie hinzuzufügen.",
},
"file-unreadable": {
text: "Diese Datei lässt sich nicht öffnen.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"file-unreadable:too-large-file": {
text: "Diese Datei ist zu groß.",
hint: "Nehmen Sie den größten Teil heraus.",
},
"stray-file": {
text: "Hier liegt eine Datei, die die Website nicht verwendet.",
hint: "Sie schadet nicht. Fragen Sie die Person, die die Website betreut, ob sie weg kann.",
},
encoding: {
text: "Hier steht ein Zeichen, das sich nicht anzeigen lässt.",
hint: "Tippen Sie den Text an dieser Stelle neu.",
},
"merge-marks": {
text: "Zwei Fassungen dieser Datei wurden zusammengeführt, und beide stehen noch darin.",
hint: "Nehmen Sie eine der beiden heraus, und die Zeilen aus Zeichen um sie herum.",
},
"json-syntax": {
text: "Diese Datei lässt sich nicht lesen: Etwas darin ist nicht richtig geschrieben.",
hint: "Nehmen Sie eine andere Kopie, oder fragen Sie die Person, die die Website betreut.",
},
"duplicate-key": {
text: "Hier steht etwas doppelt, und nur eines von beiden zählt.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"front-matter": {
text: "Die Felder dieses Eintrags lassen sich nicht lesen.",
hint: "Korrigieren Sie die genannte Zeile, oder fragen Sie die Person, die die Website betreut.",
},
"front-matter-code": {
text: "Die Felder dieses Eintrags sind in einer Weise geschrieben, die nicht erlaubt ist.",
hint: "Korrigieren Sie die genannte Zeile, oder fragen Sie die Person, die die Website betreut.",
},
"bad-file-name": {
text: "Unter diesem Namen lässt sich die Datei nicht veröffentlichen.",
hint: "Benennen Sie sie um, nur mit Buchstaben, Ziffern und Bindestrichen.",
},
"bad-icon": {
text: "Die Zeichnung dieses Symbols lässt sich nicht verwenden.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"bad-font": {
text: "Diese Schrift lässt sich nicht verwenden.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"file-clash": {
text: (values) => (values.hasOther ? `Eine Datei der Website hat dieselbe Adresse: ${values.other}.` : "Eine Datei der Website hat dieselbe Adresse wie etwas anderes."),
hint: "Ändern Sie die Adresse der Seite, oder fragen Sie die Person, die die Website betreut.",
},
"active-file": {
text: "Eine Datei zum Herunterladen ist eine, die Browser oder Server ausführen.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"file-kind": {
text: "Eine Datei zum Herunterladen hat eine ungewöhnliche Art, oder sie ist nicht, was ihr Name sagt.",
hint: "Fügen Sie sie als PDF oder ZIP-Datei neu hinzu, oder fragen Sie die Person, die die Website betreut.",
},
"unordered-entry": {
text: "Einige Einträge haben keinen Platz in der Reihenfolge und kommen deshalb zuletzt.",
hint: "Schieben Sie sie dorthin, wo sie hingehören.",
},
"bad-block": {
text: "Ein Block dieser Website funktioniert nicht richtig.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"runtime-styles": {
text: "Die Gestaltung eines Teils dieser Website funktioniert nicht.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"runtime-code": {
text: "Ein Teil dieser Website funktioniert im Browser nicht.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"missing-permission": {
text: "Ein Teil dieser Website funktioniert im Browser nicht.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"split-context": {
text: "Ein Teil dieser Website zeigt nicht, was ein anderer festhält.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"missing-styles": {
text: "Die Gestaltung eines Teils dieser Website ist unvollständig.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"node-module": {
text: "Der Editor kann einen Teil dieser Seite nicht zeigen; auf der veröffentlichten Seite steht er.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"running-timer": {
text: "Ein Block dieser Website lässt etwas laufen, das nicht endet; die Seiten sind trotzdem richtig.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"config-version": {
text: "Diese Website wurde mit einer neueren Version des Editors erstellt.",
hint: "Bitten Sie die Person, die die Website betreut, um die neue Version.",
},
"unknown-key": {
text: "Hier steht etwas, das die Website nicht verwendet.",
hint: "Wenn Sie es nicht geschrieben haben: Fragen Sie die Person, die die Website betreut.",
},
"missing-key": {
text: (values) => (values.hasField ? (values.kind === "list" ? `„${values.fieldAtStart}“ ist noch leer.` : `„${values.field}“ fehlt noch.`) : "Hier fehlt etwas."),
hint: (values) => (values.hasField ? (values.kind === "text" ? "Schreiben Sie hier einen Text." : (values.kind === "choice" ? "Wählen Sie etwas aus." : (values.kind === "list" ? `Fügen Sie etwas hinzu: ${values.item}.` : "Füllen Sie das Feld aus."))) : "Fragen Sie die Person, die die Website betreut."),
},
"wrong-type": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")}: Hier gehört ${(values.type === "string" ? "ein Text" : (values.type === "number" ? "eine Zahl" : (values.type === "integer" ? "eine ganze Zahl" : (values.type === "boolean" ? "Ja oder Nein" : (values.type === "array" ? "eine Liste" : (values.type === "object" ? "eine Gruppe von Feldern" : "etwas anderes"))))))} hin.`,
hint: "Füllen Sie das Feld neu aus.",
},
"wrong-value": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} lässt sich so nicht schreiben.`,
hint: "Schreiben Sie es anders.",
},
"wrong-value:too-short": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} ist zu kurz.`,
hint: (values) => `Schreiben Sie mindestens ${selectPlural(values.limit, { "other": `${values.limit} Zeichen` })}.`,
},
"wrong-value:too-long": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} ist zu lang: ${selectPlural(values.length, { "other": `${values.length} Zeichen` })}, höchstens ${values.limit} passen.`,
hint: (values) => `Kürzen Sie um ${selectPlural(values.excess, { "other": `${values.excess} Zeichen` })}.`,
},
"wrong-value:too-few": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} enthält zu wenig.`,
hint: (values) => `Fügen Sie noch ${values.lacking} hinzu.`,
},
"wrong-value:too-many": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} enthält zu viel: Höchstens ${values.limit} passen.`,
hint: (values) => `Entfernen Sie ${values.excess}.`,
},
"wrong-value:too-small": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} ist zu klein.`,
hint: (values) => `Schreiben Sie ${values.limit} oder mehr.`,
},
"wrong-value:too-large": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} ist zu groß.`,
hint: (values) => `Schreiben Sie ${values.limit} oder weniger.`,
},
"wrong-value:no-such-day": {
text: "Diesen Tag gibt es nicht.",
hint: "Wählen Sie ein anderes Datum.",
},
"wrong-value:before-start": {
text: "Das endet, bevor es beginnt.",
hint: "Wählen Sie ein Ende, das später ist als der Anfang.",
},
"wrong-value:currency": {
text: (values) => `„${values.written}“ ist nicht das Kürzel einer Währung.`,
hint: "Schreiben Sie drei Großbuchstaben, etwa GBP, EUR oder USD.",
},
"wrong-value:no-number": {
text: "In keiner Zelle dieser Spalte steht eine Zahl.",
hint: "Schreiben Sie Zahlen, oder lassen Sie die Spalte als Text sortieren und nicht zusammenzählen.",
},
"wrong-value:no-days": {
text: "In keiner Zelle dieser Spalte steht ein Tag.",
hint: "Geben Sie den Zellen Tage, oder lassen Sie die Spalte als Text sortieren.",
},
"wrong-value:first-column": {
text: "Die erste Spalte hat keine Summe: Sie nennt, worum es in einer Zeile geht.",
hint: "Stellen Sie eine andere Spalte davor, oder schalten Sie die Summe aus.",
},
"wrong-value:never-holds": {
text: "Was hier verlangt wird, trifft nie zu.",
hint: "Verlangen Sie etwas anderes, oder entfernen Sie die Bedingung.",
},
"wrong-value:choice": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")}: Das steht nicht zur Wahl.`,
hint: (values) => (values.hasChoices ? `Wählen Sie ${values.choices}.` : "Wählen Sie noch einmal."),
},
"wrong-value:language": {
text: "Das ist keine der Sprachen dieser Website.",
hint: (values) => (values.hasNearest ? `Schreiben Sie ${values.nearest}.` : "Wählen Sie eine andere Sprache, oder fügen Sie diese zu denen der Website hinzu."),
},
"wrong-value:no-such-name": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")}: Das gibt es nicht mehr.`,
hint: "Wählen Sie noch einmal.",
},
"unknown-block": {
text: "Die Website hat keinen Block dieser Art.",
hint: "Entfernen Sie ihn, oder bitten Sie die Person, die die Website betreut, den Block zurückzubringen.",
},
"duplicate-id": {
text: (values) => (values.hasOther ? `Das heißt genauso: ${values.other}.` : "Zwei Dinge auf dieser Seite heißen gleich."),
hint: "Geben Sie einem der beiden einen anderen Namen.",
},
"unknown-token": {
text: "Hier wird eine Angabe zitiert, die es nicht gibt.",
hint: "Entfernen Sie sie, und fügen Sie die Angabe neu ein.",
},
"token-type": {
text: "Die Angabe, die hier zitiert wird, passt nicht.",
hint: "Nehmen Sie eine andere, oder schreiben Sie den Text selbst.",
},
"token-format": {
text: "Eine Angabe, die hier zitiert wird, lässt sich so nicht darstellen.",
hint: "Entfernen Sie sie, und fügen Sie die Angabe neu ein.",
},
"missing-value": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")} zitiert etwas, das leer ist${(values.hasOther ? `: ${values.other}` : "")}.`,
hint: "Füllen Sie es dort aus, oder schreiben Sie hier einen Text.",
},
"unknown-entry": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Das")}: Was gewählt war, gibt es nicht mehr.`,
hint: "Wählen Sie noch einmal.",
},
"unknown-entry:draft": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Hier")}: Was gewählt wurde, ist ein Entwurf, den Besucher nicht sehen.`,
hint: "Veröffentlichen Sie es, oder wählen Sie etwas anderes.",
},
"unknown-entry:scheduled": {
text: (values) => `${(values.hasField ? `„${values.fieldAtStart}“` : "Hier")}: Was gewählt wurde, ist noch nicht veröffentlicht.`,
hint: "Veröffentlichen Sie es, oder wählen Sie etwas anderes.",
},
"unknown-collection": {
text: "Die Liste, aus der die Einträge kommen, gibt es nicht.",
hint: "Wählen Sie eine andere, oder fragen Sie die Person, die die Website betreut.",
},
"unknown-field": {
text: "Diese Einträge haben kein solches Feld.",
hint: "Wählen Sie ein anderes.",
},
"future-entry": {
text: "Das Datum liegt in der Zukunft, deshalb ist dies noch nicht zu sehen.",
hint: "An diesem Tag geht es online. Soll es jetzt online gehen, ändern Sie das Datum.",
},
"future-page": {
text: "Der Tag liegt in der Zukunft, deshalb ist diese Seite noch nicht zu sehen.",
hint: "An diesem Tag geht sie online. Soll sie jetzt online gehen, schalten Sie sie live.",
},
"exposed-key": {
text: "Ein Skript dieser Website kann den Schlüssel lesen, mit dem Sie veröffentlichen.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"sample-fact": {
text: "Das ist noch ein Muster, mit dem die Website begonnen hat.",
hint: "Schreiben Sie Ihre eigene Angabe, oder nehmen Sie sie heraus.",
},
"sample-text": {
text: "Dieser Text ist noch der eines Musters.",
hint: "Schreiben Sie einen eigenen, oder nehmen Sie ihn heraus.",
},
"expired-security": {
text: "Der Sicherheitskontakt ist abgelaufen, deshalb verlässt sich niemand mehr darauf.",
hint: "Prüfen Sie, ob er noch stimmt, und wählen Sie dann einen Tag innerhalb des nächsten Jahres.",
},
"frame-content": {
text: "Hier ist kein Platz für die Blöcke der Seite.",
hint: "Fügen Sie den Block dafür hinzu.",
},
"frame-content:second": {
text: "Die Blöcke der Seite stehen hier zweimal.",
hint: "Entfernen Sie einen der beiden Plätze.",
},
"reserved-name": {
text: "Dieser Name gehört schon zu jeder Website.",
hint: "Fragen Sie die Person, die die Website betreut.",
},
"missing-home": {
text: "Die Website hat keine Startseite.",
hint: "Veröffentlichen Sie die Startseite, oder geben Sie ihre Adresse einer anderen Seite.",
},
"duplicate-route": {
text: (values) => (values.hasOther ? `Diese Adresse ist schon vergeben: ${values.other}.` : "Diese Adresse ist schon vergeben."),
hint: "Geben Sie einer der beiden eine andere Adresse.",
},
"reserved-route": {
text: "Diese Adresse lässt sich nicht verwenden.",
hint: "Wählen Sie eine andere, mit Buchstaben, Ziffern und Bindestrichen.",
},
"reserved-route:kept": {
text: "Diese Adresse braucht die Website selbst.",
hint: "Wählen Sie eine andere.",
},
"reserved-route:slashes": {
text: "In dieser Adresse stehen zwei Schrägstriche hintereinander.",
hint: "Entfernen Sie einen davon.",
},
"reserved-route:braces": {
text: "In dieser Adresse sind keine geschweiften Klammern möglich.",
hint: "Entfernen Sie sie.",
},
"bad-link": {
text: "Diesem Link kann niemand folgen.",
hint: (values) => (values.hasNearest ? `Meinten Sie „${values.nearest}“?` : "Wählen Sie eine Seite, oder fügen Sie die ganze Adresse einer Website ein."),
},
"bad-link:invisible": {
text: "In dieser Adresse ist ein Zeichen, das niemand sieht.",
hint: (values) => (values.hasNearest ? `Meinten Sie „${values.nearest}“?` : "Geben Sie die Adresse neu ein."),
},
"broken-link": {
text: (values) => (values.hasWritten ? `Dieser Link führt zu „${values.written}“, einer Seite, die es nicht gibt.` : "Dieser Link führt zu einer Seite, die es nicht gibt."),
hint: (values) => (values.hasNearest ? `Meinten Sie „${values.nearest}“?` : "Wählen Sie ein anderes Ziel, oder entfernen Sie den Link."),
},
"broken-link:file": {
text: "Dieser Link führt zu einer Datei, die es nicht gibt.",
hint: (values) => (values.hasNearest ? `Meinten Sie „${values.nearest}“?` : "Wählen Sie ein anderes Ziel, oder entfernen Sie den Link."),
},
"broken-link:draft": {
text: (values) => (values.hasNearest ? `Dieser Link führt zu einem Entwurf: „${values.nearest}“.` : "Dieser Link führt zu einer Seite, die noch ein Entwurf ist."),
hint: "Veröffentlichen Sie die Seite, oder wählen Sie eine andere.",
},
"broken-link:scheduled": {
text: (values) => (values.hasNearest ? `Dieser Link führt zu einer Seite, die es noch nicht gibt: „${values.nearest}“.` : "Dieser Link führt zu einer Seite, die es noch nicht gibt."),
hint: "Schalten Sie die Seite live, wählen Sie eine andere, oder setzen Sie den Link erst an dem Tag.",
},
"broken-anchor": {
text: "Dieser Link führt zu einer Stelle, die es auf der Seite nicht gibt.",
hint: "Wählen Sie eine andere Stelle, oder lassen Sie ihn zur ganzen Seite führen.",
},
"redirect-loop": {
text: "Diese Weiterleitungen führen im Kreis.",
hint: "Lassen Sie eine davon zu einer Seite führen.",
},
"shadowed-redirect": {
text: "An dieser alten Adresse steht eine Seite, deshalb würde niemand weitergeleitet.",
hint: "Entfernen Sie die Weiterleitung, oder geben Sie der Seite eine andere Adresse.",
},
"left-out-redirect": {
text: (values) => `${(values.hasHost ? `${values.host}` : "Mancher Hoster")} kann diese Weiterleitung nicht: Was hinter dem Fragezeichen steht, wird dort nicht beachtet.`,
hint: "Stattdessen leitet die Seite für fehlende Adressen weiter, wenn der Browser Skripte ausführt.",
},
"left-out-redirect:star": {
text: (values) => `${(values.hasHost ? `${values.host}` : "Mancher Hoster")} kann diese Weiterleitung nicht: Unter dieser alten Adresse gibt es Seiten.`,
hint: "Stattdessen leitet die Seite für fehlende Adressen weiter, wenn der Browser Skripte ausführt.",
},
"left-out-redirect:case": {
text: (values) => `${(values.hasHost ? `${values.host}` : "Mancher Hoster")} unterscheidet Groß- und Kleinbuchstaben nicht, und an dieser Adresse steht eine Seite.`,
hint: "Entfernen Sie die Weiterleitung.",
},
"left-out-redirect:covers": {
text: (values) => `${(values.hasHost ? `${values.host}` : "Mancher Hoster")} kann diese Weiterleitung nicht: Sie würde eine andere ersetzen.`,
hint: "Stattdessen leitet die Seite für fehlende Adressen weiter, wenn der Browser Skripte ausführt.",
},
"left-out-redirect:limit": {
text: (values) => `Das sind mehr Weiterleitungen, als ${(values.hasHost ? `${values.host}` : "Mancher Hoster")} liest.`,
hint: "Stattdessen leitet die Seite für fehlende Adressen weiter, wenn der Browser Skripte ausführt.",
},
"left-out-redirect:http": {
text: (values) => `${(values.hasHost ? `${values.host}` : "Mancher Hoster")} kann nicht zu einer Adresse ohne https weiterleiten.`,
hint: "Stattdessen leitet die Seite für fehlende Adressen weiter, wenn der Browser Skripte ausführt.",
},
"long-title": {
text: (values) => `Dieser Titel ist zu lang für Suchergebnisse: ${values.length} Zeichen, etwa ${values.limit} werden gezeigt.`,
hint: "Kürzen Sie ihn, mit dem Wichtigsten am Anfang.",
},
"long-description": {
text: (values) => `Dieser Text ist zu lang für Suchergebnisse: ${values.length} Zeichen, etwa ${values.limit} werden gezeigt.`,
hint: "Kürzen Sie ihn, mit dem Wichtigsten am Anfang.",
},
"duplicate-title": {
text: (values) => (values.hasOther ? `Eine andere Seite hat denselben Titel: ${values.other}.` : "Eine andere Seite hat denselben Titel."),
hint: "Schreiben Sie in jeden, was diese Seite von der anderen unterscheidet.",
},
"duplicate-description": {
text: (values) => (values.hasOther ? `Eine andere Seite hat denselben Text für Suchergebnisse: ${values.other}.` : "Eine andere Seite hat denselben Text für Suchergebnisse."),
hint: "Schreiben Sie in jeden, was diese Seite von der anderen unterscheidet.",
},
"empty-page": {
text: "Auf dieser Seite steht nichts.",
hint: "Fügen Sie einen Block hinzu, oder machen Sie die Seite zu einem Entwurf.",
},
"second-heading": {
text: (values) => (values.hasOther ? `Die Seite hat schon eine Hauptüberschrift: ${values.other}.` : "Die Seite hat schon eine Hauptüberschrift."),
hint: "Behalten Sie einen der beiden Blöcke.",
},
"skipped-heading": {
text: "Diese Seite hat keine Hauptüberschrift.",
hint: "Beginnen Sie sie mit einem Block, der eine hat.",
},
"skipped-heading:too-deep": {
text: "Eine Überschrift in diesem Text ist zu klein für ihre Stelle.",
hint: "Machen Sie sie größer.",
},
"form-without-delivery": {
text: "Dieses Formular kann seine Nachrichten nirgendwohin senden.",
hint: "Füllen Sie aus, wohin sie gehen, oder kennzeichnen Sie es als Vorführung.",
},
"form-endpoint": {
text: "Die Adresse, an die dieses Formular sendet, ist nicht sicher.",
hint: "Bitten Sie den Formulardienst um eine Adresse, die mit https beginnt.",
},
"form-field": {
text: "Keine Zahl liegt zwischen der kleinsten und der größten.",
hint: "Vertauschen Sie die beiden.",
},
"form-field:no-options": {
text: "Es gibt nichts auszuwählen.",
hint: "Fügen Sie die Möglichkeiten hinzu.",
},
"form-field:no-endpoint": {
text: "Dieses Formular kann keine Dateien senden.",
hint: "Entfernen Sie dieses Feld, oder füllen Sie aus, wohin die Nachrichten gehen.",
},
"form-field:not-as-json": {
text: "So lassen sich keine Dateien senden.",
hint: "Wählen Sie eine andere Art zu senden.",
},
"form-field:no-kinds": {
text: "Dieses Formular sagt nicht, welche Arten von Dateien es annimmt.",
hint: "Füllen Sie die Arten aus, die Sie öffnen können, zum Beispiel .pdf.",
},
"form-field:reserved-name": {
text: "So kann ein Feld nicht heißen: Browser nennen einen Teil jedes Formulars so.",
hint: "Geben Sie ihm einen anderen Namen.",
},
"form-field:no-address": {
text: "Niemand kann eine Kopie bekommen: Dieses Formular fragt nach keiner E-Mail-Adresse.",
hint: "Fügen Sie ein Feld für eine E-Mail-Adresse hinzu, oder senden Sie keine Kopien.",
},
"form-handler": {
text: "Nachrichten dieses Formulars kämen nicht an: Der Teil der Website, der sie empfängt, ist älter.",
hint: "Bitten Sie jemanden, der entwickelt, ihn neu zu erzeugen: site new form-handler.",
},
"form-handler:no-handler": {
text: "Nachrichten dieses Formulars kämen nicht an: Noch empfängt sie nichts.",
hint: "Bitten Sie jemanden, der entwickelt, den Empfänger zu erzeugen: site new form-handler.",
},
"missing-captions": {
text: "Dieses Video hat keine Untertitel für alle, die es nicht hören können.",
hint: "Wählen Sie eine Datei mit Untertiteln, oder sagen Sie, dass darin nichts zu hören ist.",
},
"video-address": {
text: "Das ist nicht die Adresse eines Videos auf YouTube oder Vimeo.",
hint: "Kopieren Sie die Adresse der Seite des Videos, oder wählen Sie eine Datei.",
},
"filter-values": {
text: "Der Filter und die Werte seiner Liste passen nicht zusammen.",
hint: "Geben Sie jedem eine Liste von Werten für jedes Feld, und jedem Feld eine eigene Kennung.",
},
"filter-values:no-such-day": {
text: (values) => `Ein Filter nach Monaten braucht Tage, und „${values.written}“ ist keiner.`,
hint: "Wählen Sie eine andere Art von Filter, oder geben Sie jedem einen Tag.",
},
"filter-values:no-number": {
text: (values) => `Ein Filter nach einem Bereich braucht Zahlen, und „${values.written}“ ist keine.`,
hint: "Schreiben Sie die Zahl ohne Einheit, oder wählen Sie eine andere Art von Filter.",
},
"table-row": {
text: (values) => `Diese Zeile hat ${values.length} Zellen und die Tabelle ${values.limit} Spalten.`,
hint: "Fügen Sie Zellen hinzu oder entfernen Sie welche; eine darf leer sein.",
},
"missing-picture": {
text: "Dieses Bild ist nicht da.",
hint: "Wählen Sie ein anderes, oder fügen Sie es neu hinzu.",
},
"missing-picture:empty": {
text: "Wählen Sie ein Bild.",
hint: "Hier ist noch keines gewählt.",
},
"missing-alt": {
text: "Das Bild braucht eine Beschreibung.",
hint: "Sagen Sie für alle, die es nicht sehen können, was es zeigt, oder kennzeichnen Sie es als schmückend.",
},
"untranslated-alt": {
text: (values) => `Das Bild hat keine Beschreibung in dieser Sprache: ${values.language}.`,
hint: "Sagen Sie auch dort, was es zeigt.",
},
"bad-picture": {
text: "Dieses Bild lässt sich nicht verwenden.",
hint: "Speichern Sie es neu als JPEG oder PNG, nicht größer als ein Bildschirm.",
},
"unused-picture": {
text: "Keine Seite zeigt dieses Bild.",
hint: "Verwenden Sie es, oder löschen Sie es.",
},
"unknown-icon": {
text: "Dieses Symbol gibt es nicht.",
hint: (values) => (values.hasNearest ? `Meinten Sie „${values.nearest}“?` : "Wählen Sie eines aus der Liste."),
},
"bad-embed": {
text: "Das ist nicht die Adresse einer Karte.",
hint: "Wählen Sie bei OpenStreetMap oder Google Maps „Teilen“, dann „Einbetten“, und fügen Sie die Adresse hier ein.",
},
"bad-colour": {
text: "Das ist keine Farbe.",
hint: "Wählen Sie eine.",
},
"low-contrast": {
text: (values) => (values.hasColours ? `„${values.colour}“ und „${values.background}“ sind zu ähnlich zum Lesen: Ihr Kontrast ist ${values.contrast} zu 1, Text braucht ${formatNumber(values.limit)}.` : "Zwei Farben sind zu ähnlich zum Lesen."),
hint: "Machen Sie eine von beiden heller oder dunkler.",
},
"missing-font": {
text: "Diese Schrift haben wir nicht.",
hint: (values) => (values.hasNearest ? `Ähnlich ist ${values.nearest}.` : "Wählen Sie eine andere."),
},
"missing-letter": {
text: (values) => `Unsere Schriften haben „${values.written}“ nicht; ${selectPlural(values.length, { "one": "einmal", "other": `${values.length}-mal` })} steht es in unseren Texten. Besucher sehen es in einer anderen Schrift.`,
hint: "Schreiben Sie es anders, oder wählen Sie eine Schrift, die es hat.",
},
"missing-letter:script": {
text: (values) => `Unsere Schriften haben „${values.written}“ und andere Zeichen dieser Art nicht: Besucher sehen sie in einer anderen Schrift.`,
hint: "Wählen Sie eine Schrift, die sie hat.",
},
"missing-words": {
text: (values) => `Einige feste Texte stehen auf Englisch da, weil es sie in dieser Sprache nicht gibt: ${values.language}.`,
hint: "Bitten Sie die Person, die die Website betreut, sie hinzuzufügen.",
},
"missing-words:choice": {
text: (values) => `Einige Auswahlwerte haben in dieser Sprache keinen Namen, und es steht ein anderer da: ${values.language}.`,
hint: "Bitten Sie die Person, die die Website betreut, sie hinzuzufügen.",
},
"dead-value": {
text: "Nach dem, was darum herum verlangt wird, erscheint ein Teil davon nie.",
hint: "Verlangen Sie etwas anderes, oder entfernen Sie die Bedingung.",
},
"read-otherwise": {
text: "Ein Teil hiervon wird nicht gelesen: was in der Datei hinter einem # steht.",
hint: "Tippen Sie den ganzen Text hier noch einmal ein.",
},
"markdown-html": {
text: "In diesem Text steht HTML, das nicht gezeigt wird.",
hint: "Entfernen Sie es, und gestalten Sie den Text mit den Knöpfen darüber.",
},
"unknown-markdown": {
text: (values) => `Besucher lesen „${values.written}“ so, wie es hier steht.`,
hint: "Schreiben Sie es mit den Knöpfen über dem Text, oder entfernen Sie es.",
},
"unknown-markdown:unread": {
text: (values) => `Was zu „${values.written}“ steht, liest niemand, denn im Text verweist nichts darauf.`,
hint: "Verweisen Sie im Text darauf, oder entfernen Sie es.",
},
"unknown-markdown:open-code": {
text: (values) => `Der Code, der mit „${values.written}“ beginnt, hat kein Ende. Deshalb ist alles darunter Code.`,
hint: "Schließen Sie den Code, wo er endet.",
},
"unknown-markdown:underlined": {
text: (values) => `„${values.written}“ ist wegen der Striche direkt darunter eine Überschrift.`,
hint: "Setzen Sie eine leere Zeile dazwischen, oder machen Sie die Überschrift mit den Knöpfen über dem Text.",
},
"unknown-markdown:in-link": {
text: (values) => `Die Fußnote „${values.written}“ steht in einem Link.`,
hint: "Setzen Sie sie hinter den Link.",
},
"unknown-markdown:taken-id": {
text: (values) => `Den Namen „${values.written}“ dieser Überschrift hat auf der Seite schon etwas anderes.`,
hint: "Wählen Sie einen anderen Namen.",
},
"unknown-markdown:ignored": {
text: (values) => `„${values.written}“ sagt einem anderen Werkzeug etwas und bewirkt hier nichts.`,
hint: "Entfernen Sie es.",
},
"unknown-markdown:stars": {
text: (values) => `Die Sterne von „${values.written}“ sind nicht auf der Seite: Was dazwischen steht, ist kursiv.`,
hint: "Schreiben Sie × zwischen Zahlen.",
},
"table-cells": {
text: (values) => `„${values.written}“ steht in einer Tabellenzeile mit mehr Zellen als der Kopf und wäre nicht auf der Seite.`,
hint: "Geben Sie der Tabelle eine Spalte mehr, oder entfernen Sie eine Zelle der Zeile.",
},
"markdown-size": {
text: "Dieser Text ist zu lang.",
hint: "Machen Sie mehrere Texte daraus, oder setzen Sie Leerzeilen zwischen seine Teile.",
},
"markdown-depth": {
text: "Hier stehen zu viele Listen oder Zitate ineinander.",
hint: "Nehmen Sie einige Ebenen heraus.",
},
"missing-text:link": {
text: "Ein Link in diesem Text hat keine Wörter.",
hint: "Schreiben Sie, worauf man klicken soll.",
},
"missing-text:heading": {
text: "Eine Überschrift in diesem Text ist leer.",
hint: "Schreiben Sie sie, oder entfernen Sie sie.",
},
"missing-timezone": {
text: "Die Website sagt nicht, in welcher Zeitzone sie ist, sodass niemand weiß, ob gerade geöffnet ist.",
hint: "Schreiben Sie die Zeitzone in die Einstellungen der Website, zum Beispiel Europe/Berlin, oder die dieses Ortes hierher.",
},
},
fromDay: (values) => `Das zählt ab dem ${values.day}, wenn es online geht.`,
oncePublished: "Das zählt, sobald es kein Entwurf mehr ist.",
formats: {
email: {
text: "Das ist keine E-Mail-Adresse.",
hint: "Schreiben Sie eine Adresse, wie name@example.com.",
},
telephone: {
text: "Das ist keine Telefonnummer.",
hint: "Schreiben Sie Ziffern und Leerzeichen, wie 030 901820.",
},
date: {
text: "Das ist kein Datum.",
hint: "Wählen Sie einen Tag.",
},
hours: {
text: "Das sind keine Öffnungszeiten.",
hint: "Schreiben Sie Tage und Zeiten, wie Mo-Fr 08:00-18:00; Sa off.",
},
position: {
text: "Das ist kein Ort auf der Karte.",
hint: "Fügen Sie den Link einer Karte ein, oder schreiben Sie Breite und Länge, wie 52.6369, -1.1398.",
},
"date-time": {
text: "Das ist kein Datum mit Uhrzeit.",
hint: "Wählen Sie einen Tag und eine Uhrzeit.",
},
duration: {
text: "Das ist keine Dauer.",
hint: "Tragen Sie ein, wie viele Wochen, Tage, Stunden oder Minuten es dauert.",
},
},
};
