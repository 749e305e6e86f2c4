import type { Messages } from "../en/index.ts";

export const publishing: Messages["publishing"] = {
  publish: "Veröffentlichen",
  publishCount: (number) => `${number} ${number === 1 ? "Änderung" : "Änderungen"} veröffentlichen`,
  sending: "Wird gesendet …",
  title: "Änderungen veröffentlichen",
  review: "Änderungen seit der letzten Veröffentlichung",
  reviewNone: "Alles, was Sie getan haben, ist veröffentlicht.",
  goesOnline: "Besucher sehen sie einige Minuten nach dem Senden, sobald die Website gebaut ist.",
  whatGoes: "Was veröffentlicht wird",
  nothing: "Nichts zu veröffentlichen",
  nothingText: "Alles, was Sie getan haben, ist schon gesendet.",
  hasErrors: (number) =>
    `${number === 1 ? "Eine Stelle muss" : `${number} Stellen müssen`} in Ordnung gebracht werden, bevor etwas veröffentlicht werden kann.`,
  sentBut: (what) => `Gesendet, nur nicht: ${what}`,
  sentNotAll: "Gesendet, aber nicht alles",
  leftOut: (what) =>
    `Bleibt weg, bis es behoben ist: ${what}. Es bleibt ein Entwurf in diesem Browser, und Besucher sehen, was vorher da war.`,
  showProblems: "Probleme zeigen",
  notChecked: "Die Website konnte nicht geprüft werden, also wurde nichts gesendet. Besteht eine Verbindung?",
  commitTitle: (number) => `${number} Änderungen an der Website`,
  published: "Veröffentlicht",
  publishedText: "Ihre Änderungen sind gesendet. In einigen Minuten sind sie online.",
  propose: "Zuerst ansehen lassen",
  proposed: "Jemand kann es sich ansehen",
  proposedText:
    "Ihre Änderungen warten mit einer Liste davon. Hier bleiben sie, bis sie veröffentlicht sind.",
  openProposal: "Öffnen",
  proposalLost:
    "Die Verbindung ist abgebrochen: Es kann angekommen sein oder nicht. Ihre Änderungen sind noch hier. Sehen Sie beim Anbieter nach, bevor Sie noch einmal fragen.",
  signedIn: (host, repository) => `Sie veröffentlichen nach ${repository} bei ${host}.`,
  signOut: "Abmelden",
  signedOut: "Sie sind abgemeldet. Dieser Browser hat Ihren Zugangsschlüssel vergessen.",
  signIn: "Anmelden",
  signingIn: "Anmeldung läuft …",
  signInTitle: "Zum Veröffentlichen anmelden",
  signInThere: (host) => `Mit ${host} anmelden`,
  signInThereText: (host) =>
    `Die Website liegt bei ${host}. Melden Sie sich auf der Seite dort an; danach sind Sie wieder hier, und alle Ihre Änderungen sind noch da.`,
  signInThereHelp:
    "Dieser Browser bleibt angemeldet. Melden Sie sich auf einem Computer ab, den auch andere benutzen.",
  keyInstead: "Stattdessen mit einem Zugangsschlüssel",
  notKept:
    "Dieser Browser bewahrt für diese Seite nichts auf, Sie fänden also nicht zurück. Nehmen Sie einen Zugangsschlüssel oder einen anderen Browser.",
  signInText: (host) =>
    `Die Website liegt bei ${host}. Zum Veröffentlichen brauchen Sie einen Zugangsschlüssel von dort: Sie machen ihn einmal, und dieser Browser bewahrt ihn auf.`,
  tokenLabel: "Zugangsschlüssel",
  tokenHelp: "Er bleibt in diesem Browser. Melden Sie sich an einem Computer ab, den auch andere benutzen.",
  openHost: (host) => `Zugangsschlüssel bei ${host} machen`,
  hosts: { github: "GitHub", gitlab: "GitLab", forgejo: "Forgejo" },
  guides: {
    github: (repository) => [
      "Öffnen Sie die Seite unten und melden Sie sich bei GitHub an. Ohne Konto bitten Sie die Person, die die Website gebaut hat, um eine Einladung.",
      `Wählen Sie unter „Repository access“ „Only select repositories“, dann ${repository}.`,
      "Sehen Sie unter „Permissions“ nach, dass bei „Contents“ und „Pull requests“ „Read and write“ steht und bei „Actions“ und „Commit statuses“ „Read-only“.",
      "Wählen Sie unten „Generate token“, kopieren Sie den Schlüssel und fügen Sie ihn hier ein.",
    ],
    gitlab: (repository) => [
      "Öffnen Sie die Seite unten und melden Sie sich bei GitLab an.",
      `Ihr Konto braucht in ${repository} die Rolle „Developer“ oder „Maintainer“.`,
      "Geben Sie dem Schlüssel einen Namen und ein Ablaufdatum und kreuzen Sie unter „Select scopes“ „api“ an.",
      "Wählen Sie „Create token“, kopieren Sie den Schlüssel und fügen Sie ihn hier ein.",
    ],
    forgejo: (repository) => [
      "Öffnen Sie die Seite unten und melden Sie sich an.",
      `Ihr Konto muss in ${repository} schreiben dürfen.`,
      "Geben Sie dem Schlüssel unter „Generate new token“ einen Namen und stellen Sie unter „Select permissions“ „repository“ auf „Read and write“.",
      "Wählen Sie „Generate token“, kopieren Sie den Schlüssel und fügen Sie ihn hier ein.",
    ],
  },
  states: {
    nothing: "Alles ist veröffentlicht",
    here: "Noch nicht veröffentlicht",
    sent: "Gesendet",
    building: "Gesendet · Wird gebaut",
    built: "Gesendet · Gebaut",
    live: (time) => `Gesendet · Online ${time}`,
    failed: "Gesendet · Nicht gebaut",
  },
  notBuilt:
    "Was Sie veröffentlicht haben, konnte nicht gebaut werden, also sehen Besucher die Website, wie sie war. Nichts ist verloren. Sagen Sie der Person Bescheid, die sich um die Website kümmert.",
  lookWhy: "Grund ansehen",
  failures: {
    moved: "Gerade veröffentlichen auch andere. Versuchen Sie es gleich noch einmal.",
    network:
      "Die Verbindung ist abgebrochen. Ihre Änderungen sind noch hier: Veröffentlichen Sie noch einmal; was schon angekommen ist, wird nicht zweimal gesendet.",
    "signed-out":
      "Dieser Zugangsschlüssel gilt nicht oder nicht mehr. Melden Sie sich neu an: Ihre Änderungen sind noch hier.",
    "sign-in-refused":
      "Sie wurden nicht angemeldet. Es hat sich nichts geändert; versuchen Sie es, wann Sie möchten, noch einmal.",
    "sign-in-lost": "Die Anmeldung muss im selben Tab beginnen und enden. Versuchen Sie es noch einmal.",
    forbidden:
      "Dieser Zugangsschlüssel darf nicht in das Repository der Website schreiben. Machen Sie einen mit den Rechten unten.",
    protected: "Hier kann niemand direkt veröffentlichen: Lassen Sie Ihre Änderungen zuerst ansehen.",
    "not-found":
      "Das Repository der Website wurde mit diesem Zugangsschlüssel nicht gefunden. Sehen Sie nach, ob er Zugriff darauf hat.",
    rateLimit: (time) =>
      time === undefined
        ? "Der Anbieter bittet um eine Pause. Versuchen Sie es in einigen Minuten; Ihre Änderungen sind noch hier."
        : `Der Anbieter bittet um eine Pause bis ${time}. Versuchen Sie es dann; Ihre Änderungen sind noch hier.`,
    "too-large": "So große Dateien nimmt der Anbieter nicht an. Nehmen Sie kleinere Bilder.",
    pictureTooLarge: (name, size) =>
      `${name} ist ${size} groß, das nimmt der Anbieter nicht an. Es wurde nichts gesendet: Nehmen Sie das Bild heraus oder fügen Sie ein kleineres hinzu, und veröffentlichen Sie noch einmal.`,
    pictureLost: (name) =>
      `Dieser Browser hat das Bild ${name} gelöscht. Es wurde nichts gesendet: Nehmen Sie es heraus oder fügen Sie es noch einmal hinzu, und veröffentlichen Sie noch einmal.`,
    other: (reason) => `Der Anbieter hat es nicht angenommen${reason === "" ? "." : `: ${reason}`}`,
  },
  conflicts: {
    title: "Inzwischen hat jemand anderes veröffentlicht",
    entryTitle: (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)} wurde von jemand anderem geändert`,
    text: "Seit Sie begonnen haben, hat jemand anderes geändert, was Sie geändert haben. Nichts wurde überschrieben, und nichts wird veröffentlicht, bis Sie es noch einmal tun.",
    entryText: () =>
      "Jemand anderes hat eine andere Fassung veröffentlicht, seit Sie begonnen haben. Nichts wurde überschrieben.",
    bothHelp: "Deren Änderungen und Ihre. Was keinen Platz findet, bleibt für Sie aufgehoben.",
    mineHelp: "Ihre Fassung gilt; die anderen Änderungen sind einen Schritt „Rückgängig“ entfernt.",
    mineEntryHelp: "Ihre Fassung ersetzt die andere, wenn Sie veröffentlichen.",
    theirs: "Die veröffentlichte nehmen",
    theirsHelp: "Die veröffentlichte Fassung gilt; Ihre ist einen Schritt „Rückgängig“ entfernt.",
    ofFile: "Was dort geändert wurde",
    difference: "Von der veröffentlichten zu Ihrer",
    diskText: "Die veröffentlichte",
  },
  local: {
    title: "Änderungen veröffentlichen",
    text: (branch) =>
      `Was Sie gespeichert haben, wird an das Repository der Website gesendet, nach ${branch}.`,
    whatGoes: "Das wird veröffentlicht",
    otherFiles: "Andere Dateien",
    descriptions: "Beschreibungen von Bildern geändert",
    fileAdded: (file) => `neu: ${file}`,
    fileChanged: (file) => `geändert: ${file}`,
    fileDeleted: (file) => `gelöscht: ${file}`,
    commits: (number) =>
      number === 1
        ? "Das war schon vorher hier festgehalten und geht mit"
        : "Diese waren schon vorher hier festgehalten und gehen mit",
    unsaved: "Was Sie noch nicht gespeichert haben, geht nicht mit.",
    nothing: "Nichts zu veröffentlichen",
    nothingText: "Was Sie gespeichert haben, ist im Repository der Website.",
    published: "Veröffentlicht",
    publishedText: "Was Sie gespeichert haben, ist jetzt im Repository der Website und wird von dort gebaut.",
    changed:
      "Inzwischen haben sich andere Dateien geändert. Sehen Sie sich die Liste noch einmal an und veröffentlichen Sie dann.",
    blocks: {
      detached:
        "Hier ist ein älterer Stand der Website geöffnet, von dem aus sich nichts veröffentlichen lässt. Bitten Sie die Person, die sich um die Website kümmert, ihren Branch zu öffnen.",
      "no-upstream":
        "Dieser Branch hat im Repository der Website noch keinen Platz. Bitten Sie die Person, die sich um die Website kümmert, ihn einmal zu veröffentlichen.",
      unfinished:
        "Hier hat jemand begonnen, zwei Fassungen zusammenzuführen, und ist noch nicht fertig. Bitten Sie die Person, die sich um die Website kümmert, das abzuschließen.",
    },
    failures: {
      silent:
        "Der Entwicklungsserver antwortet nicht. Was Sie gespeichert haben, ist sicher: Starten Sie ihn und veröffentlichen Sie noch einmal.",
      "no-git": "Auf diesem Computer gibt es kein Git. Was Sie gespeichert haben, steht in seinen Dateien.",
      "too-slow":
        "Es hat zu lange gedauert und wurde abgebrochen. Was Sie gespeichert haben, ist sicher: Veröffentlichen Sie später noch einmal.",
      "no-name":
        "Git weiß noch nicht, wer Sie sind. Bitten Sie die Person, die sich um die Website kümmert, Ihren Namen und Ihre Adresse einzutragen.",
      busy: "Ein anderes Programm arbeitet gerade im Repository. Warten Sie einen Moment und veröffentlichen Sie noch einmal.",
      hook: "Eine Prüfung des Repositorys hat es abgelehnt. Was Sie gespeichert haben, steht in seinen Dateien; was sie sagte, steht unten.",
      behind:
        "Jemand anderes hat vor Ihnen veröffentlicht. Ihre Änderungen sind hier festgehalten, nichts ist verloren: Bitten Sie die Person, die sich um die Website kümmert, beides zusammenzuführen, und veröffentlichen Sie dann noch einmal.",
      refused:
        "Das Repository der Website nimmt es nicht an. Ihre Änderungen sind hier festgehalten; was es sagte, steht unten.",
      credentials:
        "Das Repository der Website fragt, wer Sie sind, und dieser Computer hat keine Antwort. Ihre Änderungen sind hier festgehalten: Bitten Sie die Person, die sich um die Website kümmert, sich anzumelden, und veröffentlichen Sie dann noch einmal.",
      network:
        "Es gab keine Verbindung. Ihre Änderungen sind hier festgehalten: Veröffentlichen Sie noch einmal, wenn sie wieder da ist.",
      other:
        "Es ließ sich nicht veröffentlichen. Ihre Änderungen sind hier festgehalten; was Git sagte, steht unten.",
    },
    developers: {
      detached: "Im Terminal: git switch main",
      "no-upstream": "Im Terminal: git push --set-upstream origin HEAD",
      unfinished: "Im Terminal: git status",
      behind: "Im Terminal: git pull --rebase",
    },
  },
};
