import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SiteError } from "../site-error.ts";

/** Starts a server on this machine's own address and gives its port. Throws a SiteError for one that is taken. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken.\n  Choose another one with --port, or stop what uses it.`;
      fail(new SiteError(code === "EADDRINUSE" ? taken : `The server could not be started: ${message}`));
    });
    server.listen(port, "127.0.0.1", () => done((server.address() as AddressInfo).port));
  });
}
