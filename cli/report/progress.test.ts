import { PassThrough } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { createProgress } from "./progress.ts";

/** A stream like that of a terminal, or of none. */
function streamOf(isTTY: boolean) {
  const stream = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
  return { stream: stream as unknown as NodeJS.WriteStream, written: () => String(stream.read() ?? "") };
}

describe("the progress bar", () => {
  it("redraws itself in a terminal and leaves nothing behind", () => {
    vi.stubEnv("CI", "");
    const { stream, written } = streamOf(true);
    const progress = createProgress(stream);
    progress.step("Pictures", 1, 4);
    progress.step("Pictures", 4, 4);
    progress.end();
    expect(written()).toBe(
      `\rPictures ${"█".repeat(6)}${"░".repeat(18)} 1/4\rPictures ${"█".repeat(24)} 4/4\r\u001b[K`,
    );
  });

  it.each([
    ["where there is no terminal", false, ""],
    ["in CI, terminal or not", true, "true"],
  ])("is not drawn %s", (_, isTTY, ci) => {
    vi.stubEnv("CI", ci);
    const { stream, written } = streamOf(isTTY);
    const progress = createProgress(stream);
    progress.step("Pictures", 1, 4);
    progress.end();
    expect(written()).toBe("");
  });
});
