import type { AnyBlock } from "../schema/define-block.ts";
import article from "./article/index.ts";
import breadcrumb from "./breadcrumb/index.ts";
import callToAction from "./call-to-action/index.ts";
import cardsGrid from "./cards-grid/index.ts";
import faq from "./faq/index.ts";
import form from "./form/index.ts";
import heading from "./heading/index.ts";
import hero from "./hero/index.ts";
import map from "./map/index.ts";
import notFound from "./not-found/index.ts";
import offices from "./offices/index.ts";
import picture from "./picture/index.ts";
import postList from "./post-list/index.ts";
import project from "./project/index.ts";
import projectGallery from "./project-gallery/index.ts";
import prose from "./prose/index.ts";
import stats from "./stats/index.ts";
import testimonials from "./testimonials/index.ts";
import timeline from "./timeline/index.ts";

/** The registry: every block that a page can hold, one line each. A block's folder has the same name. */
export const blocks: readonly AnyBlock[] = [
  article,
  breadcrumb,
  callToAction,
  cardsGrid,
  faq,
  form,
  heading,
  hero,
  map,
  notFound,
  offices,
  picture,
  postList,
  project,
  projectGallery,
  prose,
  stats,
  testimonials,
  timeline,
];
