import { canReach } from "./host/can-reach.ts";
import type { Sync } from "./sync.ts";

let isReloading = false;

/** Whether the page is being loaded again with everything that was done kept: nobody has to be asked about that. */
export function isEditorReloading(): boolean {
  return isReloading;
}

/**
 * Loads the editor again at the same place: browsers remember that a module could not be loaded for as long as the page
 * lives. Only where the server answers and what was done is kept in this browser; elsewhere nothing happens.
 */
export async function reloadEditor({ drafts }: Pick<Sync, "drafts">): Promise<void> {
  if (!(await canReach(location.pathname))) return;
  await drafts.flush();
  if (/refused|lost/.test(drafts.keeping.getState().state)) return;
  isReloading = true;
  location.reload();
}
