import { lazy } from "../../ui/lazy.tsx";

export const AddBlock = lazy(async () => (await import("./add-block.tsx")).AddBlock, "dialog");
