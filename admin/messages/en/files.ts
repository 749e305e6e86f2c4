/** Import, export, files that can't be read, and drafts of this browser. */
export const imports = {
  title: "Import a site",
  drop: "Drop the site's .json file to import it",
  more: (number: number) => `${number} more are not shown.`,
  asBefore: "Everything here is as it was.",
  chooseWhat: "Choose a file that was exported here, such as",
  chooseWhere:
    ", or drop it anywhere on the editor. It takes the place of all content and pages; one Undo brings them back.",
  file: "File to import",
  choose: "Choose a file",
  chooseAnother: "Choose another file",
  problems: (name: string, problems: string) => `“${name}” was not imported, because of ${problems}.`,
  nothing: "Nothing to import",
  same: (name: string) => `“${name}” is the same as what is here.`,
  done: "Content Imported",
  replaced: (name: string) => `“${name}” has taken the place of what was here.`,
  unfinished: (name: string, problems: string) =>
    `“${name}” has taken the place of what was here, with ${problems} to be mended.`,
  undo: "Undo",
  notJson: (name: string) =>
    `Only a .json file can be imported, such as site-content.json. “${name}” is none.`,
  tooLarge: (name: string, size: number, most: number) =>
    `“${name}” has ${size} MB. A site's file has at most ${most} MB.`,
  notRead: (name: string) => `“${name}” could not be read. Is it still where it was?`,
  empty: (name: string) => `“${name}” is empty.`,
  noText: (name: string) => `“${name}” can't be read as text.`,
  archive: (name: string) =>
    `“${name}” is an archive of entries. Unpack it into the site's folder: only the site's own .json file can be imported here.`,
};

export const repair = {
  saved: (file: string) => `Saved ${file}`,
  discarded: (file: string) => `What you wrote in ${file} was discarded`,
  undo: "Undo",
  form: "The file",
  text: "The file’s text",
  onDisk: "The file as it is on disk",
  saving: "Saving…",
  save: "Save this file",
  discard: "Discard",
  elsewhere:
    "Somebody else has mended this file meanwhile. What you wrote is still here: save it over theirs, or discard it and go on with theirs.",
  problems: (number: number): string =>
    number === 1 ? "This keeps it from being read" : "These things are to be mended",
  line: (line: number) => `Line ${line}:`,
  goTo: (line: number) => `Go to line ${line}`,
  mended: "Nothing is wrong with it any more. Save it, and it opens with its fields and its page.",
  damaged:
    "Some characters of the file can’t be read. Each is shown as “�”: write in its place the letter that was there. Saving replaces the broken ones in the file.",
  published: (file: string, line: number) =>
    `This is the published site, so the file can’t be changed here. Whoever makes the site opens ${file} in a text editor, mends line ${line} and publishes the site again.`,
  changed: "Somebody else has changed the file meanwhile. Save it again to write yours over theirs.",
  gone: "The file was deleted on disk meanwhile. Save it again to make it anew.",
};

export const drafts = {
  opening: "Opening the site…",
  notOpened: "The site could not be opened",
  tryAgain: "Try again",
  trouble: "The editor could not open your unsaved changes",
  troubleText:
    "They are still in this browser. You can try again, or start from the saved site: the changes are then put aside, where you can download them.",
  startSaved: "Start from the saved site",
  tryWith: "Try again with my changes",
  download: "Download my changes",
  isBack: (moment: string) => `Your changes from ${moment} are back.`,
  unsavedIsBack: (moment: string) => `Your unsaved changes from ${moment} are back.`,
  discard: "Discard them",
  discarded: "Your changes were discarded.",
  undo: "Undo",
  elsewhere: "This site is open in another tab. Work there, or take over here.",
  started: "You started from the saved site.",
  unfinished: "The editor did not finish opening with your unsaved changes the last times.",
  notRepeated: (why: string) => `The draft in this browser could not be repeated (${why}).`,
  damaged: "The draft in this browser is damaged.",
  newer: "The draft in this browser was made by a newer release of Blockwork.",
  notKept: "This browser keeps no drafts. Export the file before you close the tab.",
};

/** What saving and exporting came to. */
export const outcomes = {
  notChecked: "The site could not be checked",
  notCheckedText: (why: string) =>
    `Its problems are not shown until the connection is back. Your changes are safe. (${why})`,
  partlySaved: "Not everything was saved",
  notSaved: "The site was not saved",
  leftOut: "Saved, but not all of it",
  keptAsDraft: "Kept as a draft",
  leftOutText: (what: string) =>
    `Until it is put right, it stays a draft in this browser, and visitors see what was there before: ${what}.`,
  saved: "Content Saved",
  savedText: "Your changes have been saved successfully.",
  onlyHere: " They are in this browser only: Export hands over the file.",
  exported: "Content Exported",
  exportedText: "Content has been exported to JSON file.",
  exportedWith: (problems: string) =>
    `Content has been exported to JSON file. It has ${problems} to be mended before it can be published.`,
  withChanges: "Entries and pictures that you changed are in changes.zip with it.",
  showProblems: "Show the problems",
  files: (number: number) => `${number} files`,
  oneFile: "Only one file can be imported at a time.",
};

/** Handing changes to whoever looks after the site, where they can't be published from here. */
export const sending = {
  send: "Send it",
  menu: "Send to whoever looks after the site…",
  hint: "What you changed, in one file",
  nothing: "There is nothing to send",
  nothingText: "You have changed nothing since the site was published.",
  shared: "Handed over",
  sharedText:
    "What you changed is in changes.zip. It is published once it has been taken over; until then it stays here too.",
  mailed: "Attach changes.zip to the mail",
  mailedText:
    "The file is in your downloads, and your mail program opens with a letter. Attach the file to it: a page may not do that for you.",
  subject: "Changes to the site",
  letter: `Hello,\n\nI have changed something on the site. Everything is in the attached file changes.zip.\n\nIt is taken over with:  npx site import changes.zip\n\nThank you!`,
};
