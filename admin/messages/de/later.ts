import type { Messages } from "../en/index.ts";

/** Texte über Teile des Editors, die geladen werden, wenn man sie braucht, auf Deutsch. */
export const later: Messages["later"] = {
  loading: "Wird geöffnet …",
  title: "Nicht geladen",
  failed: "Dieser Teil des Editors konnte nicht geladen werden",
  failedText:
    "Sehen Sie nach, ob Sie online sind, und versuchen Sie es noch einmal. Was Sie gemacht haben, bleibt erhalten.",
  again: "Noch einmal versuchen",
  notYet: "Der Editor lädt noch, was er dafür braucht. Versuchen Sie es gleich noch einmal.",
  notSaved:
    "Der Editor konnte nicht laden, was er zum Speichern braucht. Sehen Sie nach, ob Sie online sind, und speichern Sie dann noch einmal. Was Sie gemacht haben, bleibt erhalten.",
};
