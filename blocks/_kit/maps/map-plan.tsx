import { type ReactNode, useId } from "react";
import type { Resolved } from "../../../schema/fields/resolved.ts";
import { PlacedDrawing } from "../icon.tsx";
import { fillIn } from "../messages/fill-in.ts";
import { useMessages } from "../page/use-messages.ts";
import { withIndexKeys } from "../with-index-keys.ts";
import { MapScale, NorthArrow } from "./map-scale.tsx";
import type { mapPlan } from "./map-schemas.ts";

type Plan = Resolved<typeof mapPlan>;
type Street = Plan["streets"][number] & { readonly path: string };

const pixelsPerMetre = 96 / 0.0254;

/** In metres from the kerb: where front gardens, rows of houses and back gardens end. */
const depths = { frontage: 3, houses: 12.5, gardens: 26 };
/** In metres: a fence and a garden; houses and the gaps between them. */
const dashes = { fences: [0.35, 5.4], houses: [22, 2.6, 27, 6, 16, 2.2, 33, 7] };

interface MapPlanProps {
  readonly plan: Plan | undefined;
  readonly address: string;
  /** In pixels. */
  readonly height: number;
}

/**
 * A location plan, the place in its middle at any width: streets, plots, north and a scale bar, the place with an edge
 * in the accent. Rows of houses and the fences between their gardens are dashed strokes along the streets, so a plan is
 * a few hundred bytes. Without a plan it is a sheet with north and the place.
 */
export function MapPlan({ plan, address, height }: MapPlanProps) {
  const { planOf } = useMessages();
  const scale = plan && pixelsPerMetre / plan.scale;
  return (
    <svg
      className="map-plan"
      width="100%"
      height={height}
      role="img"
      aria-label={fillIn(planOf, { address })}
    >
      {plan && scale && (
        <>
          <rect className="map-plan-ground" width="100%" height="100%" />
          <Origin x="50%" y="50%">
            {plan.drawing && (
              <PlacedDrawing drawing={plan.drawing} scale={rounded(scale)} className="map-plan-drawing" />
            )}
            <Streets streets={plan.streets} scale={scale} />
            <Plot plan={plan} scale={scale} />
          </Origin>
          <Origin y="100%">
            <MapScale pixelsPerMetre={scale} scale={plan.scale} />
          </Origin>
        </>
      )}
      {!plan && (
        <Origin x="50%" y="50%">
          <path className="map-plan-leader" d="M-30 0h60M0-30v60" />
          <circle className="map-plan-site" r="14" />
        </Origin>
      )}
      <Origin x="100%">
        <NorthArrow />
      </Origin>
    </svg>
  );
}

interface OriginProps {
  readonly x?: string;
  readonly y?: string;
  readonly children: ReactNode;
}

/** Draws from a point of the sheet, in pixels at any size of the sheet. */
function Origin({ x, y, children }: OriginProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing that it is a part of has a name
    <svg x={x} y={y} overflow="visible">
      {children}
    </svg>
  );
}

function Streets({ streets, scale }: { readonly streets: Plan["streets"]; readonly scale: number }) {
  const id = useId();
  const drawn = streets.map((street) => ({ ...street, path: pathOf(street.points, scale) }));
  const lined = drawn.filter(({ houses }) => houses);
  const widthTo = (side: number) => (street: Street) => (street.width + 2 * side) * scale;
  const dash = (lengths: readonly number[]) => lengths.map((length) => rounded(length * scale)).join(" ");
  return (
    <>
      <Strokes name="fences" of={lined} width={widthTo(depths.gardens)} dash={dash(dashes.fences)} />
      <Strokes name="houses" of={lined} width={widthTo(depths.houses)} dash={dash(dashes.houses)} />
      <Strokes name="verge" of={drawn} width={widthTo(depths.frontage)} />
      <Strokes name="kerb" of={drawn} width={({ width }) => width * scale + 2} />
      <Strokes name="road" of={drawn} width={widthTo(0)} />
      {withIndexKeys(drawn).map(
        ([key, { name, path }]) =>
          name && (
            <g key={key}>
              <path id={`${id}${key}`} d={path} fill="none" />
              <text className="map-plan-street" dy="0.34em">
                <textPath href={`#${id}${key}`} startOffset="50%" textAnchor="middle">
                  {name}
                </textPath>
              </text>
            </g>
          ),
      )}
    </>
  );
}

interface StrokesProps {
  readonly name: string;
  readonly of: readonly Street[];
  readonly width: (street: Street) => number;
  readonly dash?: string;
}

function Strokes({ name, of, width, dash }: StrokesProps) {
  return (
    <g className={`map-plan-${name}`} strokeDasharray={dash}>
      {withIndexKeys(of).map(([key, street]) => (
        <path key={key} d={street.path} strokeWidth={rounded(width(street))} />
      ))}
    </g>
  );
}

function Plot({ plan, scale }: { readonly plan: Plan; readonly scale: number }) {
  const [width, depth] = [rounded(plan.width * scale), rounded(plan.depth * scale)];
  return (
    <>
      <rect
        className="map-plan-site"
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        transform={plan.turn === 0 ? undefined : `rotate(${plan.turn})`}
      />
      {plan.name && (
        <>
          <path className="map-plan-leader" d="M0 0v-72" />
          <circle className="map-plan-point" r="3" />
          <text className="map-plan-name" y="-82" textAnchor="middle">
            {plan.name}
          </text>
        </>
      )}
    </>
  );
}

/** From left to right, so that the name along it is not upside down. */
function pathOf(points: string, scale: number): string {
  const pixels = points.split(" ").map((point) => {
    const [east = 0, north = 0] = point.split(",").map(Number);
    return { x: rounded(east * scale), y: rounded(-north * scale) };
  });
  if ((pixels[0]?.x ?? 0) > (pixels.at(-1)?.x ?? 0)) pixels.reverse();
  return `M${pixels.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

function rounded(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
