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
  place,
  rect,
  smooth,
  stroke,
  times,
  within,
} from "./svg.ts";

/** The breads, each around 0, 0 and about 900 by 640, lit from the top left. */

const shadow = (d: string) => path(d, p.ink, { opacity: 0.24, transform: "translate(26 34)" });

/** A cut with a knife that opened in the oven. */
const score = (length: number, width: number, inner: string = p.cream) =>
  path(leaf(length, width * 1.5), p.rye, { opacity: 0.55 }) + path(leaf(length * 0.94, width), inner);

export function nightRye(seed = 11): string {
  const random = createRandom(seed);
  const loaf = blob(random, 400, 350, 0.025);
  const rings = times(9, (index) => {
    const size = 1 - index * 0.105;
    return ellipse(0, 0, 372 * size, 322 * size, "none", {
      stroke: p.flour,
      "stroke-width": 17 - index,
      "stroke-dasharray": `${between(random, 60, 130)} ${between(random, 5, 16)} ${between(random, 20, 60)} 9`,
      opacity: 0.86 - index * 0.03,
    });
  });
  return (
    shadow(loaf) +
    path(loaf, p.rye) +
    within(
      loaf,
      path(blob(random, 390, 330, 0.03), "#7a3d1b", { transform: "translate(-26 -30)" }) +
        path(blob(random, 300, 240, 0.04), "#94502a", { transform: "translate(-70 -70)", opacity: 0.7 }) +
        rings +
        dust(random, { count: 900, x: -40, y: -40, rx: 420, ry: 360, size: 5 }) +
        times(4, (index) =>
          place(score(560, 34, "#b9794a"), { turn: index * 45 + 22, scale: index % 2 ? 0.72 : 1 }),
        ),
    )
  );
}

const sliceShape =
  "M-230 250L-230 -40C-330 -70 -330 -270 -160 -285C-80 -320 80 -320 160 -285C330 -270 330 -70 230 -40L230 250Q230 285 195 285L-195 285Q-230 285 -230 250Z";

function slice(seed: number, crumb: string): string {
  const random = createRandom(seed);
  const holes = times(60, () => {
    const [x, y] = [between(random, -215, 215), between(random, -235, 250)];
    return ellipse(x, y, between(random, 3, 17), between(random, 3, 11), "#e8c58a", {
      opacity: 0.8,
      transform: `rotate(${between(random, -40, 40).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`,
    });
  });
  return (
    path(sliceShape, p.bake) +
    path(sliceShape, p.honey, { transform: "scale(.965)" }) +
    element("g", { transform: "scale(.9)" }, path(sliceShape, crumb) + within(sliceShape, holes))
  );
}

export function tinLoaf(): string {
  const random = createRandom(5);
  const body =
    "M-420 250L-420 -40C-500 -90 -470 -250 -330 -262C-150 -320 240 -310 360 -262C490 -240 500 -90 420 -40L420 250Q420 285 380 285L-380 285Q-420 285 -420 250Z";
  return (
    shadow(body) +
    path(body, p.crust) +
    within(
      body,
      path("M-520 -40C-200 10 200 10 520 -40L520 320L-520 320Z", p.bake, { opacity: 0.55 }) +
        path("M-470 -210C-200 -300 200 -300 470 -190C250 -220 -150 -235 -470 -130Z", p.honey) +
        times(6, (index) =>
          stroke(`M${-330 + index * 130} -20L${-338 + index * 132} 270`, p.rye, 6, { opacity: 0.28 }),
        ) +
        dust(random, { count: 700, y: -190, rx: 460, ry: 120, size: 6 }),
    ) +
    place(shadow(sliceShape) + slice(3, p.flour), { x: -190, y: 90, scale: 0.86, turn: -4 }) +
    place(shadow(sliceShape) + slice(8, p.flour), { x: 130, y: 140, scale: 0.86, turn: 6 })
  );
}

function baguette(seed: number): string {
  const random = createRandom(seed);
  const body = smooth([
    [-560, 0],
    [-500, -62],
    [-250, -84],
    [0, -88],
    [250, -84],
    [500, -62],
    [560, 0],
    [500, 62],
    [250, 84],
    [0, 88],
    [-250, 84],
    [-500, 62],
  ]);
  return (
    shadow(body) +
    path(body, p.bake) +
    within(
      body,
      path(body, p.crust, { transform: "translate(-4 -18)" }) +
        path(body, p.honey, { transform: "translate(-6 -44)", opacity: 0.75 }) +
        times(6, (index) => place(score(220, 34), { x: -425 + index * 170, turn: -24 })) +
        dust(random, { count: 420, rx: 560, ry: 90, size: 5 }),
    )
  );
}

export const baguettes = () =>
  place(baguette(1), { y: -190, turn: -9, x: 20 }) +
  place(baguette(2), { y: 10, turn: -4, x: -30 }) +
  place(baguette(3), { y: 205, turn: -7, x: 30 });

