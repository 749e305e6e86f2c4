import type { RemoteDraftsParts } from "../../remote-drafts/start-remote-drafts.ts";
import { startRemoteDrafts } from "../../remote-drafts/start-remote-drafts.ts";
import type { Workspace } from "../../view/workspace.ts";
import { nameDevice, nameRemoteDraft } from "./describe-work.ts";
import { workMessages } from "./work-messages.ts";

type StartedBy = Omit<RemoteDraftsParts, "publishDialog" | "nameOf" | "onMerged" | "onOffered"> &
  Pick<Workspace, "view" | "notices">;

export function startWork({ view, notices, ...parts }: StartedBy): () => void {
  const { store } = parts;
  return startRemoteDrafts({
    ...parts,
    publishDialog: {
      isOpen: () => view.getState().panel === "publish",
      onClose: (run) =>
        view.subscribe(({ panel }, before) => {
          if (before.panel === "publish" && panel !== "publish") run();
        }),
    },
    nameOf: nameRemoteDraft,
    onMerged({ device }) {
      const { history, undo } = store.getState();
      const run = () => store.getState().history === history && undo();
      notices.getState().notify({
        title: workMessages().merged({ device: nameDevice(device) }),
        action: { label: workMessages().undo, run },
      });
    },
    onOffered() {
      const { panel, showPanel } = view.getState();
      if (panel === undefined) showPanel("work");
    },
  });
}
