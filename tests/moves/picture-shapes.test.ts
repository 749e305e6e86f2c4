import sharp from "sharp";
import { expect, it } from "vitest";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

/** The widths and heights of pictures in pixels, by their names. */
const sizes = { "house.jpg": [1600, 900], "hills.jpg": [17_000, 400], "tower.jpg": [300, 6_000] } as const;
const names = Object.keys(sizes);

const site = visitSite(async () => {
  const made = Object.entries(sizes).map(async ([name, [width, height]]) => {
    const picture = sharp({ create: { width, height, channels: 3, background: "#7a9" } });
    return [`content/media/${name}`, await picture.jpeg().toBuffer()] as const;
  });
  const described = Object.fromEntries(names.map((name) => [name, { alt: `A picture: ${name}` }]));
  return buildSiteOfBlocks({
    pages: {
      "/": [
        ["prose", { text: names.map((name) => `![](${name})`).join("\n\n") }],
        ...names.map((picture) => ["picture", { picture }] as const),
        ["gallery", { title: "All", pictures: names.map((picture) => ({ picture })) }],
      ],
    },
    files: {
      ...Object.fromEntries(await Promise.all(made)),
      "content/media/media.json": JSON.stringify(described),
    },
  });
});

it.each([390, 1440])(
  "at %i px no picture is stretched, and of very long ones nothing is cut away",
  async (width) => {
    const page = await site.open("/", { width });
    const pictures = await page.locator("main img").evaluateAll((all) =>
      all.map((picture) => {
        const { width, height, objectFit } = getComputedStyle(picture);
        const [wide = 0, high = 0] = ["width", "height"].map((name) => Number(picture.getAttribute(name)));
        const shape = Number.parseFloat(width) / Number.parseFloat(height);
        return { name: picture.getAttribute("alt"), wide, high, shape, objectFit };
      }),
    );
    expect(pictures).toHaveLength(3 * names.length);
    for (const { name, wide, high, shape, objectFit } of pictures) {
      const isLong = Math.max(wide / high, high / wide) > 4;
      // Edges are drawn on whole pixels.
      const isSame = Math.abs(shape / (wide / high) - 1) < 0.1;
      expect({ name, objectFit, isSame }).toEqual({
        name,
        objectFit: isSame ? expect.any(String) : isLong ? "contain" : "cover",
        isSame: expect.any(Boolean),
      });
    }
  },
);
