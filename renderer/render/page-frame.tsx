import { Island } from "../../blocks/_kit/island.tsx";
import { StillToasts } from "../../blocks/_kit/still-toasts.tsx";
import { Footer } from "../chrome/footer.tsx";
import { Header } from "../chrome/header.tsx";
import { WhatsappButton } from "../chrome/whatsapp-button.tsx";
import type { Settings } from "../site.ts";

/** What the frame of a page depends on. */
export interface PageFrameProps {
  readonly settings: Settings;
  /** The canonical path of the page. */
  readonly path: string;
  readonly title: string;
  /** Whether something on the page may show toasts. */
  readonly toasts: boolean;
}

/** What stands around the blocks of a page, between its body tags; they belong into its main element. */
export function PageFrame({ settings, path, title, toasts }: PageFrameProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header settings={settings} path={path} />
      <main id="content" className="page" />
      <Footer settings={settings} sheet={title} />
      <WhatsappButton contact={settings.contact} />
      {toasts && <Island name="toasts" wake="call" component={StillToasts} props={{}} />}
    </>
  );
}
