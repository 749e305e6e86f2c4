import site from "../../form-handler/forms.js";
import { handle } from "../../form-handler/handle.js";
import { sendByHttp } from "../../form-handler/send-by-http.js";

/** @param {Request} request */
export default (request) =>
  handle(request, site, { settings: process.env, needed: ["MAIL_KEY"], send: sendByHttp });

// Netlify refuses what comes more often, before the function runs.
export const config = {
  path: "/api/form-handler",
  rateLimit: { windowLimit: 5, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
