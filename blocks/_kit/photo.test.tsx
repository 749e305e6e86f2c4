import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { samplePicture } from "../../tests/support/resolved-sample.ts";
import { Photo } from "./photo.tsx";
import { pictureHtml } from "./picture-html.ts";

const { alt: _, ...night } = samplePicture("night.jpg");
const day = samplePicture("day.jpg");

describe("a picture with a version for dark colour schemes", () => {
  it.each([
    ["in a view", (picture: typeof day) => renderToStaticMarkup(<Photo picture={picture} use="half" />)],
    ["in Markdown", (picture: typeof day) => pictureHtml(picture, "half")],
  ])("offers it as a source %s, so that only one of the two is loaded", (_, write) => {
    const html = write({ ...day, dark: night });
    expect(html).toMatch(
      /^<picture><source media="screen and \(prefers-color-scheme: dark\)" srcset="[^"]+night/i,
    );
    expect(html).toMatch(/<img [^>]*alt="What day\.jpg shows\."/);
    expect(html.match(/night[^"]*-1280\.webp/g)).toHaveLength(1);
    expect(write(day)).toMatch(/^<img /);
  });
});
