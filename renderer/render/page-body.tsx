import type { ComponentType } from "react";
import { FirstScreen } from "../../blocks/_kit/first-screen.ts";
import { Island } from "../../blocks/_kit/island.tsx";
import { StillToasts } from "../../blocks/_kit/still-toasts.tsx";
import { Footer } from "../chrome/footer.tsx";
import { Header } from "../chrome/header.tsx";
import { WhatsappButton } from "../chrome/whatsapp-button.tsx";
import type { Site, SitePage } from "../site.ts";
import { picturesIn } from "./pictures-in.ts";

/** What is in a page's main element: its blocks, each in a wrapper that carries its id. The editor shows the same. */
export function PageBlocks({ page }: { readonly page: SitePage }) {
  const pictured = page.blocks.findIndex(({ props }) => picturesIn(props).length > 0);
  return page.blocks.map(({ id, definition, props }, index) => {
    const View = definition.view as ComponentType<Record<string, unknown>>;
    return (
      <div key={id} id={id} className="block">
        <FirstScreen value={index === pictured && index <= lastOnFirstScreen}>
          <View {...(props as Record<string, unknown>)} />
        </FirstScreen>
      </div>
    );
  });
}

/** After a breadcrumb and a heading, a list's first row can still be seen; further down it can't. */
const lastOnFirstScreen = 2;

/** A whole page between its body tags. */
export function PageBody({ site, page }: { readonly site: Site; readonly page: SitePage }) {
  const { settings } = site;
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header settings={settings} path={page.path} />
      <main id="content" className="page">
        <PageBlocks page={page} />
      </main>
      <Footer settings={settings} sheet={page.title} />
      <WhatsappButton contact={settings.contact} />
      {page.blocks.some(({ definition }) => definition.toasts) && (
        <Island name="toasts" wake="call" component={StillToasts} props={{}} />
      )}
    </>
  );
}
