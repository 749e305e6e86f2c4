import { circle, ink, paper, red, sheet, staff, yellow } from "./ink.ts";

interface Person {
  readonly ground: string;
  readonly skin: string;
  readonly coat: string;
  readonly lines: string;
  readonly hair: string;
  /** Drawn over the face: hair, a beard, glasses. */
  readonly marks: string;
  /** Drawn behind the head. */
  readonly behind?: string;
}

const glasses = `<g fill="none" stroke="${ink}" stroke-width="10"><circle cx="540" cy="330" r="40"/><circle cx="660" cy="330" r="40"/><path d="M580 326h40"/></g>`;
const shortHair = (colour: string) =>
  `<path d="M450 320 C 440 190 520 140 610 144 C 710 150 762 220 750 320 C 720 250 660 226 600 232 C 530 226 480 250 450 320Z" fill="${colour}"/>`;
const beard = (colour: string) =>
  `<path d="M450 340 C 450 500 520 548 600 548 C 680 548 750 500 750 340 C 736 420 690 420 600 416 C 510 420 464 420 450 340Z" fill="${colour}"/><path d="M560 462 h80" stroke="${paper}" stroke-width="9" stroke-linecap="round"/>`;
const scarf = (colour: string) =>
  `<path d="M600 110 C 770 110 800 260 790 400 C 784 520 840 590 860 640 H340 C 360 590 416 520 410 400 C 400 260 430 110 600 110Z" fill="${colour}"/>`;

function portrait({ ground, skin, coat, lines, hair, marks, behind = "" }: Person): string {
  return sheet(
    ground,
    `${staff(150, 70, lines)}${behind}
    <path d="M200 800 C 210 640 380 580 520 566 H680 C 820 580 990 640 1000 800Z" fill="${coat}"/>
    <path d="M530 460 H670 V590 L600 660 L530 590Z" fill="${skin}"/>
    <ellipse cx="600" cy="350" rx="150" ry="186" fill="${skin}"/>${marks}
    <path d="M600 350 v64 h-26" stroke="${hair}" stroke-width="8" fill="none" stroke-linecap="round"/>
    ${circle(545, 332, 9, ink)}${circle(655, 332, 9, ink)}`,
  );
}

const mouth = `<path d="M556 462 q44 26 88 0" stroke="${red}" stroke-width="10" fill="none" stroke-linecap="round"/>`;

/** Portraits of teachers, by the names of their files. */
export const teachers: Readonly<Record<string, string>> = {
  "layla-haddad": portrait({
    ground: yellow,
    lines: "#d4a70c",
    skin: "#d9a06b",
    coat: ink,
    hair: "#7a4a24",
    behind: `<path d="M410 640 C 380 420 400 130 600 120 C 800 130 820 420 790 640Z" fill="${ink}"/>`,
    marks: `<path d="M450 330 C 450 200 520 160 600 160 C 690 160 750 210 750 330 C 700 300 640 262 610 220 C 570 270 510 310 450 330Z" fill="${ink}"/>${mouth}`,
  }),
  "samir-kabbani": portrait({
    ground: paper,
    lines: "#dcd3ae",
    skin: "#c68a55",
    coat: red,
    hair: "#6d3f1c",
    marks: shortHair("#8b8678") + beard("#8b8678") + glasses,
  }),
  "mariam-sayegh": portrait({
    ground: red,
    lines: "#8a0f13",
    skin: "#e0ab79",
    coat: ink,
    hair: "#8a5a30",
    behind: scarf(yellow),
    marks: `<path d="M600 96 C 780 96 812 270 790 420 C 780 520 812 600 850 650 C 700 716 500 716 350 650 C 388 600 420 520 410 420 C 388 270 420 96 600 96Z M600 190 C 520 190 474 250 474 350 C 474 450 530 528 600 528 C 670 528 726 450 726 350 C 726 250 680 190 600 190Z" fill="${yellow}" fill-rule="evenodd"/><path d="M430 560 C 520 640 680 650 800 610" stroke="#d4a70c" stroke-width="8" fill="none"/>${mouth}`,
  }),
  "owen-pritchard": portrait({
    ground: paper,
    lines: "#dcd3ae",
    skin: "#eac3a0",
    coat: ink,
    hair: "#a9683c",
    marks: shortHair("#b4471b") + mouth,
  }),
  "hana-darwish": portrait({
    ground: yellow,
    lines: "#d4a70c",
    skin: "#9b6238",
    coat: red,
    hair: "#54300f",
    behind: circle(600, 300, 226, ink),
    marks: `<path d="M450 300 C 470 200 540 176 600 176 C 660 176 730 200 750 300 C 770 180 700 130 600 130 C 500 130 430 180 450 300Z" fill="${ink}"/>${glasses}${mouth}`,
  }),
  "yusuf-ali": portrait({
    ground: red,
    lines: "#8a0f13",
    skin: "#6f4425",
    coat: yellow,
    hair: "#3c220d",
    marks: shortHair(ink) + beard(ink),
  }),
};
