export { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
export { attachSortable } from "./attach-sortable.ts";
export { OpenMenu } from "./open-menu.tsx";
export { OpenTooltip } from "./open-tooltip.tsx";