export function seeded(): string {
  const random = createRandom(21);
  const loaf = blob(random, 460, 270, 0.02);
  const kinds: readonly (readonly [string, number, number])[] = [
    [p.flour, 17, 9],
    [p.butter, 17, 9],
    [p.ink, 8, 7],
    [p.sage, 24, 12],
    [p.pistachio, 22, 11],
  ];
  const seeds = (count: number, rx: number, ry: number) =>
    times(count, () => {
      const [colour, long, short] = kinds[Math.floor(random() ** 1.5 * kinds.length)] ??
        kinds[0] ?? [p.flour, 9, 9];
      const angle = random() * 2 * Math.PI;
      const far = Math.sqrt(random());
      return place(ellipse(4, 5, long, short, p.ink, { opacity: 0.3 }) + ellipse(0, 0, long, short, colour), {
        x: Math.cos(angle) * rx * far,
        y: Math.sin(angle) * ry * far,
        turn: random() * 180,
      });
    });
  return (
    times(1, () => seeds(46, 640, 420)) +
    shadow(loaf) +
    path(loaf, p.bake) +
    within(
      loaf,
      path(blob(random, 440, 240, 0.02), p.crust, { transform: "translate(-18 -26)" }) +
        path(blob(random, 330, 130, 0.03), p.honey, { transform: "translate(-60 -90)", opacity: 0.7 }) +
        place(score(760, 54), { turn: -8, y: -10 }) +
        seeds(230, 450, 260),
    )
  );
}

export function figAndWalnut(): string {
  const random = createRandom(31);
  const loaf = blob(random, 430, 300, 0.03);
  const fig = place.bind(
    undefined,
    circle(0, 0, 62, p.jam) +
      circle(-3, -4, 46, "#c2456a") +
      times(22, (index) =>
        ellipse(0, -24 - (index % 3) * 5, 3, 6, p.butter, { transform: `rotate(${index * 16.4})` }),
      ),
  );
  const walnut = place.bind(
    undefined,
    path(blob(createRandom(7), 50, 40, 0.12, 9), p.honey) +
      stroke("M-36 4Q-10 -22 0 4T36 2M-20 -24Q-6 -8 -14 8M16 -26Q8 -6 22 12M-22 22Q0 10 20 24", p.bake, 6),
  );
  return (
    place(
      shadow(loaf) +
        path(loaf, p.rye) +
        path(loaf, p.bake, { transform: "translate(-14 -18) scale(.96)" }) +
        within(loaf, dust(random, { count: 700, x: -80, y: -80, rx: 420, ry: 260, size: 6 })),
      { x: 130, y: -120, scale: 0.92 },
    ) +
    place(
      shadow(loaf) +
        path(loaf, p.bake) +
        path(loaf, p.honey, { transform: "scale(.965)" }) +
        element(
          "g",
          { transform: "scale(.92)" },
          path(loaf, "#f5d7a6") +
            within(
              loaf,
              times(70, () =>
                ellipse(
                  between(random, -410, 410),
                  between(random, -280, 280),
                  between(random, 3, 15),
                  between(random, 3, 9),
                  "#d9a866",
                  { opacity: 0.7 },
                ),
              ),
            ),
        ) +
        fig({ x: -220, y: -90 }) +
        fig({ x: 60, y: -150, scale: 0.85 }) +
        fig({ x: 250, y: 20 }) +
        fig({ x: -60, y: 60, scale: 1.1 }) +
        fig({ x: -260, y: 110, scale: 0.75 }) +
        fig({ x: 120, y: 170, scale: 0.8 }) +
        walnut({ x: -80, y: -170, turn: 20 }) +
        walnut({ x: 190, y: -110, turn: -30 }) +
        walnut({ x: -150, y: 190, turn: 80 }) +
        walnut({ x: -330, y: 10, turn: 10 }) +
        walnut({ x: 290, y: 150, turn: 50, scale: 0.8 }),
      { x: -90, y: 110 },
    )
  );
}

