/** Sending changes to the repository that the site is built from. */
export const publishing = {
  publish: "Publish",
  publishCount: (number: number) => `Publish ${number} ${number === 1 ? "change" : "changes"}`,
  sending: "Sending…",
  title: "Publish your changes",
  review: "Changes since you last published",
  reviewNone: "Everything that you did is published.",
  goesOnline: "Visitors see them a few minutes after they are sent, once the site has been built.",
  whatGoes: "What will be published",
  nothing: "Nothing to publish",
  nothingText: "Everything that you did is sent already.",
  hasErrors: (number: number) =>
    `${number === 1 ? "One thing has" : `${number} things have`} to be put right before anything can be published.`,
  sentBut: (what: string) => `Sent, but for ${what}`,
  sentNotAll: "Sent, but not all of it",
  leftOut: (what: string) =>
    `Left out until it is put right: ${what}. It stays a draft in this browser, and visitors see what was there before.`,
  showProblems: "Show the problems",
  notChecked: "The site could not be checked, so nothing was sent. Is there a connection?",
  commitTitle: (number: number) => `Change ${number} things on the site`,
  published: "Published",
  publishedText: "Your changes are sent. They are live in a few minutes.",
  propose: "Ask somebody to look first",
  proposed: "Somebody can look at it",
  proposedText: "Your changes wait with a list of them. They stay here until they are published.",
  openProposal: "Open it",
  proposalLost:
    "The connection was lost, so it may have arrived or not. Your changes are still here. Look on the host before you ask again.",
  signedIn: (host: string, repository: string) => `You publish to ${repository} on ${host}.`,
  signOut: "Sign out",
  signedOut: "You are signed out. This browser has forgotten your access key.",
  signIn: "Sign in",
  signingIn: "Signing in…",
  signInTitle: "Sign in to publish",
  signInThere: (host: string) => `Sign in with ${host}`,
  signInThereText: (host: string) =>
    `The site is kept on ${host}. Sign in on its own page; then you come back here, and all your changes are still there.`,
  signInThereHelp: "This browser stays signed in. Sign out on a computer that others use too.",
  keyInstead: "Use an access key instead",
  notKept:
    "This browser keeps nothing for this page, so you would not find back. Use an access key, or another browser.",
  signInText: (host: string) =>
    `The site is kept on ${host}. Publishing needs an access key from there: you make it once, and this browser keeps it.`,
  tokenLabel: "Access key",
  tokenHelp: "It is kept in this browser only. Sign out on a computer that others use too.",
  openHost: (host: string) => `Make an access key on ${host}`,
  hosts: { github: "GitHub", gitlab: "GitLab", forgejo: "Forgejo" },
  /** How an access key is made, step by step; names of the host's own pages are as they stand there. */
  guides: {
    github: (repository: string) => [
      "Open the page below and sign in to GitHub. Ask whoever built the site for an invitation if you have no account.",
      `Under “Repository access” choose “Only select repositories”, then ${repository}.`,
      "Under “Permissions” check that “Contents” and “Pull requests” say “Read and write”, and that “Actions” and “Commit statuses” say “Read-only”.",
      "Choose “Generate token” at the bottom, copy the key, and paste it here.",
    ],
    gitlab: (repository: string) => [
      "Open the page below and sign in to GitLab.",
      `Your account needs the role “Developer” or “Maintainer” in ${repository}.`,
      "Give the key a name, an expiry date, and under “Select scopes” tick “api”.",
      "Choose “Create token”, copy the key, and paste it here.",
    ],
    forgejo: (repository: string) => [
      "Open the page below and sign in.",
      `Your account needs to be allowed to write to ${repository}.`,
      "Under “Generate new token” give it a name, and under “Select permissions” set “repository” to “Read and write”.",
      "Choose “Generate token”, copy the key, and paste it here.",
    ],
  },
  states: {
    nothing: "Everything is published",
    here: "Not published yet",
    sent: "Sent",
    building: "Sent · Building",
    built: "Sent · Built",
    live: (time: string) => `Sent · Live ${time}`,
    failed: "Sent · Not built",
  },
  notBuilt:
    "What you published could not be built, so visitors still see the site as it was. Nothing is lost. Tell whoever looks after the site.",
  lookWhy: "Look at why",
  failures: {
    moved: "Others are publishing just now. Try again in a moment.",
    network:
      "The connection was lost. Your changes are still here: publish again, and what has arrived already is not sent twice.",
    "signed-out": "This access key is not valid, or has expired. Sign in again: your changes are still here.",
    "sign-in-refused": "You were not signed in. Nothing has changed; try again when you like.",
    "sign-in-lost": "Signing in has to begin and end in the same tab. Try again.",
    forbidden: "This access key may not write to the site’s repository. Make one with the permissions below.",
    protected: "Nobody may publish straight away here: ask somebody to look at your changes first.",
    "not-found":
      "The site’s repository was not found with this access key. Check that the key has access to it.",
    rateLimit: (time: string | undefined) =>
      time === undefined
        ? "The host asks for a pause. Try again in a few minutes; your changes are still here."
        : `The host asks for a pause until ${time}. Try again then; your changes are still here.`,
    "too-large": "The host takes no file as large as one of these. Use smaller pictures.",
    pictureTooLarge: (name: string, size: string) =>
      `The host does not take ${name}, which is ${size}. Nothing was sent: take it out or add a smaller one, then publish again.`,
    pictureLost: (name: string) =>
      `This browser has cleared the picture ${name}. Nothing was sent: take it out or add it again, then publish again.`,
    other: (reason: string) => `The host did not take it${reason === "" ? "." : `: ${reason}`}`,
  },
  /** In place of those about files on disk. */
  conflicts: {
    title: "Somebody else has published meanwhile",
    entryTitle: (name: string) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)} was changed by somebody else`,
    text: "Since you began, somebody else has changed what you changed. Nothing was written over, and nothing is published until you publish again.",
    entryText: () => "Somebody else has published another version since you began. Nothing was written over.",
    bothHelp: "Their changes and yours. What finds no place is kept for you to see to.",
    mineHelp: "Your version goes on; their changes are one Undo away.",
    mineEntryHelp: "Your version takes the place of theirs when you publish.",
    theirs: "Take the published one",
    theirsHelp: "The published version goes on; yours is one Undo away.",
    ofFile: "What they changed",
    difference: "From the published one to yours",
    diskText: "The published one",
  },
  /** Publishing with the git of this machine. */
  local: {
    title: "Publish your changes",
    text: (branch: string) => `What you saved is sent to the site’s repository, to ${branch}.`,
    whatGoes: "What will be published",
    otherFiles: "Other files",
    descriptions: "changed what is said of pictures",
    fileAdded: (file: string) => `new: ${file}`,
    fileChanged: (file: string) => `changed: ${file}`,
    fileDeleted: (file: string) => `deleted: ${file}`,
    commits: (number: number): string =>
      number === 1 ? "This was kept here before and goes along" : "These were kept here before and go along",
    unsaved: "What you have not saved yet does not go along.",
    nothing: "Nothing to publish",
    nothingText: "What you saved is in the site’s repository.",
    published: "Published",
    publishedText: "What you saved is in the site’s repository now, and is built from there.",
    changed: "Other files have changed meanwhile. Look at the list once more, then publish.",
    blocks: {
      detached:
        "An older version of the site is checked out here, so nothing can be published from it. Ask whoever looks after the site to check out its branch.",
      "no-upstream":
        "This branch has no place in the site’s repository yet. Ask whoever looks after the site to publish it once.",
      unfinished:
        "Somebody has begun to put two versions together here and has not finished. Ask whoever looks after the site to finish it.",
    },
    failures: {
      silent: "The development server does not answer. What you saved is safe: start it and publish again.",
      "no-git": "There is no git on this computer. What you saved is in its files.",
      "too-slow": "It took too long, so it was stopped. What you saved is safe: publish again later.",
      "no-name":
        "Git does not know yet who you are. Ask whoever looks after the site to set your name and address.",
      busy: "Another program is at work in the repository. Wait a moment and publish again.",
      hook: "A check of the repository has refused it. What you saved is in its files; what it said stands below.",
      behind:
        "Somebody else has published before you. Your changes are kept here and nothing is lost: ask whoever looks after the site to bring both together, then publish again.",
      refused:
        "The site’s repository does not take it. Your changes are kept here; what it said stands below.",
      credentials:
        "The site’s repository asks who you are, and this computer has no answer. Your changes are kept here: ask whoever looks after the site to sign in, then publish again.",
      network: "There was no connection. Your changes are kept here: publish again when it is back.",
      other: "It could not be published. Your changes are kept here; what git said stands below.",
    },
    developers: {
      detached: "In a terminal: git switch main",
      "no-upstream": "In a terminal: git push --set-upstream origin HEAD",
      unfinished: "In a terminal: git status",
      behind: "In a terminal: git pull --rebase",
    },
  },
};
