import type { Resolved } from "../../schema/fields/resolved.ts";
import { LanguageLinks } from "../_kit/language-links.tsx";
import { usePage } from "../_kit/page/page-context.ts";
import { useMessages } from "../_kit/page/use-messages.ts";
import type { schema } from "./schema.ts";

export function LanguageSwitch({ label }: Resolved<typeof schema>) {
  const { languages } = useMessages();
  if (usePage().alternates.length < 2) return null;
  return (
    <nav className="language-switch" aria-label={label ?? languages}>
      <LanguageLinks className="language-switch-links" />
    </nav>
  );
}
