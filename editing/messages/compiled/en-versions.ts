// Compiled from the JSON files beside this folder by `npm run messages`.

export const messages = {
title: "Versions you kept",
help: "They are in this browser only, also when you save or close it.",
none: "None yet. Keep one before you try something out.",
keep: "Keep this version…",
name: "Name of this version",
nameExample: "Before Christmas",
keepIt: "Keep",
cancel: "Cancel",
kept: (values: { name: string | number }) => `“${values.name}” is kept.`,
compare: "Compare",
compareOf: (values: { name: string | number }) => `Compare with ${values.name}`,
different: (values: { name: string | number }) => `What is different now from “${values.name}”`,
same: "Nothing is different: the site is as it was then.",
restore: "Restore",
restoreOf: (values: { name: string | number }) => `Restore ${values.name}`,
restored: (values: { name: string | number }) => `The site is as in “${values.name}” again. Undo takes that back.`,
remove: "Remove",
removeOf: (values: { name: string | number }) => `Remove ${values.name}`,
removed: (values: { name: string | number }) => `“${values.name}” is removed.`,
notKept: "This browser keeps no versions. Export the site instead to have it as it is now.",
tooMany: (values: { most: string | number }) => `There is room for ${values.most} versions. Remove one that you do not need any more, then keep this one.`,
tooLarge: "There is no room for one more version in this browser. Remove one that you do not need any more, then keep this one.",
tooNew: "This version was kept by a newer editor. Load this page again, then restore it.",
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
