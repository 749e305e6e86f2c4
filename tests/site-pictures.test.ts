import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureUses } from "../schema/picture-settings.ts";
import { runSite } from "./support/run-site.ts";
import { temporarySites } from "./support/temporary-sites.ts";

const createSite = temporarySites();

/** The pictures of a site that says something of them: WIDTH.ENDING to what is really in the file. */
async function publishedBy(pictures: unknown) {
  const site = await createSite();
  await site.replace(
    "site.config.json",
    '"favicon": "plan",',
    `"favicon": "plan", "pictures": ${JSON.stringify(pictures)},`,
  );
  const { code } = await runSite(["build", "--no-admin", "--root", site.root]);
  expect(code).toBe(0);
  const media = join(site.root, "dist/media");
  const files = await readdir(media);
  const found = await Promise.all(
    files
      .filter((file) => file.startsWith("house"))
      .map(async (file) => {
        const { format, width, compression } = await sharp(join(media, file)).metadata();
        return [file.split("-").at(-1), `${compression === "av1" ? "avif" : format} ${width}`];
      }),
  );
  return {
    files: Object.fromEntries(found),
    html: await readFile(join(site.root, "dist/index.html"), "utf8"),
  };
}

describe("the pictures of a site", () => {
  it("are AVIF and WebP, and a JPEG for other sites that show them, unless it says otherwise", async () => {
    const { files } = await publishedBy({});
    expect(files).toMatchObject({ "640.avif": "avif 640", "640.webp": "webp 640", "640.jpg": "jpeg 640" });
  });

  it("are of the formats and widths that it names, and of no others", async () => {
    const widths = Object.fromEntries(pictureUses.map((use) => [use, use === "half" ? [320, 200] : [200]]));
    const { files, html } = await publishedBy({ formats: ["webp", "jpg"], widths });
    expect(Object.keys(files).sort()).toEqual(["200.jpg", "200.webp", "320.jpg", "320.webp", "640.jpg"]);
    expect(files).toMatchObject({ "200.webp": "webp 200", "320.jpg": "jpeg 320" });
    expect(html).toMatch(
      /<source type="image\/webp" srcSet="[^"]+-200\.webp 200w[^>]*><img [^>]*-(?:200|320)\.jpg"/i,
    );
    expect(html).not.toContain("avif");
  });
});
