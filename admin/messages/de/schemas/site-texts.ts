/** The descriptions of the settings that every site, page and entry has, in German. */
export const siteTexts: Readonly<Record<string, string>> = {
  "A BCP 47 tag: en-GB, de, zh-Hans.": "Ein Kürzel nach BCP 47: en-GB, de, zh-Hans.",
  "A data attribute and its value.": "Ein Data-Attribut und sein Wert.",
  "A file of public/ or a web address.": "Eine Datei aus public/ oder eine Webadresse.",
  "A file of public/, such as /stats.js, or an https address.":
    "Eine Datei aus public/, zum Beispiel /stats.js, oder eine https-Adresse.",
  "A link element.": "Ein Link-Element.",
  "A meta element: a name or a property, and its content.":
    "Ein Meta-Element: ein Name oder eine Eigenschaft, und der Inhalt.",
  "A script file, and what it needs.": "Eine Skriptdatei und was sie braucht.",
  "A short name in lower case that no other page has; it stays when the address changes.":
    "Ein kurzer Name in Kleinbuchstaben, den keine andere Seite hat; er bleibt, wenn sich die Adresse ändert.",
  "A word or phrase that people search for.": "Ein Wort oder eine Wendung, nach der gesucht wird.",
  "All languages of the site, for one in several; the main one is among them.":
    "Alle Sprachen der Website, wenn es mehrere gibt; die Hauptsprache gehört dazu.",
  "An address that no page has any more, such as /our-services; /old/* stands for all below /old.":
    "Eine Adresse, die keine Seite mehr hat, zum Beispiel /leistungen; /alt/* steht für alle unter /alt.",
  "An old address and a new one.": "Eine alte und eine neue Adresse.",
  "Attributes that the script reads from its own element.":
    "Attribute, die das Skript aus seinem eigenen Element liest.",
  "Buttons, links and marks.": "Buttons, Links und Hervorhebungen.",
  "Captions and secondary text.": "Bildunterschriften und Nebentexte.",
  "Colours, fonts, sizes and styles. Leave out what may stay as it is.":
    "Farben, Schriften, Größen und Stile. Lassen Sie frei, was bleiben kann, wie es ist.",
  "From 100 (thin) to 900 (black), as far as the font has it.":
    "Von 100 (dünn) bis 900 (sehr fett), soweit die Schrift es hat.",
  "Hairlines and borders.": "Haarlinien und Rahmen.",
  "Hosts besides OpenStreetMap and Google Maps whose maps pages may show in a frame.":
    "Server außer OpenStreetMap und Google Maps, deren Karten Seiten einbetten dürfen.",
  "Hosts to which the script sends data.": "Server, an die das Skript Daten sendet.",
  "How much larger each step of the type is than the one before.":
    "Wie viel größer jede Schriftstufe ist als die vorherige.",
  "How the header ends. line: a hairline below the header. plain: nothing between it and the page. dark: in the dark colours.":
    "Wie die Kopfzeile endet. Linie: eine Haarlinie darunter. Schlicht: nichts zwischen ihr und der Seite. Dunkel: in den dunklen Farben.",
  "How wide the content of a page gets, in rem; 1 rem is 16 pixels.":
    "Wie breit der Inhalt einer Seite wird, in rem; 1 rem sind 16 Pixel.",
  "In link previews, feeds and search results.": "In Linkvorschauen, Feeds und Suchergebnissen.",
  "Its value.": "Der Wert.",
  "Keeps the entry out of the site until it is ready.":
    "Der Eintrag ist nicht auf der Website, solange er nicht fertig ist.",
  "Keeps the page out of the site until it is ready.":
    "Die Seite ist nicht auf der Website, solange sie nicht fertig ist.",
  "Link elements, such as a proof of ownership.": "Link-Elemente, zum Beispiel ein Eigentumsnachweis.",
  "Meta elements, such as a verification code.": "Meta-Elemente, zum Beispiel ein Bestätigungscode.",
  "Of an icon: 180x180.": "Eines Symbols: 180x180.",
  "Of buttons, fields and panels, in pixels.": "Von Buttons, Feldern und Flächen, in Pixeln.",
  "Of running text on a phone, in pixels; on a desktop it is a little larger.":
    "Von Fließtext auf dem Telefon, in Pixeln; am Computer etwas größer.",
  "Of running text, as a multiple of its size.": "Von Fließtext, als Vielfaches seiner Größe.",
  "Old addresses of the site and where they lead now, so that links from elsewhere keep working.":
    "Alte Adressen der Website und wohin sie jetzt führen, damit Links von anderswo weiter funktionieren.",
  "One page of the site, or with `entries` one page for each entry of a collection.":
    "Eine Seite der Website, oder eine für jeden Eintrag einer Sammlung.",
  "Other hosts from which the script loads scripts or pictures.":
    "Andere Server, von denen das Skript Skripte oder Bilder lädt.",
  "Runs when it has loaded instead of after the page was read.":
    "Läuft, sobald es geladen ist, und nicht erst, wenn die Seite gelesen ist.",
  "Scripts from your own files or other hosts, such as visitor statistics.":
    "Skripte aus eigenen Dateien oder von anderen Servern, zum Beispiel eine Besucherstatistik.",
  "Scripts, links and metadata of your own in the head of every page.":
    "Eigene Skripte, Links und Metadaten im Kopfbereich jeder Seite.",
  "Shown when somebody shares a link to the page.": "Zu sehen, wenn jemand einen Link zur Seite teilt.",
  "Whom somebody tells who has found a weak point of the site, as a security.txt.":
    "Wem jemand Bescheid gibt, der eine Schwachstelle der Website gefunden hat; als security.txt.",
  "Where it is reported, the best way first.": "Wo sie gemeldet wird, der beste Weg zuerst.",
  "An address after mailto:, a number after tel:, or the https address of a page.":
    "Eine Adresse nach mailto:, eine Nummer nach tel: oder die https-Adresse einer Seite.",
  "The day from which the page is part of the site; before it, the page is left out as a draft is.":
    "Der Tag, ab dem die Seite auf der Website ist; davor fehlt sie dort wie ein Entwurf.",
  "The last day on which this is sure to be right, within a year: check it until then.":
    "Der letzte Tag, an dem dies sicher stimmt, innerhalb eines Jahres: bis dahin prüfen.",
  "The page that says how reports are handled.": "Die Seite, auf der steht, was mit Meldungen geschieht.",
  "Where the key is with which a report can be encrypted.":
    "Wo der Schlüssel ist, mit dem eine Meldung verschlüsselt werden kann.",
  "Draws a picture with the title and the name of the site for each page, if neither it nor the site has a picture for sharing.":
    "Zeichnet für jede Seite ein Bild mit ihrem Titel und dem Namen der Website, wenn weder sie noch die Website ein Vorschaubild hat.",
  "Shown when somebody shares a page that has no picture of its own.":
    "Zu sehen, wenn jemand eine Seite teilt, die kein eigenes Bild hat.",
  "Such as fb:app_id.": "Zum Beispiel fb:app_id.",
  "Such as google-site-verification.": "Zum Beispiel google-site-verification.",
  "Such as https://maps.example.com.": "Zum Beispiel https://maps.example.com.",
  "Such as https://stats.example.com.": "Zum Beispiel https://stats.example.com.",
  "Text and headings.": "Texte und Überschriften.",
  "That a form was sent.": "Dass ein Formular gesendet wurde.",
  "The HTTP status: 301 or 308 when it moved for good, 302 or 307 for a while.":
    "Der HTTP-Status: 301 oder 308, wenn sie endgültig umgezogen ist, 302 oder 307 vorübergehend.",
  "The background of what lies on the page: panels, fields, captions.":
    "Der Hintergrund von allem, was auf der Seite liegt: Flächen, Felder, Bildunterschriften.",
  "The colours when the visitor's device is set to dark.":
    "Die Farben, wenn das Gerät des Besuchers auf dunkel gestellt ist.",
  "The colours when the visitor's device is set to light.":
    "Die Farben, wenn das Gerät des Besuchers auf hell gestellt ist.",
  "The font of everything else. The name of an installed font, or of a font file of your own.":
    "Die Schrift von allem anderen: der Name einer installierten Schrift oder einer eigenen Schriftdatei.",
  "The font of headings and of what is set large. The name of an installed font, or of a font file of your own.":
    "Die Schrift von Überschriften und allem Großen: der Name einer installierten Schrift oder einer eigenen Schriftdatei.",
  "The id of the entry of this collection that this one says in another language.":
    "Der Eintrag dieser Sammlung, von dem dieser die Übersetzung ist.",
  "The id of the page that this one says in another language.":
    "Die Seite, von der diese die Übersetzung ist.",
  "The language of the entry, as a BCP 47 tag; the site's own, unless you say otherwise.":
    "Die Sprache des Eintrags als Kürzel nach BCP 47; sonst die der Website.",
  "The language of the page, as a BCP 47 tag; the site's own, unless you say otherwise.":
    "Die Sprache der Seite als Kürzel nach BCP 47; sonst die der Website.",
  "The language of the texts, as a BCP 47 tag: en-GB, de, zh-Hans.":
    "Die Sprache der Texte als Kürzel nach BCP 47: en-GB, de, zh-Hans.",
  "The least room at the sides of a page on a phone, in rem; it grows with the screen.":
    "Der kleinste Abstand an den Seiten auf dem Telefon, in rem; er wächst mit dem Bildschirm.",
  "The media type of what is there.": "Der Medientyp von dem, was dort liegt.",
  "The name of the frame around its blocks, one of site.frames.": "Der Rahmen um die Blöcke der Seite.",
  "The page that took its place; :splat is what the star stood for.":
    "Die Seite, die an ihre Stelle getreten ist; :splat ist, wofür der Stern stand.",
  "The page's background, and the text on buttons.": "Der Hintergrund der Seite und die Schrift auf Buttons.",
  "The room between things, as a multiple of what is usual.":
    "Der Raum zwischen den Dingen, als Vielfaches des Üblichen.",
  "The sign in the browser's tab: an SVG of content/icons, or an icon by its name.":
    "Das Zeichen im Tab des Browsers: ein Symbol oder eine eigene SVG-Datei.",
  "The text in search results, up to 160 characters.": "Der Text in Suchergebnissen, bis zu 160 Zeichen.",
  "The title in search results and the browser's tab, up to 60 characters.":
    "Der Titel in Suchergebnissen und im Tab des Browsers, bis zu 60 Zeichen.",
  "What all pages share. Any text can quote it with a token such as {{site.name}}.":
    "Was alle Seiten gemeinsam haben. Jeder Text kann es übernehmen.",
  "What divides the sections of a page. plain: room alone. line: a hairline. band: every other one lies on a panel.":
    "Was die Abschnitte einer Seite trennt. Schlicht: nur Raum. Linie: eine Haarlinie. Bänder: Jeder zweite liegt auf einer Fläche.",
  "What is wrong with a form.": "Was an einem Formular nicht stimmt.",
  "What the address is to the page.": "Was die Adresse für die Seite ist.",
  "What the script reads.": "Was das Skript liest.",
  "Where the page is: /services. With `entries`, it holds {slug} or {id}: /blog/{slug}; with `paginate`, {page}.":
    "Wo die Seite ist: /leistungen. Wenn sie für jeden Eintrag entsteht, mit {slug} oder {id}: /blog/{slug}; auf mehreren Blättern mit {page}.",
  "Where the site will be: https://www.example.com, or https://example.org/school below a path.":
    "Wo die Website sein wird: https://www.example.com, oder https://example.org/schule unter einem Pfad.",
  "Whether it is an ES module.": "Ob es ein ES-Modul ist.",
  "Whether search engines may list the page.": "Ob Suchmaschinen die Seite aufnehmen dürfen.",
  "With `entries`: the page to which a visitor is sent who asks for an entry that does not exist.":
    "Die Seite, auf die ein Besucher kommt, der nach einem Eintrag fragt, den es nicht gibt.",
  "Without data-, such as domain.": "Ohne data-, zum Beispiel domain.",
  "Words for the page's keywords metadata.": "Suchbegriffe für die Metadaten der Seite.",
  "Lists of entries for feed readers.": "Listen von Einträgen für Feedreader.",
  "Other frames, by their names.": "Weitere Rahmen, nach ihren Namen.",
  "Texts that take the place of the blocks' own, by language.":
    "Texte anstelle der eigenen Texte der Blöcke, nach Sprache.",
  "The blocks around those of every page.": "Die Blöcke um die Blöcke jeder Seite.",
  "What search engines are told on every page, as JSON-LD.":
    "Was Suchmaschinen auf jeder Seite erfahren, als JSON-LD.",
  "The name of the entry's file, without .md.": "Der Name der Datei des Eintrags.",
  "The same as the id.": "Dasselbe wie die Kennung.",
  "The entry's page.": "Die Seite des Eintrags.",
  "In pixels.": "In Pixeln.",
  "The widths at which pictures are published, by how they are shown: one for each kind of screen, with twice and three times the pixels for dense ones.":
    "Die Breiten, in denen Bilder veröffentlicht werden, je nachdem, wie sie gezeigt werden: eine für jede Art von Bildschirm, mit doppelt und dreimal so vielen Pixeln für feine.",
  "Pictures as wide as the window.": "Bilder, so breit wie das Fenster.",
  "Pictures as wide as the text and its margins.": "Bilder, so breit wie der Text mit seinen Rändern.",
  "Pictures beside a text.": "Bilder neben einem Text.",
  "Pictures of cards.": "Bilder von Karten.",
  "Pictures within a text.": "Bilder in einem Text.",
  "The logo of the header.": "Das Logo der Kopfzeile.",
  "Small pictures beside the texts of a list.": "Kleine Bilder neben den Texten einer Liste.",
  "Small pictures that lead to a large one.": "Kleine Bilder, die zu einem großen führen.",
  "In which formats and widths the pictures of content/media are published.":
    "In welchen Formaten und Breiten die Bilder aus content/media veröffentlicht werden.",
  "A browser takes the first that it knows; the last is for all others. Of avif, webp and jpg, avif is the smallest and takes the longest to make; all browsers of today know webp.":
    "Ein Browser nimmt das erste, das er kennt; das letzte ist für alle anderen. Von avif, webp und jpg ist avif am kleinsten und braucht am längsten; webp kennen alle heutigen Browser.",
  "A format of pictures.": "Ein Bildformat.",
  "Its owner and name, such as owner/name.": "Inhaber und Name, zum Beispiel inhaber/name.",
  "Of a server of your own: https:// and its name, such as https://git.example.com.":
    "Von einem eigenen Server: https:// und sein Name, zum Beispiel https://git.example.com.",
  "The branch that the site is built from.": "Der Branch, aus dem die Website gebaut wird.",
  "Of a public application that you have registered with GitLab, Forgejo or Gitea: people then sign in on its own page, without an access key.":
    "Einer öffentlichen Anwendung, die Sie bei GitLab, Forgejo oder Gitea angemeldet haben: Man meldet sich dann auf der Seite dort an, ohne Zugangsschlüssel.",
  "The git repository to which the editor on the published site sends what was changed.":
    "Das Git-Repository, an das der Editor der veröffentlichten Website sendet, was geändert wurde.",
  "What the editor on the published site can do.": "Was der Editor der veröffentlichten Website kann.",
  "What the site is published on. Its redirects and headers are written as it reads them; plain is any host that reads none.":
    "Wo die Website veröffentlicht ist. Weiterleitungen und Header werden so geschrieben, wie sie dort gelesen werden; plain ist jeder Hoster, der keine liest.",
  "What the repository is on. Gitea speaks as Forgejo does.":
    "Wo das Repository liegt. Gitea spricht wie Forgejo.",
  "Where the site is in the repository, if it is not the whole of it, such as sites/bakery.":
    "Wo die Website im Repository liegt, wenn sie nicht das ganze ist, zum Beispiel sites/bakery.",
};
