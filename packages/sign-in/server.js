#!/usr/bin/env node
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { handle } from "./sign-in.js";

/** The service by Node: `node server.js`, on the port of the variable PORT, or 8080. */
const port = Number(process.env.PORT ?? 8080);

const server = createServer(async (incoming, outgoing) => {
  const address = new URL(incoming.url ?? "/", `http://${incoming.headers.host ?? "localhost"}`);
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const request = new Request(address, {
    method: incoming.method,
    headers: Object.entries(incoming.headers).filter(([, value]) => typeof value === "string"),
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: "half" }),
  });
  const response = await handle(request, process.env);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});

server.listen(port, () => process.stdout.write(`Listening on port ${server.address().port}\n`));
