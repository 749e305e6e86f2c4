import { FloatingFocusManager, useDismiss, useFloating, useInteractions, useRole } from "@floating-ui/react";
import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../_kit/icon-drawing.tsx";
import { painted } from "../_kit/painted.ts";
import { ProjectFacts } from "../_kit/project-facts.tsx";
import { ProjectStory } from "../_kit/project-story.tsx";
import { DialogPictures } from "./dialog-pictures.tsx";
import { fetchProject, type ProjectDetails } from "./project-details.ts";
import type { ProjectStart } from "./project-start.ts";

interface ProjectDialogProps {
  readonly gallery: string;
  readonly project: ProjectStart;
  readonly onClose: () => void;
}

/** A project in a dialog: at once what its card knows, then all that its page says. */
export function ProjectDialog({ gallery, project, onClose }: ProjectDialogProps) {
  const [settled, setSettled] = useState(false);
  const [details, setDetails] = useState<ProjectDetails | "failed" | undefined>();
  const [card] = useState(() => findCard(gallery, project.id));
  const [from] = useState(() => middleOf(card));
  const opener = useRef(card?.querySelector("a") ?? null);
  const title = useId();
  const { refs, context } = useFloating({ open: true, onOpenChange: (open) => open || onClose() });
  const dismiss = useDismiss(context, { outsidePressEvent: "click" });
  const role = useRole(context, { role: "dialog" });
  const { getFloatingProps } = useInteractions([dismiss, role]);
  const { href } = project;

  useEffect(() => {
    let wanted = true;
    const drawn = painted();
    drawn.then(() => {
      measureScrollBar();
      if (wanted) setSettled(true);
    });
    Promise.all([fetchProject(href ?? ""), drawn]).then(
      ([found]) => wanted && setDetails(found),
      () => wanted && setDetails("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [href]);

  const loaded = details === "failed" ? undefined : details;
  const others = loaded?.gallery.filter(({ name }) => name !== project.image.name) ?? [];
  return (
    <div className="project-overlay" data-settled={settled || undefined}>
      <FloatingFocusManager context={context} returnFocus={opener} disabled={!settled}>
        <div
          ref={refs.setFloating}
          role="dialog"
          className="project-dialog"
          style={from}
          aria-labelledby={title}
          aria-modal="true"
          {...getFloatingProps()}
        >
          <header className="project-dialog-head">
            <p className="project-dialog-badge">{project.projectType}</p>
            <h2 id={title} className="project-dialog-title">
              {project.title}
            </h2>
            <button type="button" className="project-dialog-close" aria-label="Close" onClick={onClose}>
              <Icon name="x" />
            </button>
          </header>
          <DialogPictures pictures={[project.image, ...others]} />
          <div className="project-dialog-text">
            {loaded && <ProjectFacts project={loaded} />}
            {loaded && <ProjectStory project={loaded} level={3} />}
            {settled && !details && (
              <p className="project-dialog-waiting" role="status">
                Loading the project…
              </p>
            )}
            {details === "failed" && (
              <p className="empty" role="alert">
                The rest of this project could not be loaded. <a href={href}>Open its page</a> to try again.
              </p>
            )}
          </div>
        </div>
      </FloatingFocusManager>
    </div>
  );
}

function findCard(gallery: string, project: string): Element | null {
  return document.querySelector(
    `[data-gallery="${CSS.escape(gallery)}"] > [data-project="${CSS.escape(project)}"]`,
  );
}

/** Where the dialog grows from. A view transition would not start before all of it had been drawn. */
function middleOf(card: Element | null): CSSProperties {
  if (!card) return {};
  const { x, y, width, height } = card.getBoundingClientRect();
  return { "--from-x": `${x + width / 2}px`, "--from-y": `${y + height / 2}px` } as CSSProperties;
}

/** Tells the styles how wide the page's scroll bar is: its place is kept free while the page can't be scrolled. */
function measureScrollBar(): void {
  const { style, clientWidth } = document.documentElement;
  if (!document.querySelector("[data-settled]"))
    style.setProperty("--scroll-bar", `${innerWidth - clientWidth}px`);
}
