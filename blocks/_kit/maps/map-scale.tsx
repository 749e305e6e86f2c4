import { formatNumber } from "../intl.ts";
import { usePage } from "../page/page-context.ts";
import { useMessages } from "../page/use-messages.ts";

/** In pixels: the longest scale bar. */
const longest = 160;
/** In metres. */
const lengths = [1000, 500, 200, 100, 50, 20, 10, 5];

interface MapScaleProps {
  readonly pixelsPerMetre: number;
  /** Such as 1250 for 1:1250. */
  readonly scale: number;
}

export function MapScale({ pixelsPerMetre, scale }: MapScaleProps) {
  const { language } = usePage();
  const metres = lengths.find((length) => length * pixelsPerMetre <= longest) ?? 5;
  const part = Math.round((metres * pixelsPerMetre) / 4);
  return (
    <g className="map-plan-scale" transform="translate(24 -24)">
      <path className="map-plan-bar" d={`M0 0h${4 * part}v6H0z`} />
      <path d={`M0 0h${part}v6H0zM${2 * part} 0h${part}v6h-${part}z`} />
      {[0, metres / 2, metres].map((mark, index) => (
        <text key={mark} x={2 * index * part} y="-6" textAnchor="middle">
          {formatNumber(mark, language)}
          {mark === metres && " m"}
        </text>
      ))}
      <text x={4 * part + 16} y="7">
        1:{scale}
      </text>
    </g>
  );
}

export function NorthArrow() {
  const { north } = useMessages();
  return (
    <g className="map-plan-north" transform="translate(-40 52)">
      <circle r="14" />
      <path d="M0-20L6 10 0 5-6 10z" />
      <text y="-25" textAnchor="middle">
        {north}
      </text>
    </g>
  );
}
