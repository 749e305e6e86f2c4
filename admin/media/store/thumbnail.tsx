import { ImageOff } from "lucide-react";
import { useState } from "react";
import { messages } from "../../messages/messages.ts";
import { useMedia } from "./media-stores.ts";
import { objectPosition } from "./object-position.ts";

interface ThumbnailProps {
  readonly name: string;
  /** In pixels, about. */
  readonly width: number;
  /** Whether all of it is shown, and its place kept while it loads. */
  readonly whole?: boolean;
  readonly className?: string;
}

/** A picture, small; its words stand beside it. Where it can't be had, as on a static host that has never used it, it says so. */
export function Thumbnail({ name, width, whole = false, className = "" }: ThumbnailProps) {
  const address = useMedia((state) => state.addressOf(name, width));
  const facts = useMedia((state) => state.media.get(name));
  const [failed, setFailed] = useState("");
  const classes = `thumbnail ${className}`.trimEnd();
  if (address === "" || failed === address) {
    return (
      <span className={`${classes} thumbnail-none`}>
        <ImageOff size={18} aria-hidden />
        {messages.pictures.notShown}
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
      style={whole ? undefined : objectPosition(facts?.focus)}
      {...(whole && facts && { width: facts.width, height: facts.height })}
      onError={() => setFailed(address)}
    />
  );
}
