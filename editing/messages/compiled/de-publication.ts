// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";
import type { Messages } from "./en-publication.ts";

const { selectPlural } = formattersFor("de-DE");

export const messages: Messages = {
guides: {
github: (values) => ["Öffnen Sie die Seite unten und melden Sie sich bei GitHub an. Ohne Konto fragen Sie die Person, die die Website gebaut hat, nach einer Einladung. Die Seite ist englisch und sieht so aus:", "„Token name“: woran Sie den Schlüssel erkennen. Der Link hat es ausgefüllt.", "„Expiration“: wie lange der Schlüssel gilt. Danach machen Sie einen neuen.", `„Repository access“: Wählen Sie „Only select repositories“ und dann ${values.repository}.`, "„Permissions“: Prüfen Sie, dass bei „Contents“ und „Pull requests“ „Read and write“ steht und bei „Actions“ und „Commit statuses“ „Read-only“.", "Wählen Sie „Generate token“, kopieren Sie den Schlüssel und fügen Sie ihn hier ein."],
gitlab: (values) => ["Öffnen Sie die Seite unten und melden Sie sich bei GitLab an.", `Ihr Konto braucht in ${values.repository} die Rolle „Developer“ oder „Maintainer“.`, "Geben Sie dem Schlüssel einen Namen und ein Ablaufdatum und kreuzen Sie unter „Select scopes“ „api“ an.", "Wählen Sie „Create token“, kopieren Sie den Schlüssel und fügen Sie ihn hier ein."],
forgejo: (values) => ["Öffnen Sie die Seite unten und melden Sie sich an.", `Ihr Konto muss in ${values.repository} schreiben dürfen.`, "Geben Sie dem Schlüssel unter „Generate new token“ einen Namen und stellen Sie unter „Select permissions“ „repository“ auf „Read and write“.", "Wählen Sie „Generate token“, kopieren Sie den Schlüssel und fügen Sie ihn hier ein."],
},
local: {
title: "Änderungen veröffentlichen",
text: (values) => `Was Sie gespeichert haben, wird an das Repository der Website gesendet, nach ${values.branch}.`,
whatGoes: "Das wird veröffentlicht",
otherFiles: "Andere Dateien",
descriptions: "Beschreibungen von Bildern geändert",
fileAdded: (values) => `neu: ${values.file}`,
fileChanged: (values) => `geändert: ${values.file}`,
fileDeleted: (values) => `gelöscht: ${values.file}`,
commits: (values) => selectPlural(values.number, { "one": "Das war schon vorher hier festgehalten und geht mit", "other": "Diese waren schon vorher hier festgehalten und gehen mit" }),
unsaved: "Was Sie noch nicht gespeichert haben, geht nicht mit.",
nothing: "Nichts zu veröffentlichen",
nothingText: "Was Sie gespeichert haben, ist im Repository der Website.",
published: "Veröffentlicht",
publishedText: "Was Sie gespeichert haben, ist jetzt im Repository der Website und wird von dort gebaut.",
changed: "Inzwischen haben sich andere Dateien geändert. Sehen Sie sich die Liste noch einmal an und veröffentlichen Sie dann.",
blocks: {
detached: "Hier ist ein älterer Stand der Website geöffnet, von dem aus sich nichts veröffentlichen lässt. Bitten Sie die Person, die sich um die Website kümmert, ihren Branch zu öffnen.",
"no-upstream": "Dieser Branch hat im Repository der Website noch keinen Platz. Bitten Sie die Person, die sich um die Website kümmert, ihn einmal zu veröffentlichen.",
unfinished: "Hier hat jemand begonnen, zwei Fassungen zusammenzuführen, und ist noch nicht fertig. Bitten Sie die Person, die sich um die Website kümmert, das abzuschließen.",
},
failures: {
silent: "Die Verbindung zu den Dateien der Website ist weg. Was Sie gespeichert haben, ist sicher: Veröffentlichen Sie noch einmal, sobald sie wieder da ist.",
"no-git": "Auf diesem Computer gibt es kein Git. Was Sie gespeichert haben, steht in seinen Dateien.",
"too-slow": "Es hat zu lange gedauert und wurde abgebrochen. Was Sie gespeichert haben, ist sicher: Veröffentlichen Sie später noch einmal.",
"no-name": "Git weiß noch nicht, wer Sie sind. Bitten Sie die Person, die sich um die Website kümmert, Ihren Namen und Ihre Adresse einzutragen.",
busy: "Ein anderes Programm arbeitet gerade im Repository. Warten Sie einen Moment und veröffentlichen Sie noch einmal.",
hook: "Eine Prüfung des Repositorys hat es abgelehnt. Was Sie gespeichert haben, steht in seinen Dateien; was sie sagte, steht unten.",
behind: "Jemand anderes hat vor Ihnen veröffentlicht. Ihre Änderungen sind hier festgehalten, nichts ist verloren: Bitten Sie die Person, die sich um die Website kümmert, beides zusammenzuführen, und veröffentlichen Sie dann noch einmal.",
refused: "Das Repository der Website nimmt es nicht an. Ihre Änderungen sind hier festgehalten; was es sagte, steht unten.",
credentials: "Das Repository der Website fragt, wer Sie sind, und dieser Computer hat keine Antwort. Ihre Änderungen sind hier festgehalten: Bitten Sie die Person, die sich um die Website kümmert, sich anzumelden, und veröffentlichen Sie dann noch einmal.",
network: "Es gab keine Verbindung. Ihre Änderungen sind hier festgehalten: Veröffentlichen Sie noch einmal, wenn sie wieder da ist.",
other: "Es ließ sich nicht veröffentlichen. Ihre Änderungen sind hier festgehalten; was Git sagte, steht unten.",
},
developers: {
detached: "Im Terminal: git switch main",
"no-upstream": "Im Terminal: git push --set-upstream origin HEAD",
unfinished: "Im Terminal: git status",
behind: "Im Terminal: git pull --rebase",
},
},
signInTitle: "Zum Veröffentlichen anmelden",
signInThere: (values) => `Mit ${values.host} anmelden`,
signInThereText: (values) => `Die Website liegt bei ${values.host}. Melden Sie sich auf der Seite dort an; danach sind Sie wieder hier, und alle Ihre Änderungen sind noch da.`,
staySignedIn: "Auf diesem Gerät angemeldet bleiben",
staySignedInHelp: "Sonst sind Sie abgemeldet, sobald der Editor geschlossen oder neu geladen wird. Lassen Sie es auf einem Computer aus, den auch andere benutzen.",
keyPicture: "Die Seite von GitHub für einen neuen Schlüssel, mit fünf nummerierten Stellen: Name, Ablauf, „Only select repositories“, „Contents“ mit „Read and write“ und der grüne Knopf „Generate token“",
keyInstead: "Stattdessen mit einem Zugangsschlüssel",
signInText: (values) => `Die Website liegt bei ${values.host}. Zum Veröffentlichen brauchen Sie einen Zugangsschlüssel von dort: Sie machen ihn einmal.`,
tokenLabel: "Zugangsschlüssel",
tokenHelp: "Er geht nur an den Ort, an dem die Website liegt. Bewahren Sie ihn bei Ihren Passwörtern auf.",
openHost: (values) => `Zugangsschlüssel bei ${values.host} machen`,
};
