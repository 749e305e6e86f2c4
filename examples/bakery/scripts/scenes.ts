import {
  baguettes,
  brioche,
  cardamomKnots,
  figAndWalnut,
  focaccia,
  nightRye,
  seeded,
  tinLoaf,
} from "./breads.ts";
import { dots, gingham, plain, rays, stripes } from "./grounds.ts";
import { awning, bricks, bunting, door, stepGable, windowPane } from "./houses.ts";
import { ear } from "./logo.ts";
import {
  between,
  blob,
  circle,
  createRandom,
  dust,
  element,
  ellipse,
  leaf,
  palette as p,
  path,
  picture,
  place,
  rect,
  stroke,
  times,
  within,
} from "./svg.ts";

const shelf = (y: number, width: number) =>
  rect([0, y, width, 34], p.bake) + rect([0, y + 34, width, 18], p.ink, { opacity: 0.28 });

const basket = (body: string) =>
  body +
  path("M-260 0H260L220 190Q215 210 190 210H-190Q-215 210 -220 190Z", p.honey) +
  times(3, (row) =>
    times(9, (column) =>
      rect([-238 + column * 54 + (row % 2 ? 26 : 0), 18 + row * 60, 34, 40], p.bake, {
        rx: 8,
        opacity: 0.55,
      }),
    ),
  ) +
  rect([-280, -22, 560, 40], p.bake, { rx: 20 });

/** The window of the shop: three shelves with everything, 2000 by 1250. */
function hero(): string {
  const random = createRandom(1);
  const upper: readonly (readonly [() => string, number, number])[] = [
    [nightRye, 230, 0.4],
    [tinLoaf, 610, 0.42],
    [brioche, 1040, 0.38],
    [() => nightRye(4), 1430, 0.38],
    [seeded, 1790, 0.38],
  ];
  const lower: readonly (readonly [() => string, number, number])[] = [
    [figAndWalnut, 300, 0.46],
    [cardamomKnots, 800, 0.44],
    [focaccia, 1290, 0.42],
    [tinLoaf, 1740, 0.42],
  ];
  const standing = basket(
    times(7, (index) =>
      place(baguettesOne(index), {
        x: -180 + index * 60,
        y: -70 - (index % 3) * 34,
        turn: -82 + index * 5,
        scale: 0.34,
      }),
    ),
  );
  return picture(
    2000,
    1250,
    plain(p.yolk, [2000, 1250]) +
      times(11, (index) => rect([index * 200, 0, 100, 1250], "#ffc440")) +
      upper.map(([draw, x, scale]) => place(draw(), { x, y: 350, scale })).join("") +
      shelf(486, 2000) +
      lower.map(([draw, x, scale]) => place(draw(), { x, y: 740, scale })).join("") +
      shelf(884, 2000) +
      times(4, (index) => place(standing, { x: 270 + index * 490, y: 1085, scale: 0.86 })) +
      dust(random, { count: 700, x: 1000, y: 1250, rx: 1200, ry: 260, size: 7 }) +
      place(awning(2080, p.tomato, 16, 120), { x: -40, y: -4 }),
  );
}

const baguettesOne = (index: number) =>
  within(
    "M-620 -110H620V110H-620Z",
    place(baguettes(), { y: [190, -10, -205][index % 3] ?? 0, turn: [9, 4, 7][index % 3] ?? 0 }),
  );

function share(): string {
  return picture(
    1200,
    630,
    plain(p.tomato, [1200, 630]) +
      times(14, (index) => rect([index * 100, 0, 50, 630], "#e4482f")) +
      place(nightRye(), { x: 330, y: 330, scale: 0.62 }) +
      place(baguettes(), { x: 830, y: 250, scale: 0.58, turn: -12 }) +
      place(cardamomKnots(), { x: 880, y: 500, scale: 0.5 }) +
      dust(createRandom(3), { count: 900, x: 600, y: 360, rx: 700, ry: 340, size: 6 }),
  );
}

const street = (colour: string) =>
  rect([0, 1030, 1600, 170], colour) + rect([0, 1030, 1600, 18], p.ink, { opacity: 0.2 });

