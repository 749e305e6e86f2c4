import { fillIn } from "../messages/fill-in.ts";
import { useMessages } from "../page/use-messages.ts";

interface MapFrameProps {
  readonly embed: string;
  readonly address: string;
  /** In pixels. */
  readonly height: number;
  readonly className: string;
}

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
