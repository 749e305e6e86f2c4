import { copyFor, messageOf } from "./message.js";
import { readPost } from "./read-post.js";
import { checkPage, respond } from "./respond.js";
import { answerFault, faultSentence, riskOfFile, signatureBytes } from "./rules.js";

/**
 * @typedef {import("./message.js").Message} Message
 * @typedef {Readonly<Record<string, string | undefined>>} Settings Environment variables: see README.md.
 *
 * @typedef {object} Host What the host gives the function.
 * @property {Settings} settings
 * @property {readonly string[]} needed The settings that it can't send without.
 * @property {(message: Message, settings: Settings) => Promise<void>} send
 * @property {(request: Request) => Promise<boolean>} [mayPost] Whether whoever asks has not posted too often.
 *
 * @typedef {object} Form
 * @property {string} title
 * @property {string} language
 * @property {"usual" | "required"} checks
 * @property {readonly Field[]} fields
 * @property {{ title: string, text: string, page: string }} success
 * @property {boolean} copy
 * @property {boolean} turnstile
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {string} kind
 * @property {boolean} required
 * @property {readonly string[]} options
 * @property {number} maximumSize In megabytes.
 * @property {string} autocomplete
 *
 * @typedef {object} Site
 * @property {string} name
 * @property {string} origin
 * @property {Readonly<Record<string, Language>>} languages
 * @property {{ light: Readonly<Record<string, string>>, dark: Readonly<Record<string, string>> }} look
 * @property {Readonly<Record<string, Form>>} forms By the ids that the forms send.
 *
 * @typedef {object} Language
 * @property {"ltr" | "rtl"} direction
 * @property {string} home
 * @property {Readonly<Record<string, any>>} texts
 */

/** People take longer, in milliseconds. */
const shortestMs = 2000;

/** For the texts of a post, in bytes. */
const maxTextBytes = 200_000;

const ownNames = ["_form", "_gotcha", "_elapsed", "_turnstile"];

/**
 * @param {Request} request
 * @param {Site} site
 * @param {Host} host
 * @returns {Promise<Response>}
 */
export async function handle(request, site, host) {
  const { settings } = host;
  const missing = ["MAIL_TO", "MAIL_FROM", ...host.needed].filter((name) => !settings[name]);
  if (missing.length > 0) return new Response(`Not set: ${missing.join(", ")}.\n`, { status: 500 });
  const origins = (settings.ALLOWED_ORIGINS ?? site.origin).split(",").map((each) => each.trim());
  if (request.method === "GET" && settings.TURNSTILE_SITE_KEY)
    return checkPage(settings.TURNSTILE_SITE_KEY, origins);

  const from = { request, site };
  if (request.method !== "POST" && request.method !== "OPTIONS") return respond(from, { status: 405 });
  if (!origins.includes(request.headers.get("origin") ?? "")) return respond(from, { status: 403 });
  const asker = { ...from, isAllowed: true };
  if (request.method === "OPTIONS") return respond(asker, { status: 204 });
  if (host.mayPost && !(await host.mayPost(request)))
    return respond(asker, { status: 429, reason: "notSentTooMany" });

  const { status, answers } = await readPost(request, maxBytes(site));
  if (!answers) return respond(asker, { status });
  const form = formOf(answers, site);
  // The page is older or newer than this function.
  if (!form) return respond(asker, { status: 409 });
  const sender = { ...asker, form };
  return respond(sender, await accept({ answers, form, site, host }));
}

/**
 * @param {object} post
 * @param {FormData} post.answers
 * @param {Form} post.form
 * @param {Site} post.site
 * @param {Host} post.host
 * @returns {Promise<import("./respond.js").Outcome>}
 */
