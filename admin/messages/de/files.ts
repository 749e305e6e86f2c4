import type { Messages } from "../en/index.ts";
import { count } from "../shared/count.ts";

export const imports: Messages["imports"] = {
  title: "Website importieren",
  drop: "Die .json-Datei der Website hier ablegen, um sie zu importieren",
  more: (number) => `${number} weitere werden nicht gezeigt.`,
  asBefore: "Hier ist alles, wie es war.",
  chooseWhat: "Wählen Sie eine Datei, die hier exportiert wurde, zum Beispiel",
  chooseWhere:
    ", oder legen Sie sie irgendwo im Editor ab. Sie ersetzt alle Inhalte und Seiten; „Rückgängig“ holt sie zurück.",
  file: "Datei zum Importieren",
  choose: "Datei wählen",
  chooseAnother: "Andere Datei wählen",
  problems: (name, problems) => `„${name}“ wurde nicht importiert: ${problems}.`,
  nothing: "Nichts zu importieren",
  same: (name) => `„${name}“ ist dasselbe wie das, was hier ist.`,
  done: "Inhalt importiert",
  replaced: (name) => `„${name}“ hat ersetzt, was hier war.`,
  unfinished: (name, problems) => `„${name}“ hat ersetzt, was hier war; noch zu beheben: ${problems}.`,
  undo: "Rückgängig",
  notJson: (name) =>
    `Nur eine .json-Datei kann importiert werden, zum Beispiel site-content.json. „${name}“ ist keine.`,
  tooLarge: (name, size, most) =>
    `„${name}“ hat ${size} MB. Die Datei einer Website hat höchstens ${most} MB.`,
  notRead: (name) => `„${name}“ konnte nicht gelesen werden. Ist die Datei noch dort, wo sie war?`,
  empty: (name) => `„${name}“ ist leer.`,
  noText: (name) => `„${name}“ kann nicht als Text gelesen werden.`,
  archive: (name) =>
    `„${name}“ ist ein Archiv mit Einträgen. Entpacken Sie es in den Ordner der Website: Hier kann nur die .json-Datei der Website importiert werden.`,
};

export const repair: Messages["repair"] = {
  saved: (file) => `Gespeichert: ${file}`,
  discarded: (file) => `Was Sie in ${file} geschrieben haben, wurde verworfen`,
  undo: "Rückgängig",
  form: "Die Datei",
  text: "Text der Datei",
  onDisk: "Die Datei, wie sie auf der Festplatte ist",
  saving: "Wird gespeichert …",
  save: "Diese Datei speichern",
  discard: "Verwerfen",
  elsewhere:
    "Jemand anderes hat diese Datei inzwischen berichtigt. Was Sie geschrieben haben, ist noch hier: Überschreiben Sie die andere Fassung damit, oder verwerfen Sie es und machen Sie mit der anderen weiter.",
  problems: (number) => (number === 1 ? "Deswegen kann sie nicht gelesen werden" : "Das ist zu beheben"),
  line: (line) => `Zeile ${line}:`,
  goTo: (line) => `Zu Zeile ${line}`,
  mended:
    "Alles ist behoben. Speichern Sie die Datei, dann öffnet sie sich mit ihren Feldern und ihrer Seite.",
  damaged:
    "Einige Zeichen der Datei können nicht gelesen werden. Jedes wird als „�“ gezeigt: Schreiben Sie an seine Stelle den Buchstaben, der dort war. Das Speichern ersetzt die kaputten in der Datei.",
  published: (file, line) =>
    `Das ist die veröffentlichte Website, deshalb kann die Datei hier nicht geändert werden. Wer die Website macht, öffnet ${file} in einem Texteditor, berichtigt Zeile ${line} und veröffentlicht die Website neu.`,
  changed:
    "Jemand anderes hat die Datei inzwischen geändert. Speichern Sie noch einmal, um sie mit Ihrer Fassung zu überschreiben.",
  gone: "Die Datei wurde inzwischen auf der Festplatte gelöscht. Speichern Sie noch einmal, um sie neu anzulegen.",
};

