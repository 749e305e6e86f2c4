import { createServer } from "node:http";
import { Readable } from "node:stream";
import site from "./forms.js";
import { handle } from "./handle.js";
import { createRateLimit } from "./rate-limit.js";
import { createSmtpSender } from "./send-by-smtp.js";

const { env } = process;
const mayPost = createRateLimit({ count: Number(env.POSTS_PER_MINUTE ?? 5), windowMs: 60_000 });
const send = createSmtpSender(env.SMTP_URL ?? "");

const server = createServer(async (incoming, outgoing) => {
  try {
    const response = await handle(requestOf(incoming), site, {
      settings: env,
      needed: ["SMTP_URL"],
      send,
      mayPost: async () => mayPost(addressOf(incoming)),
    });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
    // Who is still sending a post that was refused hears the answer only if the rest is taken, and dropped.
    incoming.removeAllListeners("data").resume();
  } catch (error) {
    console.error(error);
    outgoing.writeHead(500).end();
  }
});

/** @param {import("node:http").IncomingMessage} incoming */
function requestOf(incoming) {
  const { method = "GET", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(incoming.url ?? "/", "http://localhost"), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: "half" }),
  });
}

/**
 * Behind a proxy, the last address of X-Forwarded-For is the one that the proxy has seen itself.
 *
 * @param {import("node:http").IncomingMessage} incoming
 */
function addressOf({ headers, socket }) {
  const forwarded = env.BEHIND_PROXY ? String(headers["x-forwarded-for"] ?? "") : "";
  return forwarded.split(",").at(-1)?.trim() || (socket.remoteAddress ?? "");
}

server.requestTimeout = 60_000;
server.listen(Number(env.PORT ?? 8080), () => {
  const address = server.address();
  console.log(`Listening on port ${typeof address === "object" ? address?.port : address}`);
});