function bakehouse(): string {
  return picture(
    1600,
    1200,
    rays(p.sky, "#a9d2f0") +
      path("M0 620Q300 480 620 600T1600 520V1200H0Z", p.sage) +
      path("M180 430L800 150L1420 430Z", p.rye) +
      rect([1120, 110, 110, 230], "#a8482c") +
      rect([1104, 96, 142, 34], p.rye) +
      times(3, (index) =>
        circle(1180 + index * 46, 50 - index * 30, 40 + index * 14, p.flour, { opacity: 0.9 - index * 0.2 }),
      ) +
      bricks(210, 430, 1180, 610, "#b8512f", "#8f3a22") +
      windowPane(320, 480, 170, 130) +
      windowPane(715, 480, 170, 130) +
      windowPane(1110, 480, 170, 130) +
      rect([270, 760, 700, 250], p.ink) +
      rect([286, 776, 668, 218], p.butter) +
      [380, 560, 740, 880]
        .map((x, index) =>
          place([nightRye, seeded, brioche, tinLoaf][index]?.() ?? "", { x, y: 920, scale: 0.2 }),
        )
        .join("") +
      rect([286, 964, 668, 18], p.bake) +
      door(1060, 690, 230, 350, p.blue) +
      place(awning(780, p.tomato, 10, 100), { x: 230, y: 670 }) +
      street("#d9b48a") +
      place(
        basket(
          times(3, (index) =>
            place(baguettesOne(index), { x: -90 + index * 90, y: -110, turn: -84 + index * 9, scale: 0.42 }),
          ),
        ),
        { x: 180, y: 1000, scale: 0.62 },
      ),
  );
}

function market(): string {
  return picture(
    1600,
    1200,
    plain(p.butter) +
      circle(1240, 290, 150, p.yolk) +
      path("M0 560Q260 330 520 480T1050 400T1600 520V1200H0Z", p.pistachio) +
      path("M0 700Q400 520 800 660T1600 600V1200H0Z", p.sage) +
      times(9, (index) =>
        place(circle(0, -60, 60, "#4d6a3c") + rect([-8, -10, 16, 60], p.rye), {
          x: 90 + index * 190,
          y: 690 - (index % 3) * 40,
          scale: 0.8,
        }),
      ) +
      street("#cfe0a0") +
      rect([290, 520, 26, 560], p.rye) +
      rect([1284, 520, 26, 560], p.rye) +
      rect([250, 820, 1100, 240], p.blue) +
      times(11, (index) => rect([250 + index * 100, 820, 50, 240], p.flour)) +
      rect([220, 790, 1160, 44], p.bake) +
      [
        [nightRye, 380],
        [tinLoaf, 610],
        [cardamomKnots, 850],
        [seeded, 1080],
        [nightRye, 1260],
      ]
        .map(([draw, x], index) =>
          place((draw as () => string)(), { x: x as number, y: index === 2 ? 726 : 712, scale: 0.25 }),
        )
        .join("") +
      place(awning(1220, p.tomato, 12, 190), { x: 190, y: 330 }) +
      place(bunting(1600, [p.tomato, p.blue, p.flour, p.yolk]), { y: 60 }),
  );
}

