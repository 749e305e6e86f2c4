import { messages } from "../../messages/messages.ts";
import type { ServedContent } from "./served-content.ts";

export async function loadIcons(address: string): Promise<ServedContent["icons"]["drawings"]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(messages.hosts.noIcons);
  return (await answer.json()) as ServedContent["icons"]["drawings"];
}
