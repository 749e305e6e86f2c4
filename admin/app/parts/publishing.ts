export { LocalPanel } from "../../features/publish-panels/local-panel.tsx";
export { PublishPanel } from "../../features/publish-panels/publish-panel.tsx";
export { startWork } from "../../features/remote-work/start-work.ts";
export { WorkBar } from "../../features/remote-work/work-bar.tsx";
export { WorkLocation } from "../../features/remote-work/work-location.tsx";
export { WorkPanel } from "../../features/remote-work/work-panel.tsx";
export { openPublishing } from "../../publish/open-publishing.ts";
