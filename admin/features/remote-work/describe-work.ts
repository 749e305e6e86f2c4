import { formatAgo, formatDateTime } from "../../../editing/labels/format-value.ts";
import type { DeviceKind } from "../../remote-drafts/device.ts";
import type { RemoteDraft } from "../../remote-drafts/remote-draft.ts";
import type { RemoteState } from "../../remote-drafts/remote-state.ts";
import { workMessages } from "./work-messages.ts";

interface Told {
  readonly host: string;
  readonly isUnpublished: boolean;
  readonly now: number;
}

export function nameDevice({ kind }: { readonly kind: DeviceKind }): string {
  return workMessages().devices[kind];
}

export function nameRemoteDraft({ device, at }: RemoteDraft): string {
  return workMessages().version({ device: nameDevice(device), moment: formatDateTime(at) });
}

/** Where the work is, in a few words; undefined where nothing is unpublished, and nobody has to decide. */
export function describeWork(state: RemoteState, { host, isUnpublished, now }: Told): string | undefined {
  const words = workMessages();
  if (state.state === "offered")
    return words.newerElsewhere({ device: nameDevice(state.found.remote.device) });
  const reason = reasonOf(state, host);
  if (state.state === "conflict" || state.state === "unreadable")
    return words.onlyBecause({ reason: reason ?? "" });
  if (!isUnpublished) return undefined;
  if (reason !== undefined) return words.onlyBecause({ reason });
  switch (state.state) {
    case "stored":
      return state.at === undefined ? words.here : words.stored({ host, ago: formatAgo(state.at, now) });
    case "changed":
      return words.soon({ host });
    case "writing":
      return words.writing({ host });
    case "opening":
      return words.here;
    default:
      return words.only;
  }
}

function reasonOf(state: RemoteState, host: string): string | undefined {
  const { reasons } = workMessages();
  switch (state.state) {
    case "signed-out":
      return reasons.noKey;
    case "unreadable":
      return reasons.unreadable({ host });
    case "conflict":
      return reasons.conflict({ device: nameDevice(state.found.remote.device) });
    case "failed":
      if (state.why === "network") return reasons.network;
      if (state.why === "signed-out") return reasons.signedOut;
      return /too-large/.test(state.why) ? reasons.tooLarge({ host }) : reasons.refused({ host });
    default:
      return undefined;
  }
}
