import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A letter as the server took it. */
export interface Letter extends Email {
  /** Who it was handed over for: the envelope's addresses, whatever its headers say. */
  readonly recipients: readonly string[];
}

export interface MailServer {
  readonly url: string;
  readonly letters: Letter[];
  close(): Promise<void>;
}

/** A mail server that takes letters by SMTP from whoever signs in. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      if (username === "forms" && password === "secret") answer(null, { user: username });
      else answer(new Error("Invalid login"));
    },
    onData(stream, { envelope }, answer) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        const letter = await PostalMime.parse(Buffer.concat(parts));
        letters.push({ ...letter, recipients: envelope.rcptTo.map(({ address }) => address) });
        answer();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://forms:secret@127.0.0.1:${port}`,
    letters,
    close: () => new Promise((done) => server.close(done)),
  };
}
