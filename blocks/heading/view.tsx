import type { Resolved } from "../../schema/fields/resolved.ts";
import { Actions } from "../_kit/actions.tsx";
import { Photo } from "../_kit/pictures/photo.tsx";
import type { schema } from "./schema.ts";

export function Heading({ label, title, intro, picture, actions }: Resolved<typeof schema>) {
  return (
    <header className={picture ? "heading heading-pictured" : "heading"}>
      <div className="heading-text">
        {label && <p className="heading-label">{label}</p>}
        <h1 className="heading-title">{title}</h1>
        {intro && <p className="heading-intro">{intro}</p>}
        <Actions actions={actions} />
      </div>
      {picture && <Photo picture={picture} use="half" first className="heading-picture" />}
    </header>
  );
}
