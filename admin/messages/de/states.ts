import type { states as en } from "../en/states.ts";

/** Ab wann Besucher einen Eintrag oder eine Seite sehen. */
export const states: typeof en = {
  title: "Status",
  draft: "Entwurf",
  scheduled: "Geplant",
  scheduledFor: (day) => `Geplant: ${day}`,
  live: "Live",
  isDraft: "Besucher sehen es nicht. Es darf unfertig sein.",
  isLive: "Besucher sehen es, sobald es veröffentlicht ist.",
  day: "Ab diesem Tag",
  before:
    "Geplantes geht online, sobald die Website am gewählten Tag oder später das nächste Mal veröffentlicht wird.",
  from: (day) =>
    `Es geht online, sobald die Website am ${day} oder später das nächste Mal veröffentlicht wird. Vorschau und Prüfungen zeigen es wie an diesem Tag.`,
  byItself: "Damit es von selbst online geht, lässt wer sich um die Website kümmert sie jede Nacht bauen:",
  every: {
    github: "Im Workflow, der die Website baut, steht dann unter on:",
    forgejo: "Im Workflow, der die Website baut (.forgejo/workflows), steht dann unter on:",
    gitlab: (branch) =>
      `In GitLab unter Build › Pipeline-Zeitpläne › Neuer Zeitplan: der Branch ${branch} und als eigenes Intervall`,
  },
  zone: "Die Uhrzeit ist UTC. Welcher Tag ist, sagt das Bauen nach seiner eigenen Zeitzone, der Variablen TZ.",
};
