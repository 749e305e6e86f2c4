import { circle, height, ink, paper, red, sheet, staff, width, yellow } from "./ink.ts";

const strings = (count: number, from: number, gap: number, d: (at: number) => string, colour: string) =>
  Array.from(
    { length: count },
    (_, index) => `<path d="${d(from + index * gap)}" stroke="${colour}" stroke-width="3" fill="none"/>`,
  ).join("");

const turned = (degrees: number, shapes: string) =>
  `<g transform="rotate(${degrees} ${width / 2} ${height / 2})">${shapes}</g>`;

const oud = turned(
  -90,
  `<path d="M600 20 L600 260" stroke="${ink}" stroke-width="64"/>
  <path d="M568 20 L632 20 L500 -130 L452 -96 Z" fill="${red}"/>
  <path d="M600 190 C 700 260 850 390 850 560 C 850 710 740 790 600 790 C 460 790 350 710 350 560 C 350 390 500 260 600 190 Z" fill="${ink}"/>
  ${circle(600, 470, 84, yellow)}${circle(600, 470, 54, ink)}${circle(600, 470, 26, yellow)}
  ${circle(500, 590, 30, yellow)}${circle(700, 590, 30, yellow)}
  <path d="M510 706 H690" stroke="${red}" stroke-width="26"/>
  ${strings(5, 576, 12, (x) => `M${x} 20 V706`, paper)}`,
);

const qanun = `<path d="M170 190 H1030 V610 H560 Z" fill="${ink}"/>
  ${strings(12, 220, 32, (y) => `M${170 + ((y - 190) / 420) * 390} ${y} H1010`, yellow)}
  <path d="M930 190 V610" stroke="${red}" stroke-width="26"/>
  ${circle(760, 320, 44, paper)}${circle(760, 320, 22, red)}${circle(840, 500, 30, paper)}${circle(840, 500, 14, red)}`;

const nay = turned(
  -16,
  `<rect x="-60" y="352" width="1320" height="96" rx="12" fill="${ink}"/>
  ${[90, 330, 560, 790, 1010].map((x) => `<path d="M${x} 340 V460" stroke="${red}" stroke-width="18"/>`).join("")}
  ${[420, 490, 640, 700, 860, 930].map((x) => circle(x, 400, 22, paper)).join("")}`,
);

const jingle = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [600 + Math.cos(angle) * 286, 400 + Math.sin(angle) * 286];
  return circle(x, y, 62, ink) + circle(x, y, 50, yellow) + circle(x, y, 14, red);
};

const riqq = `${circle(600, 400, 286, paper, `stroke="${ink}" stroke-width="58"`)}
  ${circle(600, 400, 200, "none", `stroke="${ink}" stroke-width="3"`)}
  ${circle(600, 400, 70, red)}${[-90, -18, 54, 126, 198].map(jingle).join("")}`;

const violin = turned(
  -62,
  `<path d="M600 -60 V330" stroke="${red}" stroke-width="42"/>
  <path d="M600 240 C 720 240 765 330 742 408 C 726 452 716 474 736 520 C 790 600 770 770 600 770 C 430 770 410 600 464 520 C 484 474 474 452 458 408 C 435 330 480 240 600 240 Z" fill="${ink}"/>
  <path d="M528 450 q-26 60 8 116 M672 450 q26 60 -8 116" stroke="${yellow}" stroke-width="10" fill="none" stroke-linecap="round"/>
  <path d="M552 560 H648" stroke="${paper}" stroke-width="16"/><path d="M600 610 L560 740 H640 Z" fill="${red}"/>
  ${strings(4, 582, 12, (x) => `M${x} -60 V640`, paper)}`,
);

const piano = `<rect x="0" y="300" width="1200" height="500" fill="${paper}"/>
  <rect x="0" y="270" width="1200" height="34" fill="${red}"/>
  ${strings(9, 150, 150, (x) => `M${x} 300 V800`, ink)}
  ${[0, 1, 3, 4, 5, 7].map((key) => `<rect x="${104 + key * 150}" y="300" width="92" height="300" fill="${ink}"/>`).join("")}
  <rect x="450" y="640" width="150" height="160" fill="${red}"/>`;

/** Pictures of instruments, by the names of their files. */
export const instruments: Readonly<Record<string, string>> = {
  oud: sheet(yellow, staff(240, 80, "#d4a70c") + oud),
  qanun: sheet(paper, qanun),
  nay: sheet(yellow, staff(240, 80, "#d4a70c") + nay),
  riqq: sheet(red, staff(240, 80, "#8a0f13") + riqq),
  violin: sheet(paper, staff(240, 80, "#dcd3ae") + violin),
  piano: sheet(yellow, piano),
};