function lille(): string {
  const house = (x: number, width: number, height: number, colour: string, body: string) =>
    place(stepGable(width, height, colour) + body, { x, y: 1040 });
  const upper = (width: number) =>
    windowPane(width * 0.16, -720, width * 0.24, 130, p.sky) +
    windowPane(width * 0.6, -720, width * 0.24, 130, p.sky) +
    windowPane(width * 0.38, -930, width * 0.24, 110, p.sky);
  return picture(
    1600,
    1200,
    rays(p.pink, "#ffc9ba") +
      house(
        -60,
        460,
        760,
        p.yolk,
        upper(460) +
          windowPane(70, -460, 130, 170, p.sky) +
          windowPane(260, -460, 130, 170, p.sky) +
          door(150, -250, 150, 250, p.sage),
      ) +
      house(
        1190,
        470,
        740,
        p.sage,
        upper(470) +
          windowPane(70, -450, 130, 170, p.sky) +
          windowPane(270, -450, 130, 170, p.sky) +
          door(170, -250, 150, 250, p.jam),
      ) +
      place(
        stepGable(760, 780, p.jam, 6) +
          windowPane(130, -740, 140, 170) +
          windowPane(490, -740, 140, 170) +
          windowPane(310, -960, 140, 150) +
          rect([60, -370, 410, 300], p.ink) +
          rect([76, -354, 378, 268], p.butter) +
          [150, 270, 390]
            .map((x, index) =>
              place([brioche, nightRye, cardamomKnots][index]?.() ?? "", { x, y: -150, scale: 0.17 }),
            )
            .join("") +
          rect([76, -106, 378, 18], p.bake) +
          door(520, -380, 190, 380, p.blue) +
          place(awning(480, p.blue, 8, 90), { x: 26, y: -480 }) +
          rect([60, -560, 640, 60], p.flour, { rx: 10 }),
        { x: 415, y: 1040 },
      ) +
      street("#c9a6a0") +
      times(60, (index) =>
        ellipse((index % 15) * 112 + (index % 2) * 40, 1080 + Math.floor(index / 15) * 34, 40, 10, p.ink, {
          opacity: 0.08,
        }),
      ),
  );
}

const bowl = (colour: string, inside: string) =>
  ellipse(20, 250, 330, 60, p.ink, { opacity: 0.25 }) +
  inside +
  path("M-360 -40C-360 160 -240 260 0 260C240 260 360 160 360 -40Z", colour) +
  path(
    "M-340 40C-300 190 -200 260 0 260C-180 230 -270 130 -290 -40H-360C-360 -10 -352 20 -340 40Z",
    p.flour,
    { opacity: 0.22 },
  ) +
  rect([-375, -66, 750, 52], colour, { rx: 26 });

const rollingPin =
  rect([-330, -46, 660, 92], p.honey, { rx: 30 }) +
  rect([-330, -46, 660, 34], p.butter, { rx: 17, opacity: 0.7 }) +
  rect([-450, -22, 130, 44], p.bake, { rx: 22 }) +
  rect([320, -22, 130, 44], p.bake, { rx: 22 });

function sourdough(): string {
  const random = createRandom(71);
  const dough =
    path(blob(random, 330, 190, 0.05), p.cream, { transform: "translate(0 -70)" }) +
    path(blob(random, 220, 90, 0.05), p.flour, { transform: "translate(-60 -150)" }) +
    times(9, () =>
      circle(between(random, -240, 240), between(random, -190, -60), between(random, 9, 24), "#ecd2a0"),
    );
  return picture(
    1600,
    1200,
    stripes(p.blue, "#3a6bd0") +
      dust(random, { count: 1800, x: 800, y: 820, rx: 900, ry: 420, size: 8 }) +
      place(bowl(p.tomato, dough), { x: 640, y: 600, scale: 1.3 }) +
      place(rollingPin, { x: 1130, y: 960, turn: -22, scale: 0.95 }),
  );
}

function croissant(seed: number): string {
  const random = createRandom(seed);
  const wedge = (index: number) => {
    const angle = -70 + index * 23.4;
    const size = 1 - Math.abs(index - 3) * 0.17;
    const body =
      "M-90 -120C-40 -170 60 -160 90 -110C110 0 80 110 50 130C0 150 -50 130 -70 110C-110 40 -110 -60 -90 -120Z";
    return place(
      path(body, p.rye, { transform: "translate(8 8)", opacity: 0.6 }) +
        path(body, p.crust) +
        path(body, p.honey, { transform: "translate(-8 -12) scale(.84)" }) +
        stroke("M-50 -110C-66 -30 -60 50 -44 96M6 -126C-2 -40 0 50 2 112", p.bake, 9, { opacity: 0.5 }),
      {
        x: Math.sin((angle * Math.PI) / 180) * 330,
        y: -Math.cos((angle * Math.PI) / 180) * 230 + 230,
        turn: angle * 0.9,
        scale: size,
      },
    );
  };
  return (
    [0, 6, 1, 5, 2, 4, 3].map(wedge).join("") + dust(random, { count: 200, y: 20, rx: 380, ry: 150, size: 5 })
  );
}

