// Compiled from the JSON files beside this folder by `npm run messages`.
import { formattersFor } from "../shared/formatters.ts";

const { selectPlural } = formattersFor("en-GB");

export const messages = {
guides: {
github: (values: { repository: string | number }) => ["Open the page below and sign in to GitHub. Ask whoever built the site for an invitation if you have no account. The page is in English and looks like this:", "“Token name”: what you know the key by. The link has filled it in.", "“Expiration”: how long the key is valid. Afterwards you make another one.", `“Repository access”: choose “Only select repositories”, then ${values.repository}.`, "“Permissions”: check that “Contents” and “Pull requests” say “Read and write”, and that “Actions” and “Commit statuses” say “Read-only”.", "Choose “Generate token”, copy the key, and paste it here."],
gitlab: (values: { repository: string | number }) => ["Open the page below and sign in to GitLab.", `Your account needs the role “Developer” or “Maintainer” in ${values.repository}.`, "Give the key a name, an expiry date, and under “Select scopes” tick “api”.", "Choose “Create token”, copy the key, and paste it here."],
forgejo: (values: { repository: string | number }) => ["Open the page below and sign in.", `Your account needs to be allowed to write to ${values.repository}.`, "Under “Generate new token” give it a name, and under “Select permissions” set “repository” to “Read and write”.", "Choose “Generate token”, copy the key, and paste it here."],
},
local: {
title: "Publish your changes",
text: (values: { branch: string | number }) => `What you saved is sent to the site’s repository, to ${values.branch}.`,
whatGoes: "What will be published",
otherFiles: "Other files",
descriptions: "changed what is said of pictures",
fileAdded: (values: { file: string | number }) => `new: ${values.file}`,
fileChanged: (values: { file: string | number }) => `changed: ${values.file}`,
fileDeleted: (values: { file: string | number }) => `deleted: ${values.file}`,
commits: (values: { number: number }) => selectPlural(values.number, { "one": "This was kept here before and goes along", "other": "These were kept here before and go along" }),
unsaved: "What you have not saved yet does not go along.",
nothing: "Nothing to publish",
nothingText: "What you saved is in the site’s repository.",
published: "Published",
publishedText: "What you saved is in the site’s repository now, and is built from there.",
changed: "Other files have changed meanwhile. Look at the list once more, then publish.",
blocks: {
detached: "An older version of the site is checked out here, so nothing can be published from it. Ask whoever looks after the site to check out its branch.",
"no-upstream": "This branch has no place in the site’s repository yet. Ask whoever looks after the site to publish it once.",
unfinished: "Somebody has begun to put two versions together here and has not finished. Ask whoever looks after the site to finish it.",
},
failures: {
silent: "The connection to the site’s files is gone. What you saved is safe: publish again once it is back.",
"no-git": "There is no git on this computer. What you saved is in its files.",
"too-slow": "It took too long, so it was stopped. What you saved is safe: publish again later.",
"no-name": "Git does not know yet who you are. Ask whoever looks after the site to set your name and address.",
busy: "Another program is at work in the repository. Wait a moment and publish again.",
hook: "A check of the repository has refused it. What you saved is in its files; what it said stands below.",
behind: "Somebody else has published before you. Your changes are kept here and nothing is lost: ask whoever looks after the site to bring both together, then publish again.",
refused: "The site’s repository does not take it. Your changes are kept here; what it said stands below.",
credentials: "The site’s repository asks who you are, and this computer has no answer. Your changes are kept here: ask whoever looks after the site to sign in, then publish again.",
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
signInTitle: "Sign in to publish",
signInThere: (values: { host: string | number }) => `Sign in with ${values.host}`,
signInThereText: (values: { host: string | number }) => `The site is kept on ${values.host}. Sign in on its own page; then you come back here, and all your changes are still there.`,
staySignedIn: "Stay signed in on this device",
staySignedInHelp: "Otherwise you are signed out when the editor is closed or loaded again. Leave it off on a computer that others use too.",
keyPicture: "GitHub’s page for a new key, with five numbered places: the name, the expiration, “Only select repositories”, “Contents” with “Read and write”, and the green button “Generate token”",
keyInstead: "Use an access key instead",
signInText: (values: { host: string | number }) => `The site is kept on ${values.host}. Publishing needs an access key from there: you make it once.`,
tokenLabel: "Access key",
tokenHelp: "It is sent to the site’s host only. Keep it where you keep your passwords.",
openHost: (values: { host: string | number }) => `Make an access key on ${values.host}`,
};

/** The texts of one language; each has all of them. */
export type Messages = typeof messages;
