import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureUses } from "../schema/fields/picture-settings.ts";
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
  it("are AVIF, and a JPEG for other browsers and for other sites that show them, unless it says otherwise", async () => {
    const { files } = await publishedBy({});
    const avif = {
      "160.avif": "avif 160",
      "320.avif": "avif 320",
      "420.avif": "avif 420",
      "640.avif": "avif 640",
    };
    expect(files).toEqual({ ...avif, "640.jpg": "jpeg 640" });
  });

  it("are of the formats and widths that it names, and of no others", async () => {
    const widths = Object.fromEntries(pictureUses.map((use) => [use, use === "half" ? [320, 200] : [200]]));
    const { files, html } = await publishedBy({ formats: ["webp", "jpg"], widths });
    expect(Object.keys(files).sort()).toEqual(["200.jpg", "200.webp", "320.jpg", "320.webp", "640.jpg"]);
    expect(files).toMatchObject({ "200.webp": "webp 200", "320.jpg": "jpeg 320" });
    expect(html).toMatch(
      /<source type="image\/webp" srcSet="[^"]+-200\.webp 200w[^>]*><img [^>]*-320\.jpg"/i,
    );
    expect(html).not.toContain("avif");
  });

  it("are whole in the only format that it names", async () => {
    const { files } = await publishedBy({ formats: ["webp"] });
    const webp = {
      "160.webp": "webp 160",
      "320.webp": "webp 320",
      "420.webp": "webp 420",
      "640.webp": "webp 640",
    };
    expect(files).toEqual({ ...webp, "640.jpg": "jpeg 640" });
  });

  it("keep what is transparent in each format", async () => {
    const site = await createSite();
    const logo = await sharp({
      create: { width: 900, height: 300, channels: 4, background: { r: 180, g: 80, b: 40, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    await rm(join(site.root, "content/media/house.jpg"));
    await site.write("content/media/house.png", logo);
    const texts = (await readdir(site.root, { recursive: true })).filter((file) =>
      /\.(?:json|md)$/.test(file),
    );
    for (const file of texts)
      await site.write(file, (await site.read(file)).replaceAll("house.jpg", "house.png"));
    expect(await runSite(["build", "--no-admin", "--root", site.root])).toMatchObject({ code: 0 });
    const media = join(site.root, "dist/media");
    const alphas = await Promise.all(
      (await readdir(media))
        .filter((file) => file.startsWith("house"))
        .map(async (file) => [
          file.split("-").at(-1),
          (await sharp(await readFile(join(media, file))).stats()).isOpaque,
        ]),
    );
    expect(Object.fromEntries(alphas)).toEqual({
      "160.avif": false,
      "320.avif": false,
      "420.avif": false,
      "640.avif": false,
      "900.avif": false,
      "800.webp": false,
      "900.jpg": true,
    });
  });
});
