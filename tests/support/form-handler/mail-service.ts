import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface MailRequest {
  readonly authorization: string | undefined;
  readonly json: {
    readonly from: string;
    readonly to: readonly string[];
    readonly reply_to?: string;
    readonly subject: string;
    readonly text: string;
    readonly attachments: readonly { filename: string; content: string; content_type: string }[];
  };
}

export interface MailService {
  readonly url: string;
  readonly requests: MailRequest[];
  status: number;
  /** Whether whoever writes is taken for a person. */
  isPerson: boolean;
  close(): Promise<void>;
}

/** A mail service that takes letters by HTTP, as Resend does, and answers as Turnstile does at `/turnstile`. */
export async function startMailService(): Promise<MailService> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    if (request.url === "/turnstile") {
      const asked = new URLSearchParams(body);
      const success = service.isPerson && asked.get("secret") === "0x1" && asked.get("response") === "token";
      return response.end(JSON.stringify({ success }));
    }
    service.requests.push({ authorization: request.headers.authorization, json: JSON.parse(body) });
    return response.writeHead(service.status).end("{}");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const service: MailService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    status: 200,
    isPerson: true,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return service;
}
