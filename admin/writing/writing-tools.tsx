import type { ReactNode } from "react";
import { writingWords } from "../../editing/messages/writing-words.ts";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Table,
  TextCursorInput,
} from "../ui/icons/icons.ts";
import type { WritingAction } from "./writing-commands.ts";

const asking = ["link", "detail", "picture"] as const;
export type PromptTool = (typeof asking)[number];

export type WritingTool = WritingAction | PromptTool;

export function isPromptTool(tool: WritingTool): tool is PromptTool {
  return (asking as readonly WritingTool[]).includes(tool);
}

/** A button of the toolbar. */
interface ToolEntry {
  readonly tool: WritingTool;
  readonly icon: ReactNode;
  /** The keyboard shortcut; missing if there is none. */
  readonly keys?: string;
}

export const tools: readonly ToolEntry[] = [
  { tool: "strong", icon: <Bold size={16} />, keys: "Mod+B" },
  { tool: "emphasis", icon: <Italic size={16} />, keys: "Mod+I" },
  { tool: "link", icon: <Link size={16} />, keys: "Mod+K" },
  { tool: "heading", icon: <Heading2 size={16} /> },
  { tool: "subheading", icon: <Heading3 size={16} /> },
  { tool: "bullets", icon: <List size={16} /> },
  { tool: "numbers", icon: <ListOrdered size={16} /> },
  { tool: "quote", icon: <Quote size={16} /> },
  { tool: "detail", icon: <TextCursorInput size={16} />, keys: "Alt+I" },
  { tool: "picture", icon: <ImagePlus size={16} /> },
  { tool: "table", icon: <Table size={16} /> },
  { tool: "line", icon: <Minus size={16} /> },
];

export const insertions: readonly WritingTool[] = [
  "heading",
  "subheading",
  "bullets",
  "numbers",
  "quote",
  "link",
  "detail",
  "picture",
  "table",
  "line",
];

export function toolLabel(tool: WritingTool): string {
  return writingWords()[tool];
}
