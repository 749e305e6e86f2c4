import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MapFrame } from "./map-frame.tsx";

it("leaves the frame its scripts and its origin, which the maps need both", () => {
  const embed = "https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4";
  const html = renderToStaticMarkup(
    <MapFrame embed={embed} height={400} address="1 Road" className="map-frame" />,
  );
  expect(html).toContain(`src="${embed}"`);
  expect(html).toContain('title="Map: 1 Road"');
  expect(html).not.toContain("sandbox");
});
