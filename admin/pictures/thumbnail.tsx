import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useMedia } from "../session-context.ts";

interface ThumbnailProps {
  readonly name: string;
  /** In pixels, about. */
  readonly width: number;
  readonly className?: string;
}

/** A picture, small; its words stand beside it. Where it can't be had, as on a static host that has never used it, it says so. */
export function Thumbnail({ name, width, className = "" }: ThumbnailProps) {
  const address = useMedia((state) => state.addressOf(name, width));
  const [failed, setFailed] = useState("");
  const classes = `thumbnail ${className}`.trimEnd();
  if (address === "" || failed === address) {
    return (
      <span className={`${classes} thumbnail-none`}>
        <ImageOff size={18} aria-hidden />
        Can’t be shown here
      </span>
    );
  }
  return (
    <img
      className={classes}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  );
}
