import { createTransport } from "nodemailer";

/**
 * @param {string} url Such as smtps://user:password@mail.example.com:465
 * @returns {import("./handle.js").Host["send"]}
 */
export function createSmtpSender(url) {
  const transport = createTransport(url, {
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 5000,
    socketTimeout: 8000,
  });
  return async ({ attachments, ...message }) => {
    await transport.sendMail({
      ...message,
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      })),
    });
  };
}
