import { count } from "../count.ts";
import type { Messages } from "../en.ts";

export const pictures: Messages["pictures"] = {
  title: "Bilder",
  search: "Bilder durchsuchen",
  searchHint: "Nach Name oder Beschreibung suchen",
  which: "Welche Bilder",
  all: "Alle",
  unused: "Nicht verwendet",
  undescribed: "Ohne Beschreibung",
  add: "Bilder hinzufügen …",
  toAdd: "Bilder zum Hinzufügen",
  published:
    "Das ist die veröffentlichte Website. Bilder können hier angesehen und verwendet, aber nicht hinzugefügt oder beschrieben werden. Das geht dort, wo die Website gemacht wird, mit",
  drop: "Bilder hier ablegen, um sie hinzuzufügen",
  none: "Noch keine Bilder",
  noneText: "Fügen Sie welche mit dem Knopf oben hinzu, oder legen Sie sie hier ab.",
  allUsed: "Jedes Bild wird irgendwo verwendet",
  allDescribed: "Jedes Bild hat eine Beschreibung",
  noneFound: "Kein Bild heißt so",
  noneFoundText: "Versuchen Sie es mit einem kürzeren Wort, oder sehen Sie alle Bilder an.",
  picture: (name) => `Bild ${name}`,
  close: "Bild schließen",
  gone: "Dieses Bild gibt es nicht",
  goneText: "Vielleicht wurde es entfernt oder umbenannt.",
  use: "Dieses Bild verwenden",
  uses: "Wo es verwendet wird",
  noUses: "Nirgends auf der Website.",
  file: "Datei",
  size: "Größe",
  pixels: (width, height) => `${width} × ${height} Pixel`,
  weight: "Dateigröße",
  weightOf: (size) => `${size}, für Besucher verkleinert`,
  notUsed: ", nicht verwendet",
  notSaved: "Beschreibung noch nicht gespeichert",
  noDescription: "Noch keine Beschreibung",
  description: "Beschreibung",
  decorative: "Schmückend",
  decorativeHelp: "Es füllt nur Platz; Screenreader übergehen es.",
  isDecorative: "Schmückend: Screenreader übergehen es.",
  noneYet: "Noch keine.",
  lacks: "Es hat noch keine Beschreibung. ",
  describe: "Sagen Sie jemandem, der es nicht sehen kann, was darauf zu sehen ist.",
  saved: (name) => `Beschreibung von ${name} gespeichert`,
  discarded: (name) => `Was Sie über ${name} geschrieben haben, wurde verworfen`,
  undo: "Rückgängig",
  saving: "Wird gespeichert …",
  save: "Beschreibung speichern",
  discard: "Verwerfen",
  noWords: "Die Beschreibung ist leer. Schreiben Sie, was das Bild zeigt, oder nennen Sie es schmückend.",
  changedTo: (alt) =>
    `Jemand anderes hat die Beschreibung inzwischen geändert. Sie lautet jetzt „${alt}“; speichern Sie noch einmal, um sie mit Ihrer zu überschreiben.`,
  changedToDecorative:
    "Jemand anderes hat das Bild inzwischen schmückend genannt; speichern Sie noch einmal, um das mit Ihrer Beschreibung zu überschreiben.",
  changedToNothing:
    "Jemand anderes hat die Beschreibung inzwischen gelöscht; speichern Sie noch einmal, um Ihre zu schreiben.",
  notShown: "Kann hier nicht gezeigt werden",
  added: (name) => `Hinzugefügt: ${name}`,
  addSome: (number) => (number === 1 ? "Bild hinzufügen" : `${number} Bilder hinzufügen`),
  adding: (number, all) => `${number} von ${all} wird hinzugefügt …`,
  addReady: (number) => (number > 1 ? `${number} Bilder hinzufügen` : "Bild hinzufügen"),
  waiting: (number) =>
    `${count(number, "Bild braucht", "Bilder brauchen")} noch eine Beschreibung oder die Angabe „Schmückend“.`,
  leaveOut: "Weglassen",
  small: "Es ist klein und kann grob aussehen, wo es groß gezeigt wird.",
  fileName: "Dateiname",
  badName: "Nennen Sie es zum Beispiel haustuer.jpg.",
  nameHelp: "Kleinbuchstaben, Ziffern und Bindestriche.",
  willBe: (name) => `Es wird ${name} heißen.`,
  taken: (name, free) =>
    `Ein Bild ${name} gibt es schon, deshalb würde dieses ${free} heißen. Fügen Sie es noch einmal hinzu, um fortzufahren.`,
  empty: (name) => `„${name}“ ist leer. Wählen Sie die Datei noch einmal.`,
  notWhatNamed: (name) =>
    `„${name}“ ist nicht das Bild, das der Name verspricht. Speichern Sie es als JPEG, PNG oder WebP und versuchen Sie es noch einmal.`,
  wrongKind: (name, ending) =>
    `„${name}“ ist ${ending ? `von der Art ${ending}` : "von unbekannter Art"} und kann nicht veröffentlicht werden. Speichern Sie es als JPEG, PNG oder WebP und versuchen Sie es noch einmal.`,
  tooHeavy: (name, size, most) =>
    `„${name}“ hat ${size}, und höchstens ${most} passen. Speichern Sie es kleiner und versuchen Sie es noch einmal.`,
  damaged: (name) =>
    `„${name}“ ist beschädigt oder nicht vollständig. Speichern Sie es als JPEG, PNG oder WebP und versuchen Sie es noch einmal.`,
  tooLarge: (name, width, height) =>
    `„${name}“ hat ${width} × ${height} Pixel und ist damit zu groß. Machen Sie es kleiner, zum Beispiel 2000 Pixel breit.`,
};
