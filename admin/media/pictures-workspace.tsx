import { messages } from "../messages/messages.ts";
import { useSession, useView } from "../workspace/session-context.ts";
import { PictureBrowser } from "./picture-browser.tsx";

/** The pictures of the site. */
export function PicturesWorkspace() {
  const { view } = useSession();
  const picture = useView((state) => state.picture);
  return (
    <section className="pictures-workspace" aria-label={messages.pictures.title}>
      <h1 className="unseen">{messages.pictures.title}</h1>
      <PictureBrowser
        {...(picture !== undefined && { picture })}
        onPicture={(name) =>
          view.getState().go({ workspace: "pictures", ...(name !== undefined && { picture: name }) })
        }
      />
    </section>
  );
}