const croissants = () =>
  picture(
    1600,
    1200,
    dots(p.yolk, p.tomato) +
      [
        [480, 330, -18],
        [1120, 380, 12],
        [430, 830, 8],
        [1090, 870, -14],
      ]
        .map(([x = 0, y = 0, turn = 0], index) =>
          place(
            path(blob(createRandom(2), 420, 200, 0.03), p.ink, {
              opacity: 0.2,
              transform: "translate(10 100)",
            }) + croissant(80 + index),
            { x, y, turn, scale: 0.86 },
          ),
        )
        .join(""),
  );

function fougasse(): string {
  const random = createRandom(81);
  const body =
    "M0 -420C210 -330 320 -60 270 180C240 340 130 420 0 430C-130 420 -240 340 -270 180C-320 -60 -210 -330 0 -420Z";
  const slit = (x: number, y: number, turn: number, long: number) =>
    place(
      path(leaf(long, 62), p.rye) + path(leaf(long * 0.92, 48), p.sage, { transform: "translate(5 5)" }),
      { x, y, turn },
    );
  return picture(
    1600,
    1200,
    gingham(p.sage, p.flour) +
      place(
        path(body, p.ink, { opacity: 0.25, transform: "translate(30 36)" }) +
          path(body, p.crust) +
          path(body, p.honey, { transform: "translate(-14 -16) scale(.93)" }) +
          slit(0, -150, 90, 300) +
          slit(0, 190, 90, 260) +
          [-190, -20, 150].map((y) => slit(-135, y, 52, 210) + slit(135, y, 128, 210)).join("") +
          dust(random, { count: 500, rx: 280, ry: 420, size: 6 }),
        { x: 800, y: 600, turn: 68, scale: 1.22 },
      ) +
      dust(random, { count: 500, x: 800, y: 620, rx: 800, ry: 560, size: 7 }),
  );
}

function gingerbread(): string {
  const icing = { stroke: p.flour, "stroke-width": 11, fill: "none", "stroke-linecap": "round" } as const;
  const person = (button: string) => {
    const body =
      "M0 -260C70 -260 110 -210 106 -150C104 -126 96 -112 84 -98L200 -60C250 -40 236 40 180 34L92 20L110 90L150 210C160 262 80 286 56 240L0 130L-56 240C-80 286 -160 262 -150 210L-110 90L-92 20L-180 34C-236 40 -250 -40 -200 -60L-84 -98C-96 -112 -104 -126 -106 -150C-110 -210 -70 -260 0 -260Z";
    return (
      path(body, p.ink, { opacity: 0.3, transform: "translate(14 18)" }) +
      path(body, p.bake) +
      path(body, p.crust, { transform: "translate(-4 -6) scale(.95)" }) +
      circle(-36, -172, 13, p.ink) +
      circle(36, -172, 13, p.ink) +
      element("path", {
        d: "M-44 -132Q0 -92 44 -132M-214 -24Q-200 0 -206 18M214 -24Q200 0 206 18M-142 196Q-110 200 -90 222M142 196Q110 200 90 222",
        ...icing,
      }) +
      [-50, 8, 66].map((y) => circle(0, y, 17, button)).join("")
    );
  };
  return picture(
    1600,
    1200,
    rays(p.pink, "#ffc9ba") +
      dust(createRandom(91), { count: 1200, x: 800, y: 600, rx: 900, ry: 640, size: 7 }) +
      [
        [330, 350, -8, p.tomato],
        [820, 330, 5, p.blue],
        [1300, 370, -4, p.yolk],
        [560, 850, 7, p.pistachio],
        [1080, 860, -9, p.tomato],
      ]
        .map(([x, y, turn, button]) =>
          place(person(button as string), {
            x: x as number,
            y: y as number,
            turn: turn as number,
            scale: 1.05,
          }),
        )
        .join(""),
  );
}

