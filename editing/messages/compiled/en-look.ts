// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
fonts: "Fonts",
layout: "Sizes and spacing",
chooseFont: (values: { title: string | number }) => `Choose: ${values.title}`,
fontFacts: (values: { kind: string | number; kilobytes: string | number }) => `${values.kind} · ${values.kilobytes} kB`,
weighs: "The number beside a font is what each visitor downloads for it.",
ownFont: "Your own font",
kinds: {
lora: "Serif, warm",
"eb-garamond": "Serif, classic like a book",
"playfair-display": "Serif, elegant in large headings",
besley: "Serif, sturdy",
bitter: "Serif, square and easy to read",
"instrument-sans": "Without serifs, quiet",
figtree: "Without serifs, friendly",
"public-sans": "Without serifs, plain and clear",
manrope: "Without serifs, modern",
outfit: "Without serifs, round",
"bricolage-grotesque": "Without serifs, with character",
"space-grotesk": "Without serifs, technical",
},
categories: {
serif: "Serif",
"sans-serif": "Without serifs",
display: "For large headings",
handwriting: "Handwriting",
monospace: "All letters equally wide",
},
oneWeight: (values: { font: string | number; weight: string | number }) => `${values.font} has one weight: ${values.weight}.`,
noSuchFont: (values: { name: string | number }) => `We don't have ${values.name}.`,
similarFont: (values: { title: string | number }) => `Similar: ${values.title}`,
pairs: "Fonts that go together",
choosePair: "Choose a pair",
pairHelp: "One for headings and one for everything else, in one step.",
pair: (values: { heading: string | number; text: string | number }) => `${values.heading} with ${values.text}`,
sample: "The light is on, and the door is open to everybody.",
colours: "Colours",
sitePalettes: "Palettes of this site",
sitePalettesHelp: "Made for it. All texts can be read in all of them.",
palettes: "Ready palettes",
palettesHelp: "Each for light and dark devices. All texts can be read in all of them.",
littlePage: {
letters: "Aa",
quietWord: "Soft text",
buttonWord: "Button",
},
fromLogo: "Take colours from my logo",
fromPicture: "Take colours from a picture…",
found: (values: { count: number }) => selectPlural(values.count, { "=0": "This picture has no strong colours. Try another one, or start from a ready palette.", "other": "A palette for each colour that stands out:" }),
hues: {
red: "Red",
orange: "Orange",
yellow: "Yellow",
green: "Green",
turquoise: "Turquoise",
blue: "Blue",
purple: "Purple",
pink: "Pink",
},
eachColour: "Colour by colour",
slide: (values: { title: string | number }) => `Slide: ${values.title}`,
usual: "as usual",
more: "more than usual",
less: "less than usual",
numberText: (values: { number: string | number; than: string | number }) => `${values.number}, ${values.than}`,
backToUsual: (values: { number: string | number }) => `Back to the usual ${values.number}`,
howLight: (values: { title: string | number }) => `How light: ${values.title}`,
lightText: (values: { percent: string | number; contrast: string | number }) => `${values.percent}% light. ${values.contrast}`,
ends: {
text: {
lighter: "Any lighter, and it can't be read.",
darker: "Any darker, and it can't be read.",
},
behind: {
lighter: "Any lighter, and text on it can't be read.",
darker: "Any darker, and text on it can't be read.",
},
},
refused: "Not changed",
unreadablePicture: "This picture can't be looked at here. Try another one.",
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
