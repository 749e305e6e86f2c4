import site from "./forms.js";
import { handle } from "./handle.js";
import { sendByHttp } from "./send-by-http.js";

export default {
  /**
   * @param {Request} request
   * @param {Record<string, any>} env
   */
  fetch(request, env) {
    return handle(request, site, {
      settings: env,
      needed: ["MAIL_KEY"],
      send: sendByHttp,
      mayPost: async ({ headers }) => {
        const { success } = await env.RATE_LIMIT.limit({ key: headers.get("cf-connecting-ip") ?? "" });
        return success;
      },
    });
  },
};
