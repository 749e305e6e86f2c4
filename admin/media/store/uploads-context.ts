import type { StoreApi } from "zustand";
import { requiredContext } from "../../ui/browser/required-context.ts";
import type { Uploads } from "./create-uploads.ts";

/** The pictures that are being added. */
export const [UploadsContext, useUploads] = requiredContext<StoreApi<Uploads>>("Uploads");
