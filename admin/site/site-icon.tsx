import { useEffect } from "react";
import { useStore } from "zustand";
import { trustedHtml } from "../../blocks/_kit/html/trusted-html.ts";
import { useOpenedSite } from "./opened-site.ts";

interface SiteIconProps {
  readonly name: string | undefined;
  readonly size: number;
}

export function SiteIcon({ name = "", size }: SiteIconProps) {
  const { icons, content } = useOpenedSite();
  const drawing = useStore(icons, ({ drawings }) =>
    Object.hasOwn(drawings, name) ? drawings[name] : undefined,
  );
  const isMissing = !drawing && content.icons.names.includes(name);
  useEffect(() => {
    if (isMissing) icons.getState().loadAll();
  }, [icons, isMissing]);
  return (
    <svg
      width={size}
      height={size}
      viewBox={drawing?.viewBox ?? "0 0 24 24"}
      aria-hidden="true"
      {...(drawing?.stroke === false
        ? { fill: "currentColor" }
        : {
            fill: "none",
            stroke: "currentColor",
            strokeWidth: 1.5,
            strokeLinecap: "round",
            strokeLinejoin: "round",
          })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: checked by the site when it was read
      dangerouslySetInnerHTML={{ __html: trustedHtml(drawing?.body ?? "") }}
    />
  );
}
