/**
 * @typedef {object} Message
 * @property {string} from
 * @property {string} to
 * @property {string} [replyTo]
 * @property {string} subject
 * @property {string} text
 * @property {readonly Attachment[]} attachments
 *
 * @typedef {object} Attachment
 * @property {string} name
 * @property {string} type
 * @property {Uint8Array} bytes
 */

/**
 * The message to the site's owner. Where it goes, who sends it and its subject are none of the visitor's; only the reply
 * goes to an address of theirs, which has been checked.
 *
 * @param {object} post
 * @param {FormData} post.answers
 * @param {import("./handle.js").Form} post.form
 * @param {import("./handle.js").Site} post.site
 * @param {import("./handle.js").Settings} post.settings
 * @returns {Promise<Message>}
 */
export async function messageOf({ answers, form, site, settings }) {
  const given = form.fields.map(({ name, label, kind }) => ({
    label,
    kind,
    answer: answers.get(name) ?? "",
  }));
  const texts = given.filter(({ kind, answer }) => kind !== "file" && answer !== "");
  const files = given.flatMap(({ answer }) =>
    typeof answer === "string" || answer.size === 0 ? [] : [answer],
  );
  const address = texts.find(({ kind }) => kind === "email")?.answer;
  return {
    from: settings.MAIL_FROM ?? "",
    to: settings.MAIL_TO ?? "",
    ...(typeof address === "string" && { replyTo: address.trim() }),
    subject: oneLine(`${form.title} | ${site.name}`),
    text: `${texts.map(writtenAnswer).join("\n\n")}\n`,
    attachments: await Promise.all(files.map(attachmentOf)),
  };
}

/**
 * What the sender gets, if the site says so and they gave an address.
 *
 * @param {Message} message
 * @param {{ form: import("./handle.js").Form, site: import("./handle.js").Site, settings: import("./handle.js").Settings }} of
 * @returns {Message | undefined}
 */
export function copyFor(message, { form, site, settings }) {
  if (!form.copy || message.replyTo === undefined) return undefined;
  const { texts } = site.languages[form.language];
  const subject = oneLine(texts.copyOf.replace("{site}", site.name));
  const { MAIL_REPLY_TO } = settings;
  return {
    from: message.from,
    to: message.replyTo,
    ...(MAIL_REPLY_TO && { replyTo: MAIL_REPLY_TO }),
    subject,
    text: `${subject}\n\n${message.text}`,
    attachments: [],
  };
}

/** @param {{ label: string, kind: string, answer: FormDataEntryValue }} given */
function writtenAnswer({ label, kind, answer }) {
  if (kind === "checkbox") return `✓ ${oneLine(label)}`;
  const text = String(answer)
    .replaceAll("\r\n", "\n")
    .replace(/\p{Zs}/gu, " ")
    .trim();
  return kind === "long-text" ? `${oneLine(label)}:\n${text}` : `${oneLine(label)}: ${text}`;
}

/**
 * @param {File} file
 * @returns {Promise<Attachment>}
 */
async function attachmentOf(file) {
  return {
    name: oneLine(file.name)
      .replace(/[/\\:"<>|*?]/g, "-")
      .slice(-100),
    type: file.type || "application/octet-stream",
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}

/** @param {string} text */
function oneLine(text) {
  return text.replace(/[\p{Cc}\p{Z}]+/gu, " ");
}
