import { posix, win32 } from "node:path";
import { describe, expect, it } from "vitest";
import { isOutside, pathFrom, slashed } from "./site-path.ts";

const site = String.raw`C:\Users\Ada\my site`;
const share = String.raw`\\server\sites\bakery`;

describe("a path on Windows", () => {
  it.each([
    [site, String.raw`C:\Users\Ada\my site\content\breads\rye.md`, "content/breads/rye.md"],
    [site, String.raw`c:\users\ada\My Site\site.config.json`, "site.config.json"],
    [site, "C:/Users/Ada/my site/blocks/index.ts", "blocks/index.ts"],
    [`${site}\\`, String.raw`C:\Users\Ada\my site\public\.well-known\x.txt`, "public/.well-known/x.txt"],
    [
      share,
      String.raw`\\server\sites\bakery\content\files\menus\spring.pdf`,
      "content/files/menus/spring.pdf",
    ],
    [site, site, ""],
  ])("from %s, %s is %j, and inside", (folder, file, expected) => {
    expect(pathFrom(folder, file, win32)).toBe(expected);
    expect(isOutside(folder, file, win32)).toBe(false);
  });

  it.each([
    [site, String.raw`C:\Users\Ada`],
    [site, String.raw`C:\Users\Ada\my site 2\site.config.json`],
    [site, String.raw`C:\Users\Ada\my site\..\..\secret.txt`],
    [site, String.raw`D:\Users\Ada\my site\site.config.json`],
    [site, String.raw`\\server\sites\bakery\site.config.json`],
    [share, String.raw`\\server\other\bakery\site.config.json`],
  ])("from %s, %s is outside", (folder, file) => {
    expect(isOutside(folder, file, win32)).toBe(true);
  });

  it("is written with slashes where bundlers read it", () => {
    expect(slashed(String.raw`C:\Users\Ada\my site\blocks\index.ts`, win32)).toBe(
      "C:/Users/Ada/my site/blocks/index.ts",
    );
  });
});

describe("a path on other systems", () => {
  it("may have a backslash in a name, and a name may start with two dots", () => {
    expect(pathFrom("/site", String.raw`/site/content/a\b.md`, posix)).toBe(String.raw`content/a\b.md`);
    expect(isOutside("/site", "/site/..hidden", posix)).toBe(false);
    expect(isOutside("/site", "/sites", posix)).toBe(true);
  });
});
