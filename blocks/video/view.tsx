import type { Resolved } from "../../schema/fields/resolved.ts";
import { enhanced } from "../_kit/islands/hydrate-on.ts";
import { fillIn } from "../_kit/messages/fill-in.ts";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Photo } from "../_kit/pictures/photo.tsx";
import { largestPicture } from "../_kit/pictures/picture-attributes.ts";
import { Section } from "../_kit/section.tsx";
import { withIndexKeys } from "../_kit/with-index-keys.ts";
import { findPlayer, type Player } from "./find-player.ts";
import type { schema } from "./schema.ts";

type Props = Resolved<typeof schema>;

export function Video(props: Props) {
  const { label, title, intro, name, poster, file, address, caption } = props;
  const player = findPlayer(address);
  return (
    <Section name="video" label={label} title={title} intro={intro}>
      <figure className="video-figure">
        {file !== undefined ? (
          <Film {...props} file={file} />
        ) : (
          player && <Embed name={name} poster={poster} player={player} />
        )}
        {caption && <figcaption className="video-caption">{caption}</figcaption>}
      </figure>
    </Section>
  );
}

function Film({ name, poster, file, captions }: Props & { readonly file: string }) {
  const { language } = usePage();
  const names = new Intl.DisplayNames(language, { type: "language" });
  return (
    // biome-ignore lint/a11y/useMediaCaption: without captions it is silent, which the check holds
    <video
      className="video-screen"
      controls
      playsInline
      preload="none"
      poster={poster && largestPicture(poster, "half").src}
      aria-label={name}
      width={poster?.width}
      height={poster?.height}
    >
      <source src={file} />
      {withIndexKeys(captions).map(([index, { file: track, language: spoken = language }]) => (
        <track
          key={index}
          kind="captions"
          src={track}
          srcLang={spoken}
          label={names.of(spoken)}
          default={index === 0}
        />
      ))}
    </video>
  );
}

interface EmbedProps extends Pick<Props, "name" | "poster"> {
  readonly player: Player;
}

/** A link to the film's page, in whose place the script puts the player. */
function Embed({ name, poster, player }: EmbedProps) {
  const { playVideo, videoFrom } = useMessages();
  return (
    <div className="video-embed" {...enhanced("video", "interaction")}>
      <a className="video-screen video-link" href={player.page} data-frame={player.frame} data-name={name}>
        <Photo picture={poster && { ...poster, alt: "" }} use="wide" />
        <span className="video-play">
          {playVideo} <span className="visually-hidden">{name}</span>
        </span>
      </a>
      <p className="video-note">{fillIn(videoFrom, { host: player.name })}</p>
    </div>
  );
}
