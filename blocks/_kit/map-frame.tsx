import { fillIn } from "./messages/fill-in.ts";
import { useMessages } from "./use-messages.ts";

interface MapFrameProps {
  /** An address that resolve has allowed. */
  readonly embed: string;
  readonly address: string;
  /** In pixels. */
  readonly height: number;
  readonly className: string;
}

/**
 * A map in a frame, loaded when a visitor comes near it. It has no sandbox: maps run scripts, and OpenStreetMap sends
 * tiles only to requests with a Referer, which a frame without its origin does not send; a sandbox that allows both
 * holds nothing that the other origin does not.
 */
export function MapFrame({ embed, address, height, className }: MapFrameProps) {
  const { mapOf } = useMessages();
  return (
    <iframe
      className={className}
      src={embed}
      title={fillIn(mapOf, { address })}
      height={height}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
