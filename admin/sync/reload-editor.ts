import { canReach } from "./host/can-reach.ts";
import type { Sync } from "./sync.ts";

let isReloading = false;

export function isEditorReloading(): boolean {
  return isReloading;
}

/** Browsers cache a failed import for as long as the page lives. Only reloads if the server answers and the draft is stored. */
export async function reloadEditor({ drafts }: Pick<Sync, "drafts">): Promise<void> {
  if (!(await canReach(location.pathname))) return;
  await drafts.flush();
  if (/refused|lost/.test(drafts.status.getState().state)) return;
  isReloading = true;
  location.reload();
}
