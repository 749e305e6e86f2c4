import type { Resolved } from "../../../schema/fields/resolved.ts";
import { formatNumber } from "../intl.ts";
import { usePage } from "../page/page-context.ts";
import { useMessages } from "../page/use-messages.ts";
import { withIndexKeys } from "../with-index-keys.ts";
import {
  type DrawingPart,
  distance,
  isOpening,
  type Point,
  pointAt,
  wallOfOpening,
  wallSegments,
  wallWidth,
} from "./geometry.ts";
import { createLayout, type DrawingLayout, dimensionText, lengthOf, linesOf, rounded } from "./layout.ts";
import { type Stroke, strokesOf } from "./part-paths.ts";
import type { scaleDrawing } from "./schemas.ts";

type Drawing = Resolved<typeof scaleDrawing>;

/** In metres: what a scale bar may be as long as. */
const barLengths = [20, 10, 5, 2, 1];
/** In pixels. */
const longestBar = 120;

/**
 * A plan or a section in lines, with a scale bar and, where it is given, north. Walls are a broad stroke with a narrower
 * one on it, so that they join by themselves; what opens in them is cut out in the colour of the paper.
 */
export function ScaleDrawing({ drawing }: { readonly drawing: Drawing }) {
  const layout = createLayout(drawing.parts);
  const { x, y, width, height } = layout.viewBox;
  return (
    <figure className="scale-drawing">
      <svg
        role="img"
        aria-label={drawing.alt}
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
      >
        <Lines layout={layout} />
        <Walls layout={layout} kind="wall" />
        <Walls layout={layout} kind="new-wall" />
        <Openings layout={layout} />
        <Texts layout={layout} />
        <Foot layout={layout} north={drawing.north} />
      </svg>
      <figcaption>
        <Legend title={drawing.title} parts={layout.parts} />
      </figcaption>
    </figure>
  );
}

interface LayoutProps {
  readonly layout: DrawingLayout;
}

/** Everything but walls and what is in them. */
function Lines({ layout: { parts, toPixels, pixelsPerMetre } }: LayoutProps) {
  const segments = wallSegments(parts);
  const pathOfKinds = (...kinds: readonly string[]) =>
    parts
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((part) => strokesOf(part, segments))
      .map((stroke) => pathOf(stroke, toPixels))
      .join("");
  return (
    <>
      <Path className="scale-drawing-ground" d={pathOfKinds("ground")} />
      <Path className="scale-drawing-dashed" d={pathOfKinds("dashed-line", "rooflight")} />
      <Path
        className="scale-drawing-line"
        d={pathOfKinds("line", "box", "table", "bed", "stair", "person")}
      />
      {withIndexKeys(parts.filter(({ kind }) => kind === "circle")).map(
        ([
          key,
          {
            points: [centre],
            width = 0.5,
          },
        ]) => {
          const { x, y } = toPixels(centre ?? { x: 0, y: 0 });
          return (
            <circle
              key={key}
              className="scale-drawing-line"
              cx={x}
              cy={y}
              r={rounded((width / 2) * pixelsPerMetre)}
            />
          );
        },
      )}
      <Path className="scale-drawing-removed" d={removedPath(parts, toPixels)} />
    </>
  );
}

function Path({ className, d }: { readonly className: string; readonly d: string }) {
  return d === "" ? null : <path className={className} d={d} />;
}

/** Both faces of the walls that are not there any more. */
function removedPath(parts: readonly DrawingPart[], toPixels: DrawingLayout["toPixels"]): string {
  return parts
    .filter(({ kind }) => kind === "removed-wall")
    .flatMap((wall) => {
      const [from, to] = wall.points;
      if (!from || !to) return [];
      const [half, length] = [wallWidth(wall) / 2, distance(from, to)];
      const at = (along: number, across: number) => pointAt(from, to, along, across);
      const corners = [at(0, half), at(length, half), at(length, -half), at(0, -half)];
      return [pathOf({ points: corners, closed: true }, toPixels)];
    })
    .join("");
}

function Walls({
  layout: { parts, toPixels, pixelsPerMetre },
  kind,
}: LayoutProps & { readonly kind: string }) {
  const walls = parts.filter((part) => part.kind === kind);
  const widths = [...new Set(walls.map(wallWidth))].map((width) => ({
    width: rounded(width * pixelsPerMetre),
    d: walls
      .filter((wall) => wallWidth(wall) === width)
      .map(({ points }) => pathOf({ points: withoutEnd(points), closed: isRing(points) }, toPixels))
      .join(""),
  }));
  if (widths.length === 0) return null;
  return (
    <g className={`scale-drawing-${kind}`}>
      {widths.map(({ width, d }) => (
        <path key={width} d={d} pathLength="1" strokeWidth={width} />
      ))}
      {widths.map(({ width, d }) => (
        <path
          key={width}
          className="scale-drawing-core"
          d={d}
          pathLength="1"
          strokeWidth={rounded(Math.max(0.4, width - 2))}
        />
      ))}
    </g>
  );
}

function isRing(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 3 && first?.x === last?.x && first?.y === last?.y;
}

const withoutEnd = (points: readonly Point[]) => (isRing(points) ? points.slice(0, -1) : points);

