import type { LookStep, PictureStep, ReadyPalette } from "../../document/edit-reasons.ts";
import { count } from "../count.ts";

const palettes: Readonly<Record<ReadyPalette, string>> = {
  slate: "Slate",
  brick: "Brick",
  forest: "Forest",
  sea: "Sea",
  plum: "Plum",
  honey: "Honey",
  rose: "Rose",
  charcoal: "Charcoal",
};

/** What edits and changes do, in the past tense: "changed the heading of the 2nd card". */
export const changes = {
  /** The words of a path to a value, the innermost one last. */
  value: (parts: readonly string[]) =>
    parts
      .toReversed()
      .map((word) => `the ${word}`)
      .join(" of "),
  nth: (number: number, title: string) => `${ordinal(number)} ${title}`,
  item: "item",
  titled: (title: string, name: string) => `${title} “${name}”`,
  frame: "Frame",
  entry: "entry",
  entryOfKind: (kind: string, name: string) => `the ${kind} “${name}”`,
  theOrder: (entries: string) => `the order of ${entries}`,
  oneEntry: (kind: string) => `a ${kind}`,
  entries: (number: number, title: string) => `${number} ${title}`,
  and: (others: string, last: string) => `${others} and ${last}`,
  each: {
    each: "Source",
    where: "Conditions",
    only: "Choice",
    except: "Exceptions",
    limit: "Limit",
    offset: "Start",
    props: "Texts",
  },
  added: (name: string) => `added ${name}`,
  removed: (name: string) => `removed ${name}`,
  moved: (name: string) => `moved ${name}`,
  movedUp: (name: string) => `moved ${name} up`,
  movedDown: (name: string) => `moved ${name} down`,
  putBefore: (upper: string, lower: string) => `put ${upper} before ${lower}`,
  movedTo: (name: string, page: string) => `moved ${name} to ${page}`,
  movedHere: (name: string, page: string) => `moved ${name} here from ${page}`,
  duplicated: (name: string) => `duplicated ${name}`,
  pasted: (name: string) => `pasted ${name}`,
  deleted: (name: string) => `deleted ${name}`,
  replaced: (name: string) => `replaced ${name}`,
  changed: (name: string) => `changed ${name}`,
  replacedText: ({ text, by }: { readonly text: string; readonly by: string }, count: number) =>
    `replaced “${text}” by “${by}” in ${count === 1 ? "1 text" : `${count} texts`}`,
  look: (step: LookStep): string => {
    if ("fonts" in step) return `changed the fonts to ${step.fonts[0]} and ${step.fonts[1]}`;
    if ("headingFont" in step) return `changed the heading font to ${step.headingFont}`;
    if ("picture" in step) return `took the colours from ${step.picture}`;
    return `changed the colours to ${palettes[step.palette]}`;
  },
  palettes,
  inPlaces: (words: string, count: number) => `${words} (${count} places)`,
  reworded: (name: string) => `reworded ${name}`,
  changedTitle: (title: string) => `changed “${title}”`,
  changedTarget: (owner: string) => `changed where ${owner} leads`,
  changedId: (name: string, from: string, to: string) => `changed the id of ${name} from ${from} to ${to}`,
  switchedOn: (title: string) => `switched on “${title}”`,
  switchedOff: (title: string) => `switched off “${title}”`,
  hid: (name: string) => `hid ${name}`,
  showed: (name: string) => `showed ${name}`,
  locked: (name: string) => `locked ${name}`,
  unlocked: (name: string) => `unlocked ${name}`,
  hidIt: "hid it",
  showedIt: "showed it",
  lockedIt: "locked it",
  unlockedIt: "unlocked it",
  addedPage: (name: string) => `added the page ${name}`,
  duplicatedPage: (name: string) => `duplicated the page ${name}`,
  deletedPage: (name: string) => `deleted the page ${name}`,
  movedPage: (name: string) => `moved the page ${name}`,
  thePage: (name: string) => `the page ${name}`,
  changedAddress: (page: string, path: string) => `changed the address of ${page} to ${path}`,
  becameDraft: "became a draft",
  wentLive: "goes live",
  goesLiveOn: (day: string) => `goes live on ${day}`,
  changedPath: (from: string, to: string) => `changed the address from ${from} to ${to}`,
  linksFollowed: (entries: string) => `; links in ${entries} followed`,
  order: "changed the order",
  orderOf: (name: string) => `changed the order of ${name}`,
  orderOfBlocks: "changed the order of the blocks",
  orderOfPages: "changed the order of the pages",
  putIntoOrder: (name: string) => `put “${name}” into the order`,
  tookOutOfOrder: (name: string) => `took “${name}” out of the order`,
  quoted: (name: string) => `“${name}”`,
  nothing: "changed nothing",
  andMore: (sentence: string, number: number) =>
    `${sentence} and ${number === 1 ? "one thing" : `${number} things`} more`,
  restored: (version: string) => `restored “${version}”`,
  reasons: {
    import: "imported a file",
    "undo-all": "undid all changes",
    "undo-import": "undid an import",
    file: "took the version on disk",
    mine: "kept your version",
    "picture-name": "gave a picture another name",
    "new-picture": "put a new file in the place of a picture",
    "mend-colour": "made a colour readable",
    "mend-headings": "put headings at their level",
    "mend-link": "mended a broken link",
    "remove-link": "removed a broken link",
    "make-draft": "made it a draft",
    schedule: "scheduled it",
    "make-live": "made it live",
  },
  text: {
    wrote: "wrote the text",
    removed: "removed the text",
    spacing: "changed the spacing of the text",
    order: "changed the order of the paragraphs",
    added: (number: number) => (number === 1 ? "added a paragraph" : `added ${number} paragraphs`),
    removedSome: (number: number) => (number === 1 ? "removed a paragraph" : `removed ${number} paragraphs`),
    reworded: (number: number) => `reworded the ${ordinal(number)} paragraph`,
    rewrote: (number: number) =>
      number === 1 ? "wrote a paragraph anew" : `wrote ${number} paragraphs anew`,
  },
  picture: {
    name: (picture: string) => `The description of ${picture}`,
    inFolder: (file: string, folder: string) => `${file} in ${folder}`,
    named: (picture: string) => `the picture ${picture}`,
    what: (picture: string, what: string) => `${what} (${picture})`,
    exchanged: "is another picture",
    did: ({ did, name, other }: PictureStep) => {
      if (did === "renamed") return `renamed the picture ${name} to ${other}`;
      if (did === "moved") return `moved the picture ${name} to another folder`;
      if (did === "replaced") return `showed ${other} in place of ${name} everywhere`;
      if (did === "shown") return `showed the new picture ${name}`;
      if (did === "cropped") return `cropped the picture ${name}`;
      if (did === "turned") return `turned the picture ${name}`;
      if (did === "exchanged") return `put a new file in the place of the picture ${name}`;
      return other === undefined
        ? `deleted the picture ${name}`
        : `deleted the picture ${name} and showed ${other} in its place`;
    },
    renamedFrom: (before: string) => `renamed it from ${before}`,
    reworded: "reworded the description",
    described: "described it",
    decorative: "called it decorative",
    withDark: (name: string) => `shows ${name} in dark colour schemes`,
    withoutDark: "took away its dark version",
    withFocus: "chose what stays in view",
    withoutFocus: "put the middle back in view",
  },
  mendedText: "mended the text",
  theText: "the text",
};

