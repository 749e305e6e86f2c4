import { blocks as studio } from "studio-blocks";

export const blocks = [...studio];
