import type { Settings } from "../site.ts";

/** The address that opens a WhatsApp chat with the message already typed. */
export function whatsappHref({ whatsapp, whatsappMessage }: Settings["contact"]): string | undefined {
  if (!whatsapp) return undefined;
  if (!URL.canParse(whatsapp)) return whatsapp;
  const url = new URL(whatsapp);
  if (whatsappMessage) url.searchParams.set("text", whatsappMessage);
  // wa.me reads %20 everywhere; + is shown as a plus sign by some of its apps.
  return url.href.replaceAll("+", "%20");
}

/** The round button at the bottom right of every page. */
export function WhatsappButton({ contact }: { readonly contact: Settings["contact"] }) {
  const href = whatsappHref(contact);
  if (!href) return null;
  return (
    <aside aria-label="WhatsApp">
      <a href={href} className="whatsapp-button" target="_blank" rel="noopener">
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <path
            fill="currentColor"
            d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm0 1.8a8.2 8.2 0 1 1-4.3 15.2l-.3-.2-3 .8.8-2.9-.2-.3A8.2 8.2 0 0 1 12 3.8ZM8.5 7.4c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1 0 1.3.9 2.5 1 2.7.2.2 1.8 2.8 4.4 3.9 2.2.9 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.6-.3l-1.7-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2-1.3-.8-.7-1.3-1.5-1.4-1.8-.2-.2 0-.4.1-.5l.4-.5.2-.4v-.4L9.6 7.8c-.2-.4-.4-.4-.6-.4h-.5Z"
          />
        </svg>
        <span className="visually-hidden">Message us on WhatsApp</span>
      </a>
    </aside>
  );
}