function Openings({ layout: { parts, toPixels, pixelsPerMetre } }: LayoutProps) {
  const segments = wallSegments(parts);
  const openings = parts.filter(isOpening);
  if (openings.length === 0) return null;
  return (
    <g className="scale-drawing-openings">
      {withIndexKeys(openings).map(([key, opening]) => (
        <path
          key={key}
          className="scale-drawing-cut"
          d={pathOf({ points: opening.points.slice(0, 2) }, toPixels)}
          strokeWidth={rounded(wallWidth(wallOfOpening(opening, segments) ?? {}) * pixelsPerMetre + 1.5)}
        />
      ))}
      <path
        d={openings
          .flatMap((opening) => strokesOf(opening, segments))
          .map((stroke) => pathOf(stroke, toPixels))
          .join("")}
      />
    </g>
  );
}

function Texts({ layout: { parts, toPixels } }: LayoutProps) {
  const { language } = usePage();
  const dimensions = parts.filter(({ kind }) => kind === "dimension");
  return (
    <g className="scale-drawing-texts">
      <Path
        className="scale-drawing-dimension"
        d={dimensions.map((part) => dimensionPath(part, toPixels)).join("")}
      />
      {withIndexKeys(dimensions).map(([key, part]) => {
        const { x, y, isUpright } = dimensionText(part, toPixels);
        return (
          <text key={key} x={x} y={y} dy="0.35em" transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
            {part.text ?? `${formatNumber(Math.round(lengthOf(part) * 100) / 100, language, "1-2")} m`}
          </text>
        );
      })}
      {withIndexKeys(parts.filter(({ kind }) => kind === "name")).map(
        ([
          key,
          {
            points: [at],
            text = "",
          },
        ]) => {
          const { x, y } = toPixels(at ?? { x: 0, y: 0 });
          const lines = linesOf(text);
          return (
            <text key={key} className="scale-drawing-name" x={x} y={y}>
              {withIndexKeys(lines).map(([index, line]) => (
                <tspan key={index} x={x} dy={index === 0 ? `${0.35 - (lines.length - 1) * 0.6}em` : "1.2em"}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        },
      )}
    </g>
  );
}

/** The line, and at each end a short stroke through it. */
function dimensionPath({ points: [from, to] }: DrawingPart, toPixels: DrawingLayout["toPixels"]): string {
  if (!from || !to) return "";
  const [a, b] = [toPixels(from), toPixels(to)];
  const tick = ({ x, y }: Point) => `M${rounded(x - 3.5)} ${rounded(y + 3.5)}l7-7`;
  return `M${a.x} ${a.y}L${b.x} ${b.y}${tick(a)}${tick(b)}`;
}

function Foot({
  layout: { viewBox, pixelsPerMetre },
  north,
}: LayoutProps & { readonly north: number | undefined }) {
  const { language } = usePage();
  const messages = useMessages();
  const metres = barLengths.find((length) => length * pixelsPerMetre <= longestBar) ?? 1;
  const part = rounded((metres * pixelsPerMetre) / 4);
  const bottom = viewBox.y + viewBox.height;
  return (
    <>
      <g
        className="scale-drawing-scale"
        transform={`translate(${rounded(viewBox.x + 8)} ${rounded(bottom - 10)})`}
      >
        <path d={`M0 0h${rounded(4 * part)}v5H0z`} />
        <path
          className="scale-drawing-bar"
          d={`M0 0h${part}v5H0zM${rounded(2 * part)} 0h${part}v5h-${part}z`}
        />
        {[0, metres].map((mark) => (
          <text key={mark} x={rounded((mark / metres) * 4 * part)} y="-5">
            {formatNumber(mark, language)}
            {mark === metres && " m"}
          </text>
        ))}
      </g>
      {north !== undefined && (
        <g
          className="scale-drawing-north"
          transform={`translate(${rounded(viewBox.x + viewBox.width - 18)} ${rounded(bottom - 17)})`}
        >
          <g transform={`rotate(${north})`}>
            <circle r="9" />
            <path d="M0-13L4 7 0 3-4 7z" />
          </g>
          <text x="-22" dy="0.35em">
            {messages.north}
          </text>
        </g>
      )}
    </>
  );
}

interface LegendProps {
  readonly title: string;
  readonly parts: readonly DrawingPart[];
}

/** The title, and what the kinds of walls mean where there are several. */
function Legend({ title, parts }: LegendProps) {
  const { wallsExisting, wallsNew, wallsRemoved } = useMessages();
  const names = { wall: wallsExisting, "new-wall": wallsNew, "removed-wall": wallsRemoved };
  const shown = Object.entries(names).filter(([name]) => parts.some(({ kind }) => kind === name));
  return (
    <>
      <span className="scale-drawing-title">{title}</span>
      {shown.length > 1 &&
        shown.map(([kind, name]) => (
          <span key={kind} className={`scale-drawing-key scale-drawing-key-${kind}`}>
            {name}
          </span>
        ))}
    </>
  );
}

function pathOf({ points, closed = false, arc }: Stroke, toPixels: DrawingLayout["toPixels"]): string {
  const pixels = points.map(toPixels);
  const line = `M${pixels.map(({ x, y }) => `${x} ${y}`).join("L")}${closed ? "z" : ""}`;
  if (!arc) return line;
  const to = toPixels(arc.to);
  const start = pixels.at(-1) ?? to;
  const radius = rounded(distance(start, to) / Math.SQRT2);
  return `${line}A${radius} ${radius} 0 0 ${arc.radius > 0 ? 1 : 0} ${to.x} ${to.y}`;
}