function oven(): string {
  const random = createRandom(5);
  const flame = (colour: string, scale: number) =>
    place(
      path(
        "M0 0C-150 -10 -160 -150 -90 -230C-90 -170 -50 -160 -40 -190C-60 -300 10 -360 40 -420C40 -320 130 -280 130 -160C150 -190 150 -210 146 -240C220 -150 170 -10 0 0Z",
        colour,
      ),
      { scale },
    );
  const arch = "M-430 330V-60A430 400 0 0 1 430 -60V330Z";
  return picture(
    1600,
    1200,
    bricks(0, 0, 1600, 1200, "#a8482c", "#843420") +
      place(
        path(arch, p.rye, { transform: "scale(1.22)" }) +
          times(15, (index) =>
            place(rect([-52, -560, 104, 120], index % 2 ? "#c96a43" : "#b85a36", { rx: 8 }), {
              y: -30,
              turn: -91 + index * 13,
            }),
          ) +
          path(arch, p.ink) +
          within(
            arch,
            ellipse(0, 330, 520, 330, "#7a1f0c") +
              place(flame(p.tomato, 1), { x: -210, y: 300 }) +
              place(flame(p.tomato, 1.15), { x: 40, y: 310 }) +
              place(flame(p.tomato, 0.9), { x: 260, y: 300 }) +
              place(flame(p.yolk, 0.66), { x: -200, y: 310 }) +
              place(flame(p.yolk, 0.8), { x: 40, y: 320 }) +
              place(flame(p.yolk, 0.6), { x: 250, y: 310 }) +
              place(flame(p.flour, 0.34), { x: 40, y: 320 }),
          ),
        { x: 800, y: 640 },
      ) +
      rect([0, 970, 1600, 60], p.ink) +
      rect([0, 1030, 1600, 170], "#6b2f1c") +
      [360, 800, 1240].map((x, index) => place(nightRye(index + 2), { x, y: 985, scale: 0.34 })).join("") +
      dust(random, { count: 500, x: 800, y: 1080, rx: 800, ry: 120, size: 6 }),
  );
}

function field(): string {
  const row = (y: number, scale: number, colour: string, count: number) =>
    times(count, (index) =>
      place(ear(colour), {
        x: (index + 0.5) * (1600 / count) + (index % 2) * 12,
        y: y + (index % 3) * 18,
        scale,
        turn: ((index * 37) % 17) - 8,
      }),
    );
  return picture(
    1600,
    1200,
    rays(p.tomato, "#e4482f") +
      circle(800, 600, 260, p.yolk) +
      path("M0 700Q400 600 800 690T1600 660V1200H0Z", p.honey) +
      row(905, 1.5, p.bake, 30) +
      path("M0 850Q500 790 900 850T1600 830V1200H0Z", p.yolk, { opacity: 0.7 }) +
      row(1050, 1.9, p.crust, 21) +
      row(1225, 2.5, p.flour, 14),
  );
}

function starter(): string {
  const random = createRandom(17);
  const jar =
    "M-250 -330H250V-290Q300 -260 300 -200V310Q300 380 230 380H-230Q-300 380 -300 310V-200Q-300 -260 -250 -290Z";
  return picture(
    1600,
    1200,
    dots(p.pistachio, p.flour) +
      rect([0, 960, 1600, 240], p.bake) +
      rect([0, 960, 1600, 26], p.honey) +
      place(
        path(jar, p.flour, { opacity: 0.75 }) +
          within(
            jar,
            rect([-320, -150, 640, 560], p.cream) +
              path("M-320 -130Q-200 -210 -80 -150T140 -170T320 -130V-60H-320Z", p.flour) +
              times(70, () =>
                circle(
                  between(random, -280, 280),
                  between(random, -110, 360),
                  between(random, 6, 34),
                  "#e6c68c",
                  { opacity: 0.75 },
                ),
              ),
          ) +
          path(jar, "none", { stroke: p.ink, "stroke-width": 12 }) +
          rect([-270, -420, 540, 110], p.tomato, { rx: 22 }) +
          times(9, (index) => rect([-240 + index * 56, -420, 20, 110], p.ink, { opacity: 0.15 })) +
          stroke("M-306 -30H306", p.blue, 18) +
          rect([-170, 90, 340, 170], p.flour, { rx: 14 }) +
          place(ear(p.tomato), { x: -60, y: 236, scale: 1.05 }) +
          stroke("M20 140H130M20 180H110M20 220H126", p.ink, 9) +
          path("M-240 -270Q-270 0 -240 330", "none", {
            stroke: p.flour,
            "stroke-width": 26,
            "stroke-linecap": "round",
            opacity: 0.85,
          }),
        { x: 800, y: 590, scale: 1.16 },
      ) +
      dust(random, { count: 600, x: 800, y: 1060, rx: 800, ry: 120, size: 7 }),
  );
}

