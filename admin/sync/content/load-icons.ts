import type { ServedContent } from "../../../editing/host/served-content.ts";
import { messages } from "../../../editing/messages/messages.ts";

export async function loadIcons(address: string): Promise<ServedContent["icons"]["drawings"]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(messages.hosts.noIcons);
  return (await answer.json()) as ServedContent["icons"]["drawings"];
}
