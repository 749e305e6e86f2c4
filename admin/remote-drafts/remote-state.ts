import type { RepositoryFailure } from "../publish/hosts/repository.ts";
import type { Device } from "./device.ts";
import type { FoundDraft } from "./remote-draft.ts";

type Failure = RepositoryFailure | "draft-too-large";

/** Where the unpublished work of this browser is. `at`: when the host got it last, in milliseconds since 1970. */
export type RemoteState =
  | { readonly state: "opening" | "signed-out" | "unnamed" | "unasked" | "declined" }
  | { readonly state: "stored" | "changed" | "writing"; readonly at?: number | undefined }
  | { readonly state: "failed"; readonly why: Failure; readonly at?: number | undefined }
  | { readonly state: "offered" | "conflict"; readonly found: FoundDraft }
  | { readonly state: "unreadable"; readonly why: "newer" | "damaged"; readonly device?: Device | undefined };

export type RemoteEvent =
  | { readonly type: "signed-out" | "unnamed" | "unasked" | "declined" | "edit" }
  | { readonly type: "stored" | "write"; readonly at?: number | undefined }
  | { readonly type: "failed"; readonly why: Failure }
  | { readonly type: "found" | "conflict"; readonly found: FoundDraft }
  | { readonly type: "unreadable"; readonly why: "newer" | "damaged"; readonly device?: Device | undefined };

export function nextRemoteState(now: RemoteState, event: RemoteEvent): RemoteState {
  const at = "at" in now ? now.at : undefined;
  switch (event.type) {
    case "edit":
      return now.state === "stored" || now.state === "writing" ? { state: "changed", at } : now;
    case "write":
      return { state: "writing", at: event.at };
    case "stored":
      return { state: "stored", at: event.at };
    case "failed":
      return { state: "failed", why: event.why, at };
    case "found":
      return { state: "offered", found: event.found };
    case "conflict":
      return { state: "conflict", found: event.found };
    case "unreadable":
      return { state: "unreadable", why: event.why, device: event.device };
    default:
      return { state: event.type };
  }
}

export function isWritable({ state }: RemoteState): boolean {
  return state === "stored" || state === "changed" || state === "failed" || state === "writing";
}
