import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { pictureUrl } from "../../blocks/_kit/pictures/picture-attributes.ts";
import { type DevSite, startDevSite } from "../support/dev-site.ts";

let site: DevSite;
beforeAll(async () => {
  site = await startDevSite();
});
afterEach(() => site.reset());
afterAll(() => site.close());

const status = async (path: string) => (await site.send({ path })).status;

/** The addresses that the preview of the editor has: of a picture, and of the face of headings. */
async function addresses(): Promise<{ readonly picture: string; readonly face: string | undefined }> {
  const { body } = await site.content();
  const { version = "" } = body.media["house.jpg"] ?? {};
  const { fonts } = body as { fonts?: { display: { css: string } } };
  const [, face] = /url\((\/assets\/[^)]+\.woff2)\)/.exec(fonts?.display.css ?? "") ?? [];
  return { picture: pictureUrl({ name: "house.jpg", version, base: "" }, 160), face };
}

it("has its pictures and faces all the same, for the editor that mends it, and no page", async () => {
  const { picture, face = "" } = await addresses();
  expect([await status("/"), await status(picture), await status(face)]).toEqual([200, 200, 200]);
  await site.write("content/posts/loft-rooms.md", "no front matter");
  await expect.poll(() => status("/")).toBe(500);
  expect(await addresses()).toEqual({ picture, face });
  expect([await status(picture), await status(face)]).toEqual([200, 200]);
  expect(await status("/media/house.00000000-160.webp")).toBe(500);
});

it("shows pages again once a theme that could not be read is mended", async () => {
  await site.write("theme.scss", "<<<<<<< HEAD\na { color: red; }\n>>>>>>> other\n");
  await expect.poll(() => status("/")).toBe(500);
  await site.write("theme.scss", "a { color: red; }\n");
  await expect.poll(() => status("/")).toBe(200);
});

it.each([
  ["another face", '"displayFont": "instrument-sans"', /instrument-sans/],
  ["no face that is installed", '"displayFont": "comic"', undefined],
  ["what is no name", '"displayFont": "../../../etc"', undefined],
  ["a number", '"displayFont": 7', undefined],
])("has the faces that a broken config names, as far as they are there: %s", async (_, theme, expected) => {
  const config = JSON.parse(await site.read("site.config.json")) as { site: Record<string, unknown> };
  config.site.theme = JSON.parse(`{ ${theme} }`);
  config.site.company = 1;
  await site.write("site.config.json", JSON.stringify(config));
  await expect.poll(() => status("/")).toBe(500);
  const { face } = await addresses();
  if (expected) expect(face).toMatch(expected);
  else expect(face).toBeUndefined();
});
