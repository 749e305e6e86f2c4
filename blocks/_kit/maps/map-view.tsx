import type { Resolved } from "../../../schema/fields/resolved.ts";
import { enhanced } from "../islands/hydrate-on.ts";
import { useMessages } from "../page/use-messages.ts";
import { MapFrame } from "./map-frame.tsx";
import { MapPlan } from "./map-plan.tsx";
import type { mapConsent, mapPlan } from "./map-schemas.ts";

interface MapViewProps {
  readonly embed: string;
  readonly address: string;
  /** In pixels. */
  readonly height: number;
  readonly plan: Resolved<typeof mapPlan> | undefined;
  readonly consent: Resolved<typeof mapConsent>;
}

/**
 * A live map above a drawn plan. It is seen once it has loaded, which only a script can know: without one, and where
 * the map can't be had, the plan stays, and no grey box of the browser's.
 */
export function MapView({ embed, address, height, plan, consent }: MapViewProps) {
  const { liveMap, mapFailed } = useMessages();
  const frame = <MapFrame embed={embed} address={address} height={height} className="map-frame" />;
  return (
    <div className="map-view" {...enhanced("map", "visible")}>
      <MapPlan plan={plan} address={address} height={height} />
      {consent === "click" ? (
        <details className="map-live">
          <summary>{liveMap}</summary>
          {frame}
        </details>
      ) : (
        frame
      )}
      <p className="map-failed" role="status">
        {mapFailed}
      </p>
    </div>
  );
}
