import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { findHost } from "./host/find-host.ts";
import { createSession } from "./session.ts";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/admin.scss";

const place = document.getElementById("root");
if (place) {
  const root = createRoot(place);
  root.render(<p className="waiting">Opening the site…</p>);
  const host = findHost(document);
  host.onSiteChanged((changes) => changes.includes("code") && location.reload());
  host.load().then(
    (content) => root.render(<App session={createSession(host, content)} />),
    (error: Error) => root.render(<p className="waiting">{error.message}</p>),
  );
}
