import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { samplePicture } from "../../../tests/support/resolved-sample.ts";
import { Photo } from "./photo.tsx";
import { pictureAttributes } from "./picture-attributes.ts";
import { focusRules } from "./picture-focus.ts";
import { pictureHtml } from "./picture-html.ts";

const { alt: _, ...night } = samplePicture("night.jpg");
const day = samplePicture("day.jpg");

describe("a picture with a version for dark colour schemes", () => {
  it.each([
    ["in a view", (picture: typeof day) => renderToStaticMarkup(<Photo picture={picture} use="half" />)],
    ["in Markdown", (picture: typeof day) => pictureHtml(picture, "half")],
  ])("offers it as a source %s, so that only one of the two is loaded", (_, write) => {
    const html = write({ ...day, dark: night });
    const dark = 'media="screen and \\(prefers-color-scheme: dark\\)"';
    expect(html).toMatch(
      new RegExp(
        `^<picture><source ${dark} type="image/avif" srcset="[^"]+night[^>]+>` +
          `<source ${dark} srcset="[^", ]+night[^", ]+-800\\.jpg"[^>]+><source type="image/avif" srcset="[^"]+day[^>]+><img `,
        "i",
      ),
    );
    expect(html).toMatch(/<img [^>]*alt="What day\.jpg shows\."/);
    expect(html.match(/night[^"]*-1280\.avif/g)).toHaveLength(1);
  });
});

describe("a drawing of vectors", () => {
  const { alt: text, ...plan } = samplePicture("plan.svg");
  const address = (name: string) => `/media/${name}\\.[^"]+-${plan.width}\\.svg`;

  it("is one file for all widths, whatever the site says of its formats", () => {
    const made = { formats: ["webp"], widths: { half: [300] } } as const;
    expect(pictureHtml({ ...plan, made, alt: "A plan" }, "half")).toMatch(
      new RegExp(`^<img src="${address("plan")}" width="\\d+" height="\\d+" alt="A plan" loading="lazy"`),
    );
  });

  it("may have a version for dark colour schemes, a drawing or not", () => {
    const { alt: _, ...dark } = samplePicture("dark.svg");
    expect(pictureHtml({ ...plan, alt: text, dark }, "half")).toMatch(
      new RegExp(
        `^<picture><source media="[^"]+" srcset="${address("dark")}"[^>]+><img src="${address("plan")}"`,
      ),
    );
    expect(pictureHtml({ ...plan, alt: text, dark: night }, "half")).toMatch(
      /^<picture><source media="[^"]+" type="image\/avif" srcset="[^"]+night[^>]+><source [^>]+><img src="[^"]+\.svg"/,
    );
  });
});

describe("what the site says of its pictures", () => {
  it("is the formats, the last of them for browsers that know no other", () => {
    const formats = ["webp", "jpg"] as const;
    expect(pictureHtml({ ...day, made: { formats } }, "half")).toMatch(
      /^<picture><source type="image\/webp" srcset="[^"]+\.webp 420w[^>]+><img src="[^"]+-800\.jpg" width/,
    );
    expect(pictureHtml({ ...day, made: { formats: ["webp"] } }, "half")).toMatch(
      /^<img src="[^"]+-832\.webp" srcset="[^"]+\.webp 420w/,
    );
  });

  it("is the widths of a use, in any order, and never more pixels than a picture has", () => {
    const made = { formats: ["webp"], widths: { half: [9999, 300, 300] } } as const;
    const { srcSet, src } = pictureAttributes({ ...day, made }, "half");
    expect(srcSet?.match(/\d+w/g)).toEqual(["300w", `${day.width}w`]);
    expect(src).toContain(`-${day.width}.webp`);
    expect(pictureAttributes({ ...day, made }, "logo").srcSet?.match(/\d+w/g)).toEqual(["240w", "420w"]);
  });
});

describe("how wide a picture is shown", () => {
  const sizesIn = (html: string) => new Set([...html.matchAll(/sizes="([^"]*)"/g)].map(([, sizes]) => sizes));
  it("is measured by the browser where it is loaded when it is near, and told to it on the first screen", () => {
    const told = "(min-resolution: 2.5dppx) 67vw, 100vw";
    const render = (element: ReactElement) => sizesIn(renderToStaticMarkup(element));
    expect(render(<Photo picture={day} use="hero" />)).toEqual(new Set([`auto, ${told}`]));
    expect(render(<Photo picture={day} use="hero" first />)).toEqual(new Set([told]));
    expect(render(<Photo picture={day} use="hero" eager />)).toEqual(new Set([told]));
    expect(sizesIn(pictureHtml(day, "text"))).toEqual(
      new Set(["auto, (min-width: 48rem) 42rem, calc(100vw - 3rem)"]),
    );
  });

  it("is as the site says of its theme", () => {
    const made = { sizes: { hero: "(min-width: 75rem) 40rem, 100vw" } };
    const html = renderToStaticMarkup(<Photo picture={{ ...day, made }} use="hero" first />);
    expect(sizesIn(html)).toEqual(new Set([made.sizes.hero]));
  });
});

describe("the focal point of a picture", () => {
  const classOf = (picture: typeof day) =>
    /class="([^"]*)"/.exec(
      renderToStaticMarkup(<Photo picture={picture} use="half" className="wide" />),
    )?.[1];
  it("is a class of its img, with another one where its dark version has a point of its own", () => {
    expect(classOf(day)).toBe("photo wide");
    expect(classOf({ ...day, focus: [0.3, 0.604] })).toBe("photo wide focus-30-60");
    expect(classOf({ ...day, focus: [0, 1], dark: { ...night, focus: [0.5, 0.2] } })).toBe(
      "photo wide focus-0-100 dark-focus-50-20",
    );
  });

  it("is a style rule for each point that is there", () => {
    const pictures = [day, { ...day, focus: [0.3, 0.6] }, { ...day, focus: [0.3, 0.6] }] as const;
    expect(focusRules(pictures)).toBe(".focus-30-60{object-position:30% 60%!important}");
    expect(focusRules([{ ...day, dark: { ...night, focus: [0.5, 0.2] } }])).toBe(
      "@media screen and (prefers-color-scheme: dark){.dark-focus-50-20{object-position:50% 20%!important}}",
    );
    expect(focusRules([day])).toBe("");
  });
});
