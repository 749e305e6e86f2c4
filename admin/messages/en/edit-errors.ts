/** Why an edit can't be made. */
export const editErrors = {
  notASite: "This is not a site: it needs “site” and “pages”.",
  notJson: "This is not JSON.",
  pageIncomplete: "A page of this file has no id, no address or no blocks.",
  blockIncomplete: (page: string | undefined) =>
    `A block ${page === undefined ? "in a frame" : `on the page “${page}”`} has no id or no type, or its props are no object.`,
  locked: "This block is locked. Unlock it to change it.",
  lockedInPlace: "This block is locked in its place. Its texts can be changed; unlock it to do more.",
  needsContent: "The pages' own blocks stand here, so a frame can't be without it.",
  orderUnreadable: "The file of an order can't be read.",
  orderNotList: "The file of an order is a list of the entries' names.",
  entryUnreadable: "The file of an entry can't be read.",
  entryTaken: (file: string) => `There is an entry “${file}” already.`,
  lastPage: "A site needs at least one page.",
  noSlash: "An address starts with a slash, such as /services.",
  needsPlaceholder: "This page is made several times, so its address needs “…” where they differ.",
  noPlaceholder: "Only the address of a page that is made several times can have braces.",
  addressTaken: (page: string, path: string) => `The page “${page}” has the address ${path} already.`,
  noField: "A field is needed to set a value.",
  blockGone: (id: string) => `The block “${id}” is not on the page any more.`,
  entryGone: (file: string) => `The entry “${file}” is not there any more.`,
  pageGone: (id: string) => `The page “${id}” is not there any more.`,
  frameGone: (name: string) => `The frame “${name}” is not there any more.`,
  listGone: "There is no list here any more.",
  itemGone: "This item is not in the list any more.",
  itemEmpty: "An item of a list can be removed, but not left empty.",
  fieldGone: "This field is not here any more.",
  notOfEntry: "An entry has fields and a text, and nothing else.",
  notOfFrame: "A frame has blocks and nothing else.",
  notOfPage: "The id, address and blocks of a page are not fields to be typed in.",
  changedInFile: "This was changed in the file too.",
};

/** What saving came to, file by file. */
export const saves = {
  theSite: "the site",
  saved: (name: string) => `${name} was saved`,
  notSaved: (name: string) => `${name} was not saved`,
  failed: (name: string, reason: string) => `${name} was not: ${reason}`,
  notWritten: "The file could not be written. Try again, or export it.",
  deleted: "Its file was deleted meanwhile. Do it again to make the file anew.",
  unreadable: (reason: string) => `Its file was changed meanwhile and can't be read. ${reason}`,
  siteUnreadable: (reason: string) =>
    `The file was changed meanwhile and can't be read, so nothing was written over it. ${reason}`,
  problems: (number: number) =>
    `${number === 1 ? "There is a problem" : `There are ${number} problems`} to be mended before it can be saved.`,
};

/** What a server answers, or that it does not. */
export const hosts = {
  notLoaded: "The site could not be loaded. Is site dev still running?",
  notConnected: "The site could not be loaded. Are you connected to the internet?",
  outdated: "The site was published anew a moment ago. Load this page again.",
  noConfig: "There is no site.config.json to edit.",
  readOnly: "This is the published site: entries that can’t be read are mended where the site is made.",
  notSaved: "It could not be saved.",
  silent: "The development server does not answer. Your work is kept here: start site dev and save again.",
  diskFull: "There is not enough space on the disk. Your work is kept here: make room and save again.",
  rescued: "Another program wrote the same file",
  rescuedText: (places: string) =>
    `It did so while the file was saved. What it wrote is in the site’s folder, in ${places}.`,
  nameTaken: "There is a file of that name already. Choose another name.",
  pictureTaken: "There is a picture of that name already.",
  pictureNotAdded: "The picture could not be added.",
  noIcons: "The icons could not be loaded.",
  noDatabase: "The browser's database does not answer.",
};