export function focaccia(): string {
  const random = createRandom(41);
  const slab =
    "M-430 -270Q-460 -300 -410 -305L410 -300Q462 -300 455 -250L462 250Q462 300 410 300L-410 306Q-462 304 -455 250Z";
  const sprig = (turn: number) =>
    stroke("M-70 0Q0 -14 74 0", p.sage, 6) +
    times(9, (index) =>
      place(path(leaf(44, 12), index % 2 ? p.sage : "#7d9c52"), {
        x: -56 + index * 15,
        y: index % 2 ? -14 : 10,
        turn: index % 2 ? -50 : 50 + turn,
      }),
    );
  const tomato =
    circle(5, 7, 47, p.ink, { opacity: 0.25 }) +
    circle(0, 0, 46, p.tomato) +
    circle(0, 0, 34, "#f0583c") +
    times(6, (index) => ellipse(0, -20, 5, 9, p.butter, { transform: `rotate(${index * 60})` }));
  return (
    shadow(slab) +
    path(slab, p.crust) +
    within(
      slab,
      path(slab, p.honey, { transform: "translate(-8 -10) scale(.95)" }) +
        path(slab, p.butter, { transform: "translate(-20 -22) scale(.86)", opacity: 0.55 }) +
        times(30, (index) => {
          const [x, y] = [
            -370 + (index % 6) * 150 + between(random, -22, 22),
            -230 + Math.floor(index / 6) * 118 + between(random, -16, 16),
          ];
          return (
            ellipse(x, y, 36, 28, p.crust) +
            ellipse(x + 6, y + 8, 27, 19, "#f0ac4a") +
            ellipse(x - 8, y - 12, 16, 5, p.bake, { opacity: 0.45 })
          );
        }),
    ) +
    [
      [-250, -140],
      [60, -190],
      [290, 60],
      [-90, 70],
      [-320, 180],
      [160, 210],
    ]
      .map(([x = 0, y = 0], index) => place(tomato, { x, y, scale: index % 2 ? 0.85 : 1 }))
      .join("") +
    [
      [-60, -80, 20],
      [230, -150, -35],
      [-260, 30, 70],
      [90, 110, -12],
      [350, 200, 40],
      [-170, 230, -25],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(sprig(turn / 9), { x, y, turn }))
      .join("") +
    times(90, () =>
      place(rect([-4, -4, 8, 8], p.flour, { opacity: 0.95 }), {
        x: between(random, -420, 420),
        y: between(random, -270, 270),
        turn: random() * 90,
      }),
    )
  );
}

function knot(seed: number): string {
  const random = createRandom(seed);
  const bun = blob(random, 172, 164, 0.03);
  const spiral = Array.from({ length: 64 }, (_, index) => {
    const [angle, far] = [index * 0.3, 152 - index * 2.25];
    return `${index ? "L" : "M"}${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far * 0.95).toFixed(1)}`;
  }).join("");
  return (
    path(bun, p.ink, { opacity: 0.25, transform: "translate(14 18)" }) +
    path(bun, p.crust) +
    stroke(spiral, p.rye, 40, { opacity: 0.75 }) +
    stroke(spiral, p.honey, 30) +
    stroke(spiral, p.butter, 9, { transform: "translate(-5 -8)", opacity: 0.8 }) +
    times(26, () => {
      const [angle, far] = [random() * 7, between(random, 10, 140)];
      return place(rect([-7, -6, 14, 12], p.flour, { rx: 3 }), {
        x: Math.cos(angle) * far,
        y: Math.sin(angle) * far,
        turn: random() * 90,
      });
    })
  );
}

export const cardamomKnots = () =>
  times(6, (index) =>
    place(knot(50 + index), {
      x: -360 + (index % 3) * 360,
      y: -190 + Math.floor(index / 3) * 370,
      turn: index * 47,
    }),
  );

export function brioche(): string {
  const random = createRandom(61);
  const lobe = (flip: number) =>
    element(
      "g",
      { transform: `scale(1 ${flip})` },
      path("M-150 -10C-140 -150 60 -190 150 -60C190 10 130 90 40 80C-40 75 -150 70 -150 -10Z", p.rye, {
        transform: "translate(7 9)",
        opacity: 0.6,
      }) +
        path("M-150 -10C-140 -150 60 -190 150 -60C190 10 130 90 40 80C-40 75 -150 70 -150 -10Z", p.crust) +
        path("M-130 -20C-120 -130 50 -165 130 -60C150 -20 100 20 30 10C-50 0 -120 40 -130 -20Z", p.honey) +
        stroke("M-84 -58Q-20 -128 66 -98", p.flour, 15, { opacity: 0.75 }),
    );
  const rows = times(
    6,
    (index) =>
      place(lobe(1), { x: -400 + index * 160, y: -50, turn: 14 }) +
      place(lobe(-1), { x: -340 + index * 160, y: 66, turn: -14 }),
  );
  return (
    path(blob(random, 560, 190, 0.02), p.ink, { opacity: 0.24, transform: "translate(26 44)" }) +
    path(blob(random, 540, 175, 0.02), p.bake) +
    rows +
    times(120, () =>
      place(rect([-6, -5, 12, 10], p.flour, { rx: 3 }), {
        x: between(random, -460, 460),
        y: between(random, -130, 110),
        turn: random() * 90,
      }),
    )
  );
}

/** All of them, by the ids of their entries. */
export const breads = {
  "night-rye": nightRye,
  "tin-loaf": tinLoaf,
  "daughters-baguette": baguettes,
  "seven-seeds": seeded,
  "fig-and-walnut": figAndWalnut,
  focaccia,
  "cardamom-knots": cardamomKnots,
  brioche,
} as const;
