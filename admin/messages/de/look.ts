import type { look as inEnglish } from "../en/look.ts";

/** Die Gestaltung der Website. */
export const look: typeof inEnglish = {
  fonts: "Schriften",
  layout: "Größen und Abstände",
  chooseFont: (title) => `Auswählen: ${title}`,
  fontFacts: (kind, kilobytes) => `${kind} · ${kilobytes} kB`,
  weighs: "Die Zahl bei einer Schrift ist, was jeder Besucher dafür lädt.",
  ownFont: "Ihre eigene Schrift",
  kinds: {
    lora: "Mit Serifen, warm",
    "eb-garamond": "Mit Serifen, klassisch wie ein Buch",
    "playfair-display": "Mit Serifen, elegant in großen Überschriften",
    besley: "Mit Serifen, kräftig",
    bitter: "Mit Serifen, kantig und gut lesbar",
    "instrument-sans": "Ohne Serifen, ruhig",
    figtree: "Ohne Serifen, freundlich",
    "public-sans": "Ohne Serifen, schlicht und klar",
    manrope: "Ohne Serifen, modern",
    outfit: "Ohne Serifen, rund",
    "bricolage-grotesque": "Ohne Serifen, mit Charakter",
    "space-grotesk": "Ohne Serifen, technisch",
  },
  categories: {
    serif: "Mit Serifen",
    "sans-serif": "Ohne Serifen",
    display: "Für große Überschriften",
    handwriting: "Handschrift",
    monospace: "Alle Buchstaben gleich breit",
  },
  oneWeight: (font, weight) => `${font} hat nur eine Stärke: ${weight}.`,
  noSuchFont: (name) => `${name} haben wir nicht.`,
  similarFont: (title) => `Ähnlich: ${title}`,
  pairs: "Schriften, die zusammenpassen",
  choosePair: "Ein Paar auswählen",
  pairHelp: "Eine für Überschriften und eine für alles andere, in einem Schritt.",
  pair: (heading, text) => `${heading} mit ${text}`,
  sample: "Das Licht ist an, und die Tür steht allen offen.",
  colours: "Farben",
  palettes: "Fertige Farbwelten",
  palettesHelp: "Jede für helle und dunkle Geräte. In allen lassen sich alle Texte lesen.",
  littlePage: { letters: "Aa", quietWord: "Nebentext", buttonWord: "Knopf" },
  fromLogo: "Farben aus meinem Logo nehmen",
  fromPicture: "Farben aus einem Bild nehmen…",
  found: (count) => {
    if (count === undefined) return "Dieses Bild lässt sich hier nicht ansehen. Versuchen Sie ein anderes.";
    if (count === 0)
      return "Dieses Bild hat keine kräftigen Farben. Versuchen Sie ein anderes, oder beginnen Sie mit einer fertigen Farbwelt.";
    return "Eine Farbwelt für jede Farbe, die heraussticht:";
  },
  hues: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    turquoise: "Türkis",
    blue: "Blau",
    purple: "Lila",
    pink: "Pink",
  },
  eachColour: "Farbe für Farbe",
  slide: (title) => `Schieben: ${title}`,
  usual: "wie üblich",
  more: "mehr als üblich",
  less: "weniger als üblich",
  numberText: (number, than) => `${number}, ${than}`,
  backToUsual: (number) => `Zurück zu üblichen ${number}`,
  howLight: (title) => `Wie hell: ${title}`,
  lightText: (percent, contrast) => `${percent} % hell. ${contrast}`,
  ends: {
    text: {
      lighter: "Heller wäre es nicht mehr zu lesen.",
      darker: "Dunkler wäre es nicht mehr zu lesen.",
    },
    behind: {
      lighter: "Heller wäre Text darauf nicht mehr zu lesen.",
      darker: "Dunkler wäre Text darauf nicht mehr zu lesen.",
    },
  },
  refused: "Nicht geändert",
};
