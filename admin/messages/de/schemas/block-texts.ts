/** The descriptions of the built-in blocks and their fields in German. */
export const blockTexts: Readonly<Record<string, string>> = {
  "A band that asks visitors to do the next thing.":
    "Ein Streifen, der Besucher zum nächsten Schritt auffordert.",
  "A button that leads somewhere.": "Ein Button, der irgendwohin führt.",
  "A category and its page.": "Eine Kategorie und ihre Seite.",
  "A few words below the first.": "Ein paar Wörter unter dem ersten Bild.",
  "A few words below the name.": "Ein paar Wörter unter dem Namen.",
  "A few words below the picture.": "Ein paar Wörter unter dem Bild.",
  "A few words below the picture: where, and the year.": "Ein paar Wörter unter dem Bild: wo, und das Jahr.",
  "A few words below the second.": "Ein paar Wörter unter dem zweiten Bild.",
  "A few words each at the foot of the card.": "Je ein paar Wörter unten auf der Kachel.",
  "A few words each beside the category, such as a place.":
    "Je ein paar Wörter neben der Kategorie, zum Beispiel ein Ort.",
  "A few words each beside the day, such as a place.":
    "Je ein paar Wörter neben dem Tag, zum Beispiel ein Ort.",
  "A few words or a sentence.": "Ein paar Wörter oder ein Satz.",
  "A figure and what it counts.": "Eine Zahl und was sie zählt.",
  "A form that visitors fill in. Its fields are a list, so one can be added without code.":
    "Ein Formular, das Besucher ausfüllen. Seine Felder sind eine Liste, die sich ohne Programmieren erweitern lässt.",
  "A grid of cards, each with a heading and, as needed, a picture or icon, a text, a list and a link.":
    "Ein Raster aus Kacheln, jede mit einer Überschrift und nach Bedarf einem Bild oder Symbol, einem Text, einer Liste und einem Link.",
  "A grid of large cards that open in a dialog, each of them with a page of its own.":
    "Ein Raster aus großen Kacheln, die sich in einem Fenster öffnen, jede mit einer eigenen Seite.",
  "A heading, and below it a text, short lines, or both.":
    "Eine Überschrift und darunter ein Text, kurze Zeilen oder beides.",
  "A link at the foot of the card.": "Ein Link unten auf der Kachel.",
  "A link, or a word that opens more links.": "Ein Link, oder ein Wort, das weitere Links öffnet.",
  "A map that shows a place, loaded when a visitor comes near it.":
    "Eine Karte mit einem Ort. Sie wird geladen, sobald ein Besucher in ihre Nähe kommt.",
  "A name, such as Size, and what it is.": "Ein Name, zum Beispiel Größe, und der Wert dazu.",
  "A page such as /contact, an anchor such as #form, or an https, mailto or tel address.":
    "Eine Seite wie /kontakt, ein Anker wie #formular oder eine Adresse mit https, mailto oder tel.",
  "A page that the whole card leads to.": "Eine Seite, zu der die ganze Kachel führt.",
  "A page, as its card shows it.": "Eine Seite, wie ihre Kachel sie zeigt.",
  "A picture and what it shows.": "Ein Bild und was es zeigt.",
  "A picture of content/media in the place of the name.": "Ein Bild an der Stelle des Namens.",
  "A placed block.": "Ein Block.",
  "A postal address.": "Eine Postanschrift.",
  "A question and its answer.": "Eine Frage und ihre Antwort.",
  "A round button that stays in a lower corner of the window, such as for a chat.":
    "Ein runder Button, der in einer unteren Ecke des Fensters bleibt, zum Beispiel für einen Chat.",
  "A row of large figures, each with what it counts.":
    "Eine Reihe großer Zahlen, jede mit dem, was sie zählt.",
  "A sentence about it.": "Ein Satz dazu.",
  "A sentence below the field, in Markdown, such as where the privacy notice is.":
    "Ein Satz unter dem Feld, in Markdown, zum Beispiel wo die Datenschutzerklärung steht.",
  "A sentence or two below the heading.": "Ein oder zwei Sätze unter der Überschrift.",
  "A sentence or two below the tagline.": "Ein oder zwei Sätze unter dem Slogan.",
  "A sentence or two.": "Ein oder zwei Sätze.",
  "A sentence that helps.": "Ein Satz, der weiterhilft.",
  "A short answer, in Markdown.": "Eine kurze Antwort, in Markdown.",
  "A short list of links, such as in the foot of the site.":
    "Eine kurze Liste von Links, zum Beispiel in der Fußzeile.",
  "A short name that no other card has.": "Ein kurzer Name, den keine andere Kachel hat.",
  "A short sentence, if you want another than usual.": "Ein kurzer Satz, wenn Sie einen anderen möchten.",
  "A small drawing: one of lucide.dev by its name, or an SVG file of content/icons.":
    "Eine kleine Zeichnung: eines der mitgelieferten Symbole oder eine eigene SVG-Datei.",
  "A telephone number.": "Eine Telefonnummer.",
  "A whole article: its head, its picture, its text and its tags.":
    "Ein ganzer Artikel: Kopf, Bild, Text und Schlagwörter.",
  "A word before the title of the page, such as Page; without it the title is not shown.":
    "Ein Wort vor dem Titel der Seite, zum Beispiel Seite; ohne dieses wird der Titel nicht gezeigt.",
  "A few words above the list of pages.": "Ein paar Wörter über der Liste der Seiten.",
  "A word before the number of the page among all pages, such as Page; without it there is no number.":
    "Ein Wort vor der Nummer der Seite unter allen Seiten, zum Beispiel Seite; ohne dieses gibt es keine Nummer.",
  "Facts beside the title of the page, such as who made it and when; ruled cells in the ruled variant.":
    "Angaben neben dem Titel der Seite, zum Beispiel von wem und wann sie ist; liniierte Zellen in der Variante ruled.",
  "The pages that a visitor may have looked for.": "Die Seiten, die jemand gesucht haben könnte.",
  "A word or two above the column.": "Ein oder zwei Wörter über der Spalte.",
  "A word or two above the details.": "Ein oder zwei Wörter über den Angaben.",
  "A word or two above the heading; the first tag, unless you say otherwise.":
    "Ein oder zwei Wörter über der Überschrift; sonst das erste Schlagwort.",
  "A word or two above the links.": "Ein oder zwei Wörter über den Links.",
  "A word or two in small letters beside the heading, such as Services.":
    "Ein oder zwei Wörter in kleiner Schrift neben der Überschrift, zum Beispiel Leistungen.",
  "Another way to get in touch, such as a chat.":
    "Eine weitere Möglichkeit der Kontaktaufnahme, zum Beispiel ein Chat.",
  "As a visitor would ask it.": "So, wie ein Besucher sie stellen würde.",
  "As the cards call it.": "Wie sie auf den Kacheln heißt.",
  "As they are shown.": "So, wie sie zu sehen sein sollen.",
  "As they want to be named.": "So, wie sie genannt werden möchten.",
  "Blocks, one below the other, such as links and contact details.":
    "Blöcke untereinander, zum Beispiel Links und Kontaktdaten.",
  "Buttons that lead somewhere; the first one stands out.":
    "Buttons, die irgendwohin führen; der erste ist hervorgehoben.",
  "By which the cards are filtered.": "Danach lassen sich die Kacheln filtern.",
  "Cards that each lead to a page, with links above them that filter by category.":
    "Kacheln, die je zu einer Seite führen, darüber Links, die nach Kategorie filtern.",
  "Days and their hours.": "Tage und ihre Uhrzeiten.",
  "Facts at a glance, each a name and what it is.": "Angaben auf einen Blick, jede mit Namen und Wert.",
  "For texts: fewer are no answer.": "Für Texte: Weniger Zeichen gelten nicht als Antwort.",
  "For the kind file: the endings or media types that are taken.":
    "Für die Art Datei: die Endungen oder Medientypen, die angenommen werden.",
  "For the kind number.": "Für die Art Zahl.",
  "From the home page to this one; the last has no link.":
    "Von der Startseite zu dieser; der letzte hat keinen Link.",
  "How long it takes, such as 8 weeks.": "Wie lange sie dauert, zum Beispiel 8 Wochen.",
  "How many pages the list has.": "Wie viele Seiten die Liste hat.",
  "How the message is sent: as a form, as most services want it, or as JSON.":
    "Wie die Nachricht gesendet wird: als Formular, wie die meisten Dienste es erwarten, oder als JSON.",
  "How to reach you, one below the other: telephone, e-mail, links, addresses and hours.":
    "Wie man Sie erreicht, untereinander: Telefon, E-Mail, Links, Adressen und Öffnungszeiten.",
  "If you want others than usual.": "Wenn Sie einen anderen möchten.",
  "Its name.": "Ihr Name.",
  "Leaves the whole block out when there is no card.":
    "Lässt den ganzen Block weg, wenn es keine Kachel gibt.",
  "Links to the categories above the cards.": "Links zu den Kategorien über den Kacheln.",
  "Links to the page before and the page after, for a list on several pages.":
    "Links zur vorherigen und zur nächsten Seite, für eine Liste auf mehreren Seiten.",
  "Links to the page in the other languages of the site, or to their home pages; nothing on a site in one language.":
    "Links zur Seite in den anderen Sprachen der Website oder zu deren Startseiten; nichts auf einer Website in einer Sprache.",
  "More pictures, in order.": "Weitere Bilder, der Reihe nach.",
  "Numbered stages along a vertical line, each with what is included.":
    "Nummerierte Etappen an einer senkrechten Linie, jede mit dem, was enthalten ist.",
  "Of the frame, in pixels: 400, or 300 on a page with little room.":
    "Der Karte, in Pixeln: 400, oder 300 auf einer Seite mit wenig Platz.",
  "Offered when a message could not be sent.":
    "Wird angeboten, wenn eine Nachricht nicht gesendet werden konnte.",
  "The page of the list after this one.": "Die Seite der Liste nach dieser.",
  "The page of the list before this one.": "Die Seite der Liste vor dieser.",
  "One card, and what it opens.": "Eine Kachel und was sie öffnet.",
  "One card.": "Eine Kachel.",
  "One field.": "Ein Feld.",
  "One large picture from edge to edge, with a caption below.":
    "Ein großes Bild von Rand zu Rand, mit einer Bildunterschrift.",
  "One page on the way.": "Eine Seite auf dem Weg.",
  "One picture, or two that a button cross-fades between.":
    "Ein Bild, oder zwei, zwischen denen ein Button überblendet.",
  "One piece of work on a page of its own: a large picture, facts, its story and more pictures.":
    "Eine Arbeit auf einer eigenen Seite: ein großes Bild, Angaben, ihre Geschichte und weitere Bilder.",
  "One place.": "Ein Ort.",
  "One stage.": "Eine Etappe.",
  "Other places where you are found.": "Wo man Sie sonst noch findet.",
  "Postal addresses.": "Postanschriften.",
  "Questions with their answers, all open at first. Search engines are told about them.":
    "Fragen mit ihren Antworten, zunächst alle aufgeklappt. Suchmaschinen erfahren davon.",
  "Running text in Markdown, with a heading if it needs one.":
    "Fließtext in Markdown, bei Bedarf mit einer Überschrift.",
  "Running text, in Markdown.": "Fließtext, in Markdown.",
  "Says that the form is for trying out: it thanks the visitor and sends nothing.":
    "Das Formular ist nur zum Ausprobieren: Es dankt dem Besucher und sendet nichts.",
  "Shown in the empty field.": "Wird im leeren Feld gezeigt.",
  "Shown when there are no questions above, as for an entry that has none of its own.":
    "Werden gezeigt, wenn oben keine Fragen stehen, zum Beispiel bei einem Eintrag ohne eigene.",
  "Shows links to the page in the other languages of the site.":
    "Zeigt Links zur Seite in den anderen Sprachen der Website.",
  "Short lines below the text.": "Kurze Zeilen unter dem Text.",
  "Short lines.": "Kurze Zeilen.",
  "Something to know before this stage.": "Was man vor dieser Etappe wissen sollte.",
  "Stars, from 1 to 5.": "Sterne, von 1 bis 5.",
  "Such as 500+ or 95%.": "Zum Beispiel 500+ oder 95 %.",
  "Such as 8am to 6pm.": "Zum Beispiel 8 bis 18 Uhr.",
  "Such as Kinds of bread.": "Zum Beispiel Brotsorten.",
  "Such as March 2025.": "Zum Beispiel März 2025.",
  "Such as Monday to Friday.": "Zum Beispiel Montag bis Freitag.",
  "Such as The shop.": "Zum Beispiel Der Laden.",
  "Such as when it was published.": "Zum Beispiel, wann er veröffentlicht wurde.",
  "Tells search engines that each card is a service that the company offers.":
    "Sagt Suchmaschinen, dass jede Kachel eine Leistung der Firma ist.",
  "The address of a map with the way to this place.": "Die Adresse einer Karte mit dem Weg zu diesem Ort.",
  "The area or town.": "Die Gegend oder der Ort.",
  "The article itself, in Markdown.": "Der Artikel selbst, in Markdown.",
  "The cards, in order.": "Die Kacheln, der Reihe nach.",
  "The colour of the stage's mark; stages that belong together share one.":
    "Die Farbe der Markierung; zusammengehörige Etappen haben dieselbe.",
  "The columns, in order.": "Die Spalten, der Reihe nach.",
  "The day of the last change; shown when it is another one.":
    "Der Tag der letzten Änderung; wird gezeigt, wenn es ein anderer ist.",
  "The day on which it was published.": "Der Tag, an dem der Artikel veröffentlicht wurde.",
  "The e-mail address.": "Die E-Mail-Adresse.",
  "The embed address that OpenStreetMap or Google Maps gives under Share.":
    "Die Adresse zum Einbetten, die OpenStreetMap oder Google Maps unter Teilen angibt.",
  "The fields, in order.": "Die Felder, der Reihe nach.",
  "The first screen: a large heading, a sentence, buttons, and one or two pictures from the same viewpoint.":
    "Der erste Bildschirm: eine große Überschrift, ein Satz, Buttons und ein oder zwei Bilder vom selben Standpunkt.",
  "The foot of every page: who you are, columns of blocks, and a note.":
    "Der Fuß jeder Seite: wer Sie sind, Spalten mit Blöcken und ein Hinweis.",
  "The head of every page: the name or the logo, the menu and a button.":
    "Der Kopf jeder Seite: der Name oder das Logo, das Menü und ein Button.",
  "The heading at the top of a page that is not the home page.":
    "Die Überschrift oben auf einer Seite, die nicht die Startseite ist.",
  "The heading of the card.": "Die Überschrift der Kachel.",
  "The heading of the section.": "Die Überschrift des Abschnitts.",
  "The heading of this section.": "Die Überschrift dieses Abschnitts.",
  "The https address of a form service or of your own server.":
    "Die https-Adresse eines Formulardienstes oder Ihres eigenen Servers.",
  "The id of the category whose page this is; none on the page with all cards.":
    "Die Kennung der Kategorie, deren Seite das ist; keine auf der Seite mit allen Kacheln.",
  "The large figure.": "Die große Zahl.",
  "The last line, such as the year and the name.": "Die letzte Zeile, zum Beispiel © mit Jahr und Name.",
  "The link that shows all cards.": "Der Link, der alle Kacheln zeigt.",
  "The links, in order.": "Die Links, der Reihe nach.",
  "The main heading of the page.": "Die Hauptüberschrift der Seite.",
  "One of the site's pictures, by the name of its file.": "Eines der Bilder der Website.",
  "The name of the category.": "Der Name der Kategorie.",
  "The name of the page.": "Der Name der Seite.",
  "The name of the site, large, in the first column.": "Der Name der Website, groß, in der ersten Spalte.",
  "The name of the site; with a logo, what screen readers call it.":
    "Der Name der Website; mit einem Logo das, was Screenreader vorlesen.",
  "The page that says the same as the dialog.": "Die Seite, auf der dasselbe steht wie im Fenster.",
  "The page with all articles of the category.": "Die Seite mit allen Artikeln der Kategorie.",
  "The page with all cards.": "Die Seite mit allen Kacheln.",
  "The page with the cards of this category.": "Die Seite mit den Kacheln dieser Kategorie.",
  "The page, such as /blog.": "Die Seite, zum Beispiel /blog.",
  "The picture of how it is now, in content/media.": "Das Bild davon, wie es jetzt ist.",
  "The picture of how it was, in content/media.": "Das Bild davon, wie es war.",
  "The places, in order.": "Die Orte, der Reihe nach.",
  "The postal address, shown with the map.": "Die Postanschrift, die bei der Karte steht.",
  "The postal address; commas become line breaks.": "Die Postanschrift; aus Kommas werden Zeilenumbrüche.",
  "The questions, in order.": "Die Fragen, der Reihe nach.",
  "The stages, in order; they are numbered by themselves.":
    "Die Etappen, der Reihe nach; sie werden von selbst nummeriert.",
  "The story, told in sections; one without a text and without lines is left out.":
    "Die Geschichte in Abschnitten; einer ohne Text und ohne Zeilen wird weggelassen.",
  "The testimonials, in order; the first one is shown large.":
    "Die Kundenstimmen, der Reihe nach; die erste wird groß gezeigt.",
  "The text of the card, in Markdown.": "Der Text der Kachel, in Markdown.",
  "The text, in Markdown.": "Der Text, in Markdown.",
  "The way from the home page to this one.": "Der Weg von der Startseite zu dieser Seite.",
  "The words above each stage's list, if you want others than usual.":
    "Der Text über der Liste jeder Etappe, wenn Sie einen anderen möchten.",
  "The words above it.": "Der Text darüber.",
  "The words above the field.": "Der Text über dem Feld.",
  "The words above the opening hours, if you want others than usual.":
    "Der Text über den Öffnungszeiten, wenn Sie einen anderen möchten.",
  "The words at the foot of each card, if you want others than usual.":
    "Der Text unten auf jeder Kachel, wenn Sie einen anderen möchten.",
  "The words before each stage's note, if you want others than usual.":
    "Der Text vor dem Hinweis jeder Etappe, wenn Sie einen anderen möchten.",
  "The words before the tags, if you want others than usual.":
    "Der Text vor den Schlagwörtern, wenn Sie einen anderen möchten.",
  "The words of an option.": "Der Text einer Option.",
  "The words of the link that opens the map, if you want others than usual.":
    "Der Text des Links, der die Karte öffnet, wenn Sie einen anderen möchten.",
  "The words of the link, if you want others than usual.": "Der Linktext, wenn Sie einen anderen möchten.",
  "The words of the link.": "Der Linktext.",
  "The words on the button that shares the article, if you want others than usual.":
    "Der Text auf dem Button, der den Artikel teilt, wenn Sie einen anderen möchten.",
  "The words on the button, if you want others than usual.":
    "Der Text auf dem Button, wenn Sie einen anderen möchten.",
  "The words on the button.": "Der Text auf dem Button.",
  "Their words.": "Im Wortlaut.",
  "They open when a visitor presses the word; its own page, if it has one, comes first.":
    "Sie öffnen sich, wenn ein Besucher auf das Wort drückt; die eigene Seite, falls es eine hat, kommt zuerst.",
  "Two pictures from one viewpoint.": "Zwei Bilder vom selben Standpunkt.",
  "Two to six figures.": "Zwei bis sechs Zahlen.",
  "What a visitor reads then.": "Was ein Besucher dann liest.",
  "What a visitor sees whose address leads nowhere.":
    "Was ein Besucher sieht, dessen Adresse nirgendwohin führt.",
  "What can be chosen from, for the kind select.": "Was zur Auswahl steht, für die Art Auswahl.",
  "What happened, if you want other words than usual.":
    "Was geschehen ist, wenn Sie einen anderen Text möchten.",
  "What happens at this stage.": "Was in dieser Etappe geschieht.",
  "What happens next.": "Was als Nächstes geschieht.",
  "What happens, in a sentence or two.": "Was geschieht, in ein oder zwei Sätzen.",
  "What is asked for: it decides the keyboard on a phone and what is checked. select needs options; checkbox is for consent; file needs an endpoint.":
    "Wonach gefragt wird: Davon hängt die Tastatur am Telefon ab und was geprüft wird. Auswahl braucht Optionen, Kontrollkästchen ist für eine Einwilligung, Datei braucht einen Endpunkt.",
  "What is due, such as half of the price.": "Was fällig ist, zum Beispiel der halbe Preis.",
  "What is in the column, from top to bottom.": "Was in der Spalte steht, von oben nach unten.",
  "What is listed, in order.": "Was aufgelistet wird, der Reihe nach.",
  "What is said when there is no card, if you want other words than usual.":
    "Was dasteht, wenn es keine Kachel gibt, wenn Sie einen anderen Text möchten.",
  "What it is about, in a word or two each.": "Worum es geht, in je ein oder zwei Wörtern.",
  "What it is.": "Der Wert.",
  "What one person said.": "Was jemand gesagt hat.",
  "What people said about you, with their name and a rating if they gave one.":
    "Was andere über Sie gesagt haben, mit Namen und Bewertung, wenn es eine gibt.",
  "What screen readers call it, if you want other words than usual.":
    "Was Screenreader vorlesen, wenn Sie einen anderen Text möchten.",
  "What the article is about, above the heading.": "Worum es im Artikel geht, über der Überschrift.",
  "What the browser may fill in from the visitor's own details.":
    "Was der Browser aus den Angaben des Besuchers einsetzen darf.",
  "What the button does, in words for those who can't see it.":
    "Was der Button tut, für alle, die ihn nicht sehen können.",
  "What the button says to show this view, such as The back.":
    "Was auf dem Button für diese Ansicht steht, zum Beispiel Die Rückseite.",
  "What the card opens in a dialog; without them it leads to its page at once.":
    "Was die Kachel in einem Fenster öffnet; ohne sie führt sie gleich zu ihrer Seite.",
  "What the fact is about.": "Worum es bei der Angabe geht.",
  "What the field is called in the message that is sent: a small letter, then letters, digits and hyphens.":
    "Wie das Feld in der gesendeten Nachricht heißt: ein Kleinbuchstabe, dann Buchstaben, Ziffern und Bindestriche.",
  "What the filter calls the category.": "Wie die Kategorie im Filter heißt.",
  "What they had from you.": "Was sie von Ihnen hatten.",
  "When somebody is at all of these places.": "Wann an allen diesen Orten jemand da ist.",
  "When somebody is at this place.": "Wann an diesem Ort jemand da ist.",
  "When somebody is there.": "Wann jemand da ist.",
  "Where it is.": "Wo es ist.",
  "Where messages go. Without it the form only pretends to send, and site validate warns.":
    "Wohin Nachrichten gehen. Ohne diese Angabe tut das Formular nur so, als ob es sendet.",
  "Where the blocks of each page go; what stands before and after it is on every page.":
    "Wo die Blöcke jeder Seite stehen; was davor und danach steht, ist auf jeder Seite.",
  "Where the name leads; without it, to the home page in the language of the page.":
    "Wohin der Name führt; sonst zur Startseite in der Sprache der Seite.",
  "Where the work is; search engines are told it. Write it for visitors as a fact or in the caption.":
    "Wo die Arbeit ist; Suchmaschinen erfahren es. Für Besucher schreiben Sie es als Angabe oder in die Bildunterschrift.",
  "Where to find you, how to reach you there, and when somebody is in.":
    "Wo man Sie findet, wie man Sie dort erreicht und wann jemand da ist.",
  "Whether the form can be sent without it.": "Ob sich das Formular ohne diese Angabe senden lässt.",
  "Whether the label says which of the site's pages this is.":
    "Ob die Beschriftung sagt, die wievielte Seite der Website das ist.",
  "Which categories are offered.": "Welche Kategorien angeboten werden.",
  "Which page of the list this is, from 1.": "Die wievielte Seite der Liste das ist.",
  "Who wrote it.": "Wer ihn geschrieben hat.",
  "Words that lead somewhere.": "Ein Text, der irgendwohin führt.",
  "end: where lines end, on the right in English. start: where they start.":
    "Am Zeilenende, im Deutschen rechts, oder am Zeilenanfang.",
  "plain: columns below a hairline. ruled: cells in a frame.":
    "Schlicht: Spalten unter einer Haarlinie. Mit Linien: Felder in einem Rahmen.",
  "ruled: columns between hairlines. pictured: large pictures, two to a row. numbered: a figure before each. list: short lines in columns.":
    "Mit Linien: Spalten zwischen Haarlinien. Große Bilder: zwei in einer Reihe. Nummeriert: eine Zahl vor jeder Kachel. Kurze Liste: Zeilen in Spalten.",
  "none: it is loaded when a visitor comes near it. click: only when a visitor asks for it.":
    "Sofort: Sie lädt, wenn ein Besucher in ihre Nähe kommt. Auf Klick: nur, wenn ein Besucher sie anfordert.",
  "A plan drawn below the live map: it is seen until the map has loaded, where the map can't be had, and on paper. All is measured in metres from the place, which is in the middle.":
    "Ein gezeichneter Plan unter der Karte: Er ist zu sehen, bis die Karte geladen ist, wo es sie nicht gibt und im Druck. Alles wird in Metern ab dem Ort gemessen, der in der Mitte liegt.",
  "What is written beside the place, such as its number and street.":
    "Was neben dem Ort steht, zum Beispiel Straße und Hausnummer.",
  "The streets around, the one that the place is in first.":
    "Die Straßen ringsum, zuerst die, in der der Ort liegt.",
  "A street and where it runs.": "Eine Straße und ihr Verlauf.",
  "Written along the street, in the middle of its length.": "Steht an der Straße, in der Mitte ihrer Länge.",
  "Where it runs, point after point: metres to the east, a comma, metres to the north.":
    "Ihr Verlauf, Punkt für Punkt: Meter nach Osten, ein Komma, Meter nach Norden.",
  "In metres.": "In Metern.",
  "Whether rows of houses are hinted at on both sides.": "Ob auf beiden Seiten Häuserreihen angedeutet sind.",
  "In metres, from west to east before it is turned.":
    "In Metern, von Westen nach Osten, bevor es gedreht wird.",
  "In metres, from north to south before it is turned.":
    "In Metern, von Norden nach Süden, bevor es gedreht wird.",
  "An SVG of content/icons with streets and plots, drawn below those that are listed. One of its units is a metre, and the place is in its middle.":
    "Ein SVG aus content/icons mit Straßen und Grundstücken, gezeichnet unter denen der Liste. Eine seiner Einheiten ist ein Meter, und der Ort liegt in seiner Mitte.",
  "By how many degrees the plot is turned clockwise.":
    "Um wie viel Grad das Grundstück im Uhrzeigersinn gedreht ist.",
  "1250 means 1:1250, so that a metre is 0.8 mm on paper.":
    "1250 bedeutet 1:1250, ein Meter ist also 0,8 mm auf dem Papier.",
  "cards: all alike. lead: the first one large, the others in a ruled list below it.":
    "Alle gleich, oder Erste groß: die anderen in einer Liste mit Linien darunter.",
  "Which part stays when a wide screen shows less of its height, unless a point was chosen for the picture itself.":
    "Welcher Teil bleibt, wenn ein breiter Bildschirm weniger von der Höhe zeigt, außer wenn beim Bild selbst ein Punkt gewählt wurde.",
  "A few words below the pictures, such as the place and the year.":
    "Ein paar Wörter unter den Bildern, zum Beispiel der Ort und das Jahr.",
};
