import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SiteError } from "../../files/site-error.ts";

/** Starts a server on an address of this machine, its own unless it is given, and gives its port. Throws a SiteError for one that is taken. */
export function listen(server: Server, port: number, address = "127.0.0.1"): Promise<number> {
  return new Promise((done, fail) => {
    server.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken.\n  Choose another one with --port, or stop what uses it.`;
      fail(new SiteError(code === "EADDRINUSE" ? taken : `The server could not be started: ${message}`));
    });
    server.listen(port, address, () => done((server.address() as AddressInfo).port));
  });
}