/** 1st, 2nd, 3rd, 11th. */
function ordinal(number: number): string {
  const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" };
  return `${number}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(number)]}`;
}

/** What is different from the saved site, what is wrong with it, and files that others have changed. */
export const review = {
  title: "Changes since the last save",
  show: "Show",
  showIt: "Show it",
  undoThis: "Undo this",
  undoThisOf: (place: string, what: string) => `Undo this: ${place}, ${what}`,
  undoAll: "Undo all",
  all: "All changes",
  undone: "Undone.",
  bringBack: "Bring it back",
  none: "No changes",
  noneText: "Nothing is different from the saved site.",
  showWords: "Show the words",
  showParts: (count: number) => `Show all ${count}`,
  youDid: (what: string) => `You ${what}.`,
  unplaced: "Changes without a place",
  unplacedTitle: "These found no place in the file",
  doAnyway: "Do it anyway",
  dismiss: "Dismiss",
  dismissWhat: (what: string) => `Dismiss: ${what}`,
  problems: "Problems",
  noProblems: "No problems",
  noProblemsText: "Nothing is wrong with the site.",
  errors: "Stays a draft until it is put right",
  errorsHere: "To be mended before the site can be published",
  warnings: "Worth a look",
  more: (number: number) => `And ${number} more.`,
  atLine: (file: string, line: number | undefined) => `${file}, line ${line ?? ""}`,
  problemCount: (number: number) => count(number, "problem", "problems"),
  failed: "This screen has stopped working",
  failedText: "Your work is not touched by that: the draft has everything, and the other screens go on.",
  openAgain: "Open it again",
  undoLast: "Undo the last change",
  reload: "Load the editor again",
  download: "Download my version",
  whatWrong: "What went wrong",
};
