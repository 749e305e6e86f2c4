import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MapFrame } from "./view.tsx";

it("leaves the frame its scripts and its origin, which the maps need both", () => {
  const embed = "https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4";
  const html = renderToStaticMarkup(
    <MapFrame title="Where" embed={embed} height={400} address="1 Road" directionsText="Open" />,
  );
  expect(html).toContain(`src="${embed}"`);
  expect(html).not.toContain("sandbox");
});
