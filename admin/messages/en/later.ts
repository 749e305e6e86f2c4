/** Texts about parts of the editor that are loaded when they are wanted. */
export const later = {
  loading: "Opening…",
  title: "Not loaded",
  failed: "This part of the editor could not be loaded",
  failedText: "Check that you are online, then try again. What you have done is kept.",
  again: "Try again",
  notYet: "The editor is still loading what it needs for that. Try again in a moment.",
  notSaved:
    "The editor could not load what it needs to save. Check that you are online, then save again. What you have done is kept.",
};