async function accept({ answers, form, site, host }) {
  const { settings, send } = host;
  if (!isWhole(answers, form) || answers.get("_gotcha")) return { status: 400 };
  if (isTooFast(answers.get("_elapsed"))) return { status: 422, reason: "notSentTooFast" };
  const faults = await faultsIn(answers, form, site);
  if (Object.keys(faults).length > 0) return { status: 422, faults };
  if (form.turnstile && !(await isPerson(answers.get("_turnstile"), settings)))
    return { status: 422, reason: "robotCheckMissing" };
  try {
    const message = await messageOf({ answers, form, site, settings });
    await send(message, settings);
    const copy = copyFor(message, { form, site, settings });
    // The message has arrived, whether or not its copy does.
    if (copy) await send(copy, settings).catch((error) => console.error("A copy was not sent:", error));
    return { status: 200 };
  } catch (error) {
    console.error("A message was not sent:", error);
    return { status: 502, reason: "notSentFailed" };
  }
}

/** @param {Site} site */
function maxBytes(site) {
  const filesOf = (/** @type {Form} */ { fields }) =>
    fields.reduce((sum, { kind, maximumSize }) => sum + (kind === "file" ? maximumSize * 1_000_000 : 0), 0);
  return maxTextBytes + Math.max(0, ...Object.values(site.forms).map(filesOf));
}

/**
 * @param {FormData} answers
 * @param {Site} site
 */
function formOf(answers, { forms }) {
  const id = answers.get("_form");
  return typeof id === "string" && Object.hasOwn(forms, id) ? forms[id] : undefined;
}

/**
 * Whether there are only answers that the form asks for, each once, and none that could begin another line of a header.
 *
 * @param {FormData} answers
 * @param {Form} form
 */
function isWhole(answers, { fields }) {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  return [...answers].every(([name, answer]) => {
    const kind = ownNames.includes(name) ? "text" : kinds.get(name);
    if (kind === undefined || answers.getAll(name).length > 1) return false;
    if (typeof answer !== "string") return kind === "file";
    if (kind === "file") return answer === "";
    const forbidden = kind === "long-text" ? /\0/ : /[\p{Cc}\u2028\u2029]/u;
    return !forbidden.test(answer);
  });
}

/**
 * Without script a form does not know how long it was open.
 *
 * @param {FormDataEntryValue | null} elapsed
 */
function isTooFast(elapsed) {
  return elapsed !== null && !(Number(elapsed) >= shortestMs);
}

/**
 * @param {FormData} answers
 * @param {Form} form
 * @param {Site} site
 * @returns {Promise<Record<string, string>>} sentences, by the names of fields
 */
async function faultsIn(answers, form, site) {
  const { language } = form;
  const texts = site.languages[language].texts;
  /** @type {Record<string, string>} */
  const found = {};
  for (const field of form.fields) {
    const answer = answers.get(field.name) ?? "";
    const files = typeof answer === "string" || (answer.name === "" && answer.size === 0) ? [] : [answer];
    const fault = answerFault(field, field.kind === "file" ? files : String(answer), form);
    const isDisguised = !fault && (await Promise.all(files.map(hasRisk))).includes(true);
    if (fault || isDisguised)
      found[field.name] = faultSentence(fault ?? kindFault(field), field, { texts, language });
  }
  return found;
}

/** @param {Field & { accept?: string }} field */
const kindFault = ({ accept = "" }) => ({ text: "fileKindWrong", values: { kinds: accept } });

/** @param {File} file */
async function hasRisk(file) {
  return (
    riskOfFile(file.name, new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())) !== undefined
  );
}

/**
 * @param {FormDataEntryValue | null} token
 * @param {Settings} settings
 */
async function isPerson(token, { TURNSTILE_SECRET, TURNSTILE_URL }) {
  if (!TURNSTILE_SECRET || typeof token !== "string") return false;
  const address = TURNSTILE_URL ?? "https://challenges.cloudflare.com/turnstile/v0/siteverify";
  const body = new URLSearchParams({ secret: TURNSTILE_SECRET, response: token });
  try {
    const { success } = await (await fetch(address, { method: "POST", body })).json();
    return success === true;
  } catch {
    return false;
  }
}
