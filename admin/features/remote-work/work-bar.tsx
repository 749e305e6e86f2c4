import { type StoreApi, useStore } from "zustand";
import { messages } from "../../../editing/messages/messages.ts";
import { usePublishing } from "../../publish/publishers.ts";
import type { RemoteDrafts } from "../../remote-drafts/create-remote-drafts.ts";
import { Button } from "../../ui/button.tsx";
import { useView } from "../../view/workspace.ts";
import { workMessages } from "./work-messages.ts";

export function WorkBar({ drafts }: { readonly drafts: StoreApi<RemoteDrafts> }) {
  const { state } = useStore(drafts, ({ now }) => now);
  const showPanel = useView((view) => view.showPanel);
  const host = messages.publishing.hosts[usePublishing(({ settings }) => settings.host) ?? "github"];
  const words = workMessages();
  if (state !== "unasked" && state !== "unnamed") return null;
  const { agree } = drafts.getState();
  return (
    <div className="work-bar">
      <p>{(state === "unasked" ? words.askPublic : words.askName)({ host })}</p>
      <div>
        {state === "unnamed" ? (
          <Button onClick={() => showPanel("work")}>{words.nameIt}</Button>
        ) : (
          <Button onClick={() => void agree(true)}>{words.askYes}</Button>
        )}
        <Button onClick={() => void agree(false)}>{words.askNo}</Button>
      </div>
    </div>
  );
}
