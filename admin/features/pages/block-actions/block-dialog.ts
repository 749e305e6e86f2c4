export type BlockDialog = "move" | "copy" | "position" | "pattern";
