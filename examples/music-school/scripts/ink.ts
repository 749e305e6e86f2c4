/** The colours that all pictures are printed in: two inks and the paper. */
export const ink = "#16140f";
export const red = "#a3161a";
export const yellow = "#f6c619";
export const paper = "#fbf7e6";

export const width = 1200;
export const height = 800;

/** A whole picture on a ground of one colour. */
export function sheet(ground: string, shapes: string, [w, h] = [width, height]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${ground}"/>${shapes}</svg>`;
}

/** The five lines of a staff, from edge to edge. */
export function staff(top: number, gap: number, colour: string, length = width): string {
  return [0, 1, 2, 3, 4]
    .map((line) => `<path d="M0 ${top + line * gap}H${length}" stroke="${colour}" stroke-width="4"/>`)
    .join("");
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ""): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${fill}" ${extra}/>`;
}

/** A head of a note, leaning as engraved ones do. */
export function note(x: number, y: number, size: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.74}" transform="rotate(-22 ${x} ${y})" fill="${fill}"/>`;
}
