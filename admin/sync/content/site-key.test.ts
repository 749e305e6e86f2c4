import { expect, it } from "vitest";
import { siteKey } from "./site-key.ts";

it("a site has one name at all addresses of its editor, and another one in another folder", () => {
  const content = { file: "site.config.json", folder: "a1" };
  const at = (pathname: string) => ({ origin: "http://localhost:4321", pathname });
  expect(siteKey(content, at("/admin/index.html"))).toBe(siteKey(content, at("/admin/")));
  const others = [
    siteKey(content, at("/other/admin/")),
    siteKey({ ...content, folder: "b2" }, at("/admin/")),
    siteKey({ ...content, file: "other.json" }, at("/admin/")),
    siteKey({ ...content, folder: undefined }, at("/admin/")),
  ];
  expect(new Set([siteKey(content, at("/admin/")), ...others]).size).toBe(5);
});
