/**
 * Sends a message by Resend, or by another service that takes the same JSON.
 * https://resend.com/docs/api-reference/emails/send-email
 *
 * @param {import("./message.js").Message} message
 * @param {import("./handle.js").Settings} settings
 */
export async function sendByHttp({ from, to, replyTo, subject, text, attachments }, settings) {
  const response = await fetch(settings.MAIL_URL ?? "https://api.resend.com/emails", {
    method: "POST",
    headers: { authorization: `Bearer ${settings.MAIL_KEY}`, "content-type": "application/json" },
    body: JSON.stringify({
      from,
      to: to.split(",").map((address) => address.trim()),
      ...(replyTo && { reply_to: replyTo }),
      subject,
      text,
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: name,
        content: base64(bytes),
        content_type: type,
      })),
    }),
    signal: AbortSignal.timeout(8000),
  });
  if (!response.ok) throw new Error(`The mail service answered ${response.status}: ${await response.text()}`);
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let letters = "";
  for (let start = 0; start < bytes.length; start += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(letters);
}
