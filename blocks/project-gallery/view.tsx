import { useId } from "react";
import type { Resolved } from "../../schema/fields/resolved.ts";
import { useFirstPictures } from "../_kit/first-screen.ts";
import { Island } from "../_kit/islands/island.tsx";
import { Link } from "../_kit/link.tsx";
import { useMessages } from "../_kit/page/use-messages.ts";
import { Section } from "../_kit/section.tsx";
import { Cards } from "./cards.tsx";
import { dialogItems, dialogTexts } from "./dialog-item.ts";
import type { ProjectGalleryIslandProps } from "./island.tsx";
import type { schema } from "./schema.ts";

export function ProjectGallery({ label, title, intro, items, more, empty }: Resolved<typeof schema>) {
  const gallery = useId();
  const eager = useFirstPictures();
  const messages = useMessages();
  return (
    <Section name="project-gallery" label={label} title={title} intro={intro}>
      {items.length === 0 ? (
        <p className="empty">{empty ?? messages.nothingHere}</p>
      ) : (
        <Island
          name="project-gallery"
          hydrateOn="interaction"
          component={NoDialog}
          props={{ gallery, items: dialogItems(items), texts: dialogTexts(messages) }}
        >
          <Cards gallery={gallery} items={items} eager={eager} />
        </Island>
      )}
      {more && (
        <Link href={more.href} className="more">
          {more.text}
        </Link>
      )}
    </Section>
  );
}

function NoDialog(_: ProjectGalleryIslandProps) {
  return null;
}
