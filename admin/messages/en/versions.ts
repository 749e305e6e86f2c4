/** Texts about versions of the site that were given a name. */
export const versions = {
  title: "Versions you kept",
  help: "They are in this browser only, also when you save or close it.",
  none: "None yet. Keep one before you try something out.",
  keep: "Keep this version…",
  name: "Name of this version",
  nameExample: "Before Christmas",
  keepIt: "Keep",
  cancel: "Cancel",
  kept: (name: string) => `“${name}” is kept.`,
  compare: "Compare",
  compareOf: (name: string) => `Compare with ${name}`,
  different: (name: string) => `What is different now from “${name}”`,
  same: "Nothing is different: the site is as it was then.",
  restore: "Restore",
  restoreOf: (name: string) => `Restore ${name}`,
  restored: (name: string) => `The site is as in “${name}” again. Undo takes that back.`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” is removed.`,
  notKept: "This browser keeps no versions. Export the site instead to have it as it is now.",
  tooMany: (most: number) =>
    `There is room for ${most} versions. Remove one that you do not need any more, then keep this one.`,
  tooLarge:
    "There is no room for one more version in this browser. Remove one that you do not need any more, then keep this one.",
  tooNew: "This version was kept by a newer editor. Load this page again, then restore it.",
};

/** A file that somebody else has changed meanwhile. */
export const conflicts = {
  title: "The file has changed on disk",
  entryTitle: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} has changed on disk`,
  text: "Somebody else has changed it since you opened it, or last saved it. Nothing was written over, and nothing is saved until you save.",
  entryText: (file: string) =>
    `Somebody else has changed ${file} since you opened it, or last saved it. Nothing was written over.`,
  which: "Which should go on?",
  both: "Put my changes on top",
  bothHelp: "The file's changes and yours. What finds no place is kept for you to see to.",
  mine: "Keep mine",
  mineHelp: "Your version goes on; the file's changes are one Undo away.",
  mineEntryHelp: "Your version is written over the other one when you save. A copy of that is kept.",
  theirs: "Take the one on disk",
  theirsHelp: "The file's version goes on; yours is one Undo away.",
  later: "Decide later",
  proceed: "Go on",
  noPlace: (number: number) =>
    `${number === 1 ? "One of your changes has" : `${number} of your changes have`} no place in the file`,
  yours: "What you changed",
  ofFile: "What changed in the file",
  onlyWriting: "Nothing but how the file is written.",
  wholeFile: "The whole file",
  youDeleted: "You have deleted it.",
  difference: "From the one on disk to yours",
  yourText: "Yours",
  diskText: "The one on disk",
};
