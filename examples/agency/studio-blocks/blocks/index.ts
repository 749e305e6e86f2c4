import studioNotes from "./studio-notes/index.ts";

export const blocks = [studioNotes];
