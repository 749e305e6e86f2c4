import { circle, palette as p, path, place, rect, stroke, times } from "./svg.ts";

/** A striped awning from 0, 0 to the right, with a scalloped edge. */
export function awning(width: number, colour: string, stripesCount = 8, depth = 130): string {
  const each = width / stripesCount;
  return times(stripesCount, (index) => {
    const x = index * each;
    const fill = index % 2 ? p.flour : colour;
    return (
      path(
        `M${x + (width / 2 - x) * 0.08} 0L${x + each + (width / 2 - x - each) * 0.08} 0L${x + each} ${depth}L${x} ${depth}Z`,
        fill,
      ) + path(`M${x} ${depth}H${x + each}A${each / 2} ${each * 0.42} 0 0 1 ${x} ${depth}Z`, fill)
    );
  });
}

export const windowPane = (
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string = p.butter,
  frame: string = p.flour,
) =>
  rect([x - 12, y - 12, width + 24, height + 24], frame, { rx: 8 }) +
  rect([x, y, width, height], glass) +
  path(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, "none", {
    stroke: frame,
    "stroke-width": 10,
  }) +
  rect([x - 24, y + height + 12, width + 48, 18], p.ink, { opacity: 0.22 });

export const door = (x: number, y: number, width: number, height: number, colour: string) =>
  path(
    `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`,
    p.ink,
  ) +
  path(
    `M${x + 14} ${y + height}V${y + width / 2}A${width / 2 - 14} ${width / 2 - 14} 0 0 1 ${x + width - 14} ${y + width / 2}V${y + height}Z`,
    colour,
  ) +
  path(
    `M${x + 44} ${y + height * 0.55}V${y + width / 2}A${width / 2 - 44} ${width / 2 - 44} 0 0 1 ${x + width - 44} ${y + width / 2}V${y + height * 0.55}Z`,
    p.butter,
  ) +
  circle(x + width - 40, y + height * 0.66, 10, p.yolk);

/** A wall of bricks. */
export const bricks = (x: number, y: number, width: number, height: number, colour: string, joint: string) =>
  rect([x, y, width, height], colour) +
  times(Math.floor(height / 40), (row) =>
    times(Math.floor(width / 96), (column) =>
      (row * 7 + column * 5) % 6 < 2
        ? rect([x + 8 + column * 96 + (row % 2 ? 40 : 0), y + 8 + row * 40, 70, 22], joint, {
            opacity: 0.5,
            rx: 3,
          })
        : "",
    ),
  );

/** A gabled house front with steps, as in the north of France. */
export function stepGable(width: number, height: number, colour: string, steps = 5): string {
  const each = width / 2 / steps;
  const rise = 62;
  const up = times(steps, (index) => `V${-height - index * rise - rise}H${(index + 1) * each}`);
  const down = times(
    steps,
    (index) => `H${width / 2 + (index + 1) * each}V${-height - (steps - index - 1) * rise}`,
  );
  return path(`M0 0V${-height}${up}${down}V0Z`, colour);
}

export const bunting = (width: number, colours: readonly string[]) =>
  stroke(`M0 0Q${width / 2} 120 ${width} 0`, p.ink, 5) +
  times(12, (index) => {
    const at = (index + 0.5) / 12;
    return place(path("M-34 0H34L0 70Z", colours[index % colours.length] ?? p.tomato), {
      x: at * width,
      y: 240 * at * (1 - at),
      turn: (0.5 - at) * 22,
    });
  });
