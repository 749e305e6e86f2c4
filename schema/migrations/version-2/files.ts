import model from "./model.json" with { type: "json" };

const planIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="var(--ink)" d="M4 4h24v5H9v19H4z"/><path fill="none" stroke="var(--accent)" stroke-width="2.5" d="M14 27V14h13a13 13 0 0 1-13 13"/></svg>\n';

const messageIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2Zm0 1.8a8.2 8.2 0 1 1-4.3 15.2l-.3-.2-3 .8.8-2.9-.2-.3A8.2 8.2 0 0 1 12 3.8ZM8.5 7.4c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1 0 1.3.9 2.5 1 2.7.2.2 1.8 2.8 4.4 3.9 2.2.9 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.6-.3l-1.7-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2-1.3-.8-.7-1.3-1.5-1.4-1.8-.2-.2 0-.4.1-.5l.4-.5.2-.4v-.4L9.6 7.8c-.2-.4-.4-.4-.6-.4h-.5Z"/></svg>\n';

export const filesForVersion2: Readonly<Record<string, string>> = {
  "content/model.json": `${JSON.stringify(model, null, 2)}\n`,
  "content/icons/plan.svg": planIcon,
  "content/icons/whatsapp.svg": messageIcon,
};
