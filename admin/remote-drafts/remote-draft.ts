import { isObject } from "../../schema/text/is-object.ts";
import type { StoredDraft } from "../sync/drafts/draft-writer.ts";
import { readDraft } from "../sync/drafts/read-draft.ts";
import { type Clock, isClock } from "./clock.ts";
import { type Device, readDevice } from "./device.ts";

const folder = "blockwork-draft";
export const draftPath = `${folder}/draft.json`;
export const versionsPath = `${folder}/versions.json`;

export function picturePath(version: string): string {
  return `${folder}/pictures/${version}`;
}

/** A new picture on the branch. */
export interface RemotePicture {
  /** In pixels, as `height`. */
  readonly width: number;
  readonly height: number;
  /** The MIME type. */
  readonly type: string;
}

/** The content of draft.json on the branch: one device's work as of its last write. */
export interface RemoteDraft {
  /** The version of this file format. */
  readonly format: 1;
  /** Identifies this write, so that a device whose request got no answer can tell that it was written. */
  readonly id: string;
  /** The device that has written it. */
  readonly device: Device;
  /** How often each device had written then, as far as this one knew. */
  readonly clock: Clock;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Null once everything is published. */
  readonly draft: StoredDraft | null;
  /** By version. */
  readonly pictures: Readonly<Record<string, RemotePicture>>;
}

/** The branch as it was read. */
export interface FoundDraft {
  /** The commit. */
  readonly head: string;
  readonly remote: RemoteDraft;
}

type ReadRemote =
  | { readonly kind: "read"; readonly remote: RemoteDraft }
  | { readonly kind: "newer" | "damaged"; readonly device?: Device | undefined };

export function readRemoteDraft(text: string): ReadRemote {
  const value = parsed(text);
  if (!isObject(value)) return { kind: "damaged" };
  const { format, id, at, draft, pictures = {} } = value;
  const device = readDevice(value.device);
  if (typeof format === "number" && format > 1) return { kind: "newer", device };
  const isRead =
    format === 1 &&
    typeof id === "string" &&
    typeof at === "number" &&
    isClock(value.clock) &&
    (draft === null || readDraft(draft) !== undefined) &&
    isObject(pictures) &&
    Object.values(pictures).every(isPicture);
  if (!isRead || !device) return { kind: "damaged", device };
  return { kind: "read", remote: { ...(value as unknown as RemoteDraft), device, pictures } as RemoteDraft };
}

function isPicture(value: unknown): value is RemotePicture {
  return (
    isObject(value) &&
    typeof value.width === "number" &&
    typeof value.height === "number" &&
    typeof value.type === "string"
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
