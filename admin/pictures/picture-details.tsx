import { ArrowUpRight, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../kit/button.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { IconButton } from "../kit/icon-button.tsx";
import { useDescriptions, useMedia, useSession } from "../session-context.ts";
import { fileSize } from "./file-size.ts";
import { PictureWords } from "./picture-words.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import type { PictureUse } from "./uses-of-picture.ts";

interface PictureDetailsProps {
  readonly name: string;
  readonly uses: readonly PictureUse[];
  readonly onClose: () => void;
  readonly onChoose?: (name: string) => void;
}

/** One picture, large: what it shows, where it is used, and its file. */
export function PictureDetails({ name, uses, onClose, onChoose }: PictureDetailsProps) {
  const { view } = useSession();
  const facts = useMedia((state) => state.media.get(name));
  const isTyped = useDescriptions((state) => state.values.has(name));
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the pane stands below the thumbnails.
    if (matchMedia("(max-width: 60rem)").matches) pane.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <aside ref={pane} className="picture-details" aria-label={`Picture ${name}`}>
      <header>
        <h2>{name}</h2>
        <IconButton label="Close the picture" icon={<X size={18} />} onClick={onClose} placement="left" />
      </header>
      {!facts && <EmptyState title="There is no such picture" text="It may have been removed or renamed." />}
      {!facts && isTyped && <PictureWords name={name} facts={undefined} />}
      {facts && (
        <>
          <Thumbnail name={name} width={1280} whole className="picture-large" />
          {onChoose && (
            <Button tone="primary" onClick={() => onChoose(name)}>
              Use this picture
            </Button>
          )}
          <PictureWords name={name} facts={facts} />
          <section>
            <h3>Where it is used</h3>
            {uses.length === 0 ? (
              <p className="field-help">Nowhere on the site.</p>
            ) : (
              <ul className="picture-uses">
                {uses.map(({ where, what, place }) => (
                  <li key={`${where} ${what}`}>
                    {onChoose ? (
                      <p>
                        {where}: {what}
                      </p>
                    ) : (
                      <button type="button" onClick={() => view.getState().go(place)}>
                        <span>
                          {where} <small>{what}</small>
                        </span>
                        <ArrowUpRight size={15} aria-hidden />
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
          <dl className="picture-file">
            <div>
              <dt>File</dt>
              <dd>content/media/{name}</dd>
            </div>
            <div>
              <dt>Size</dt>
              <dd>
                {facts.width} × {facts.height} pixels
              </dd>
            </div>
            {facts.bytes !== undefined && (
              <div>
                <dt>Weight</dt>
                <dd>{fileSize(facts.bytes)}, made smaller for visitors</dd>
              </div>
            )}
          </dl>
        </>
      )}
    </aside>
  );
}
