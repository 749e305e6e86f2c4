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
