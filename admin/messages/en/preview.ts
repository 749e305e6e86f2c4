/** The live page, and what closes whatever stands over the editor. */
export const preview = {
  close: "Close",
  dismiss: "Dismiss",
  page: "The page",
  bar: "How the page is shown",
  shownFor: "Shown for",
  width: "Width of the page",
  widthInPixels: "Width in pixels",
  fullSize: "Show at full size",
  colours: "Colours of the page",
  light: "Light",
  dark: "Dark",
  widths: { 390: "Phone", 820: "Tablet", 1280: "Desktop" },
  empty: "This page is empty.",
  add: "Add a block",
  stale: (number: number) =>
    number === 1
      ? "One block can't be shown as it is now, so the page shows how it last was."
      : `${number} blocks can't be shown as they are now, so the page shows how they last were.`,
  failed: (number: number) =>
    number === 1
      ? "One block can't be shown. Your developer finds the reason in the browser's console."
      : `${number} blocks can't be shown. Your developer finds the reasons in the browser's console.`,
  fromSettings: (place: string) => `This comes from the settings that all pages share: ${place}.`,
  fromEntry: (entry: string) => `This comes from ${entry}.`,
  noPage: (href: string) => `This link leads to ${href}, which is no page of this site.`,
  leadsTo: (href: string) => `This link leads to ${href}.`,
  editThere: "Edit it there",
  open: "Open this page",
  typing: "Enter keeps what you type, Escape brings back what was there.",
  typingLines: "Enter begins a new line, Escape keeps what you typed.",
};
