import { libraryWords } from "../../../editing/messages/library-words.ts";
import { useView, useWorkspace } from "../../view/workspace.ts";
import { PictureBrowser } from "./picture-browser.tsx";

export function PicturesWorkspace() {
  const { view } = useWorkspace();
  const picture = useView((state) => state.picture);
  return (
    <section className="pictures-workspace" aria-label={libraryWords().title}>
      <h1 className="unseen">{libraryWords().title}</h1>
      <PictureBrowser
        {...(picture !== undefined && { picture })}
        onPicture={(name) =>
          view.getState().go({ workspace: "pictures", ...(name !== undefined && { picture: name }) })
        }
      />
    </section>
  );
}
