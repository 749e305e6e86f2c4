import { useState } from "react";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia } from "../../site/opened-site.ts";
import { ImageOff } from "../../ui/icons/icons.ts";
import { objectPosition } from "./object-position.ts";

interface ThumbnailProps {
  readonly name: string;
  readonly width: number;
  readonly whole?: boolean;
  readonly className?: string;
}

/** Static hosts have no copy of a picture that was never used. */
export function Thumbnail({ name, width, whole = false, className = "" }: ThumbnailProps) {
  const address = useMedia((state) => state.addressOf(name, width));
  const facts = useMedia((state) => state.media.get(name));
  const [failed, setFailed] = useState("");
  const classes = `thumbnail ${className}`.trimEnd();
  if (address === "" || failed === address) {
    return (
      <span className={`${classes} thumbnail-none`}>
        <ImageOff size={18} aria-hidden />
        {libraryWords().notShown}
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
