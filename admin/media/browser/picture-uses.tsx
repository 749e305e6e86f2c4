import type { EditorRoute } from "../../../editing/document/selection.ts";
import { ArrowUpRight } from "../../ui/icons/icons.ts";
import type { PictureUse } from "./uses-of-picture.ts";

interface PictureUsesProps {
  readonly uses: readonly PictureUse[];
  readonly onGo?: ((route: EditorRoute) => void) | undefined;
}

export function PictureUses({ uses, onGo }: PictureUsesProps) {
  return (
    <ul className="picture-uses">
      {uses.map(({ location, field, route }) => (
        <li key={`${location} ${field}`}>
          {onGo ? (
            <button type="button" onClick={() => onGo(route)}>
              <span>
                {location} <small>{field}</small>
              </span>
              <ArrowUpRight size={15} aria-hidden />
            </button>
          ) : (
            <p>
              {location}: {field}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