function night(): string {
  const random = createRandom(23);
  const roof = (x: number, width: number, height: number, colour: string, isLit: boolean) =>
    rect([x, 1200 - height, width, height], colour) +
    path(
      `M${x - 24} ${1200 - height}L${x + width / 2} ${1200 - height - width * 0.5}L${x + width + 24} ${1200 - height}Z`,
      p.ink,
    ) +
    times(4, (index) =>
      rect(
        [x + width * (index % 2 ? 0.6 : 0.16), 1240 - height + Math.floor(index / 2) * 150, width * 0.24, 90],
        isLit ? p.yolk : "#303a72",
        { rx: 6 },
      ),
    );
  return picture(
    1600,
    1200,
    plain(p.night) +
      times(140, () =>
        circle(random() * 1600, random() * 760, between(random, 1, 5), p.flour, { opacity: 0.9 }),
      ) +
      place(nightRye(9), { x: 1180, y: 300, scale: 0.5 }) +
      roof(-40, 300, 360, "#2b3468", false) +
      roof(1330, 330, 400, "#2b3468", false) +
      roof(280, 290, 500, "#38427d", false) +
      roof(1040, 280, 440, "#38427d", false) +
      roof(590, 430, 560, p.tomato, true) +
      rect([700, 980, 210, 220], p.yolk) +
      place(awning(470, p.flour, 8, 70), { x: 570, y: 900 }) +
      times(3, (index) =>
        circle(930 + index * 26, 330 - index * 80, 34 + index * 16, p.flour, { opacity: 0.35 }),
      ),
  );
}

function scales(): string {
  const plate =
    path("M-190 0H190C180 90 90 120 0 120C-90 120 -180 90 -190 0Z", p.yolk) +
    rect([-206, -16, 412, 26], p.honey, { rx: 13 });
  return picture(
    1600,
    1200,
    stripes(p.tomato, "#e4482f") +
      rect([0, 1010, 1600, 190], p.flour) +
      times(16, (index) => rect([index * 100, 1010, 50, 190], p.blue)) +
      place(
        path("M-190 400H190L150 330H-150Z", p.ink) +
          rect([-30, -300, 60, 650], p.ink) +
          circle(0, -300, 52, p.yolk) +
          stroke("M-480 -210L480 -330", p.ink, 30) +
          stroke("M-480 -210L-610 80M-480 -210L-350 80M480 -330L350 -20M480 -330L610 -20", p.ink, 8) +
          place(place(nightRye(3), { y: -100, scale: 0.4 }) + plate, { x: -480, y: 84 }) +
          place(
            rect([-110, -130, 100, 130], p.ink, { rx: 10 }) +
              rect([-88, -160, 56, 40], p.ink) +
              rect([20, -100, 80, 100], p.ink, { rx: 10 }) +
              rect([38, -124, 44, 34], p.ink) +
              plate,
            { x: 480, y: -16 },
          ),
        { x: 800, y: 610 },
      ),
  );
}

/** Places, courses and what the journal is about. */
export const scenes = {
  hero,
  share,
  bakehouse,
  market,
  lille,
  sourdough,
  croissants,
  fougasse,
  gingerbread,
  oven,
  field,
  starter,
  night,
  scales,
} satisfies Readonly<Record<string, () => string>>;
