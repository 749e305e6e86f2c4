import {
  FloatingFocusManager,
  FloatingOverlay,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from "@floating-ui/react";
import { type RefObject, useCallback, useEffect, useId, useState } from "react";
import { Icon } from "../_kit/icon-drawing.tsx";
import { ProjectFacts } from "../_kit/project-facts.tsx";
import { ProjectStory } from "../_kit/project-story.tsx";
import type { ProjectCard } from "./card.ts";
import { DialogPictures } from "./dialog-pictures.tsx";
import { fetchProject, type ProjectDetails } from "./project-details.ts";

interface ProjectDialogProps {
  readonly project: ProjectCard;
  /** What gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  /** The gallery, whose styles the dialog has too. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** A project in a dialog: at once what its card knows, then all that its page says. */
export function ProjectDialog({ project, opener, within, onClose }: ProjectDialogProps) {
  const [details, setDetails] = useState<ProjectDetails | "failed" | undefined>();
  const title = useId();
  const { refs, context } = useFloating({ open: true, onOpenChange: (open) => open || onClose() });
  const dismiss = useDismiss(context, { outsidePressEvent: "click" });
  const role = useRole(context, { role: "dialog" });
  const { getFloatingProps } = useInteractions([dismiss, role]);
  const { href } = project;
  const place = useCallback(
    (dialog: HTMLElement | null) => {
      refs.setFloating(dialog);
      if (dialog) growOutOf(dialog, opener.current?.closest(".project-gallery-card"));
    },
    [refs, opener],
  );

  useEffect(() => {
    let wanted = true;
    fetchProject(href ?? "").then(
      (found) => wanted && setDetails(found),
      () => wanted && setDetails("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [href]);

  const loaded = details === "failed" ? undefined : details;
  const gallery = loaded?.gallery.filter(({ name }) => name !== project.image.name) ?? [];
  return (
    <FloatingPortal root={within.current?.closest<HTMLElement>(".project-gallery") ?? null}>
      <FloatingOverlay lockScroll className="project-overlay">
        <FloatingFocusManager context={context} returnFocus={opener}>
          <div
            ref={place}
            role="dialog"
            className="project-dialog"
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
            <DialogPictures pictures={[project.image, ...gallery]} />
            <div className="project-dialog-text">
              {loaded && <ProjectFacts project={loaded} />}
              {loaded && <ProjectStory project={loaded} level={3} />}
              {!details && (
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
      </FloatingOverlay>
    </FloatingPortal>
  );
}

/** Makes a dialog grow out of the card that opened it; a view transition would only start once it had been drawn. */
function growOutOf(dialog: HTMLElement, card: Element | null | undefined): void {
  if (!card) return;
  const { x, y, width, height } = card.getBoundingClientRect();
  dialog.style.transformOrigin = `${x + width / 2 - dialog.offsetLeft}px ${y + height / 2 - dialog.offsetTop}px`;
}