export const drafts: Messages["drafts"] = {
  opening: "Die Website wird geöffnet …",
  notOpened: "Die Website konnte nicht geöffnet werden",
  tryAgain: "Noch einmal versuchen",
  trouble: "Der Editor konnte Ihre nicht gespeicherten Änderungen nicht öffnen",
  troubleText:
    "Sie sind noch in diesem Browser. Sie können es noch einmal versuchen oder mit der gespeicherten Website anfangen: Dann werden die Änderungen beiseitegelegt, und Sie können sie herunterladen.",
  startSaved: "Mit der gespeicherten Website anfangen",
  tryWith: "Mit meinen Änderungen noch einmal versuchen",
  download: "Meine Änderungen herunterladen",
  isBack: (moment) => `Ihre Änderungen vom ${moment} sind wieder da.`,
  unsavedIsBack: (moment) => `Ihre nicht gespeicherten Änderungen vom ${moment} sind wieder da.`,
  discard: "Verwerfen",
  discarded: "Ihre Änderungen wurden verworfen.",
  undo: "Rückgängig",
  elsewhere: "Diese Website ist in einem anderen Tab geöffnet. Arbeiten Sie dort, oder übernehmen Sie hier.",
  started: "Sie haben mit der gespeicherten Website angefangen.",
  unfinished:
    "Der Editor wurde die letzten Male mit Ihren nicht gespeicherten Änderungen nicht fertig geöffnet.",
  notRepeated: (why) => `Der Entwurf in diesem Browser konnte nicht wiederhergestellt werden (${why}).`,
  damaged: "Der Entwurf in diesem Browser ist beschädigt.",
  newer: "Der Entwurf in diesem Browser stammt aus einer neueren Version von Blockwork.",
  notKept: "Dieser Browser behält keine Entwürfe. Exportieren Sie die Datei, bevor Sie den Tab schließen.",
};

export const outcomes: Messages["outcomes"] = {
  notChecked: "Die Website konnte nicht geprüft werden",
  notCheckedText: (why) =>
    `Ihre Probleme werden erst gezeigt, wenn die Verbindung wieder da ist. Ihre Änderungen sind sicher. (${why})`,
  partlySaved: "Nicht alles wurde gespeichert",
  notSaved: "Die Website wurde nicht gespeichert",
  leftOut: "Gespeichert, aber nicht alles",
  keptAsDraft: "Als Entwurf behalten",
  leftOutText: (what) =>
    `Bis es behoben ist, bleibt es ein Entwurf in diesem Browser, und Besucher sehen, was vorher da war: ${what}.`,
  saved: "Inhalt gespeichert",
  savedText: "Ihre Änderungen wurden gespeichert.",
  onlyHere: " Sie sind nur in diesem Browser: Mit „Exportieren“ geben Sie die Datei weiter.",
  exported: "Inhalt exportiert",
  exportedText: "Der Inhalt wurde als JSON-Datei exportiert.",
  withChanges: "Einträge und Bilder, die Sie geändert haben, sind mit dabei: in changes.zip.",
  exportedWith: (problems) =>
    `Der Inhalt wurde als JSON-Datei exportiert. Vor dem Veröffentlichen ist zu beheben: ${problems}.`,
  showProblems: "Probleme zeigen",
  files: (number) => count(number, "Datei", "Dateien"),
  oneFile: "Es kann nur eine Datei auf einmal importiert werden.",
};

export const sending: Messages["sending"] = {
  send: "Senden",
  menu: "An die senden, die sich um die Website kümmern …",
  hint: "Was Sie geändert haben, in einer Datei",
  nothing: "Es gibt nichts zu senden",
  nothingText: "Sie haben nichts geändert, seit die Website veröffentlicht wurde.",
  shared: "Weitergegeben",
  sharedText:
    "Was Sie geändert haben, ist in changes.zip. Veröffentlicht ist es, sobald es übernommen wurde; bis dahin bleibt es auch hier.",
  mailed: "Hängen Sie changes.zip an die E-Mail an",
  mailedText:
    "Die Datei liegt bei Ihren Downloads, und Ihr Mailprogramm öffnet sich mit einem Brief. Hängen Sie die Datei daran an: Eine Webseite darf das nicht für Sie tun.",
  subject: "Änderungen an der Website",
  letter: `Guten Tag,\n\nich habe etwas an der Website geändert. Alles ist in der angehängten Datei changes.zip.\n\nSie wird so übernommen:  npx site import changes.zip\n\nVielen Dank!`,
};
