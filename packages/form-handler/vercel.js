import site from "../form-handler/forms.js";
import { handle } from "../form-handler/handle.js";
import { sendByHttp } from "../form-handler/send-by-http.js";

const host = { settings: process.env, needed: ["MAIL_KEY"], send: sendByHttp };

/** @param {Request} request */
export const GET = (request) => handle(request, site, host);
export const POST = GET;
export const OPTIONS = GET;
