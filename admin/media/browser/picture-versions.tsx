import { namePicture } from "../../../editing/labels/name-picture.ts";
import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useMedia } from "../../site/opened-site.ts";
import { Thumbnail } from "../store/thumbnail.tsx";

interface PictureVersionsProps {
  readonly name: string;
  readonly width: number;
  readonly whole?: boolean;
  readonly className?: string;
}

export function PictureVersions({ name, ...shape }: PictureVersionsProps) {
  const dark = useMedia((state) => state.media.get(name)?.dark);
  if (dark === undefined) return <Thumbnail name={name} {...shape} />;
  const versions = [
    { file: name, scheme: libraryWords().light },
    { file: dark, scheme: libraryWords().dark },
  ];
  return (
    <div className="picture-versions">
      {versions.map(({ file, scheme }) => (
        <figure key={scheme}>
          <Thumbnail name={file} {...shape} />
          <figcaption title={namePicture(file)}>{scheme}</figcaption>
        </figure>
      ))}
    </div>
  );
}
