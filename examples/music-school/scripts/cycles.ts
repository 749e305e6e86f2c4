import { circle, ink, paper, red, sheet, yellow } from "./ink.ts";

/** A rhythm as a circle of beats: D is dum, the deep stroke; T is tak, the bright one; - is silence. */
function cycle(beats: string, ground: string): string {
  const [x, y, radius] = [600, 400, 270];
  const at = (index: number, far = radius) => {
    const angle = (index / beats.length) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
  };
  const struck = [...beats].flatMap((beat, index) => (beat === "-" ? [] : [at(index)]));
  const shape = struck.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(" ");
  const marks = [...beats].map((beat, index) => {
    const [px, py] = at(index);
    if (beat === "D") return circle(px, py, 58, red, `stroke="${ink}" stroke-width="8"`);
    if (beat === "T") return circle(px, py, 40, paper, `stroke="${ink}" stroke-width="8"`);
    return circle(px, py, 12, ink);
  });
  const rings = [0, 22, 44, 66, 88].map((inset) =>
    circle(x, y, radius + 44 - inset, "none", `stroke="${ink}" stroke-opacity=".35" stroke-width="3"`),
  );
  return sheet(
    ground,
    `${rings.join("")}<polygon points="${shape}" fill="${ink}" fill-opacity=".1" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>${marks.join("")}`,
  );
}

/** The cycles of pieces, by the names of their files. */
export const cycles: Readonly<Record<string, string>> = {
  "samai-thaqil": cycle("D--T-DDT--", yellow),
  "samai-thaqil-paper": cycle("D--T-DDT--", paper),
  maqsum: cycle("DT-TD-T-", yellow),
  wahda: cycle("D--TD-T-", paper),
  "four-four": cycle("D-T-D-T-", yellow),
};
