import { ArrowUpRight } from "lucide-react";
import type { EditorRoute } from "../../document/editor-route.ts";
import type { PictureUse } from "./uses-of-picture.ts";

interface PictureUsesProps {
  readonly uses: readonly PictureUse[];
  readonly onGo?: ((place: EditorRoute) => void) | undefined;
}

export function PictureUses({ uses, onGo }: PictureUsesProps) {
  return (
    <ul className="picture-uses">
      {uses.map(({ where, what, place }) => (
        <li key={`${where} ${what}`}>
          {onGo ? (
            <button type="button" onClick={() => onGo(place)}>
              <span>
                {where} <small>{what}</small>
              </span>
              <ArrowUpRight size={15} aria-hidden />
            </button>
          ) : (
            <p>
              {where}: {what}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
