import { trustedScriptUrl } from "./trusted-html.ts";

/** What the bundler puts in place of `new Worker` in a site's own code, since Trusted Types take no plain address. */
export class TrustedWorker extends Worker {
  constructor(address: string | URL, options?: WorkerOptions) {
    super(trustedScriptUrl(address), options);
  }
}

export class TrustedSharedWorker extends SharedWorker {
  constructor(address: string | URL, options?: string | WorkerOptions) {
    super(trustedScriptUrl(address), options);
  }
}
