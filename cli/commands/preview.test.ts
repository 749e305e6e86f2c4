import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { runSite } from "../../tests/support/run-site.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { commandTerminal } from "../report/terminal.ts";
import { preview } from "./preview.ts";

it("says what to do where nothing was built", async () => {
  const cwd = await temporaryFolder();
  expect(await runSite(["preview"], { cwd })).toEqual({
    code: 1,
    stdout: "",
    stderr: "There is no built site in dist.\n  Run site build first.\n",
  });
});

it("says where it serves, until it is interrupted", async () => {
  const cwd = await temporaryFolder({ "public/index.html": "home" });
  let printed = "";
  const output = { write: (text: string) => (printed += text) };
  let interrupt = () => {};
  const interrupted = new Promise<void>((stop) => {
    interrupt = stop;
  });
  const own = { cwd, stdin: Readable.from([]), stdout: output, stderr: output };
  const terminal = commandTerminal(own, "usual");
  const ended = preview({ root: ".", out: "public", port: 0 }, terminal, interrupted);
  await expect.poll(() => printed).toMatch(/^public is at http:\/\/localhost:\d+\/ as a host serves it\./);
  const [address = ""] = /http:\S+/.exec(printed) ?? [];
  expect(await (await fetch(address)).text()).toBe("home");
  interrupt();
  expect(await ended).toBe(0);
});
