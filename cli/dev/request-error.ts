/** A request that is answered with a status other than 200; the body is sent as JSON. */
export interface ErrorBody {
  readonly status: number;
  /** A sentence for people. */
  readonly error: string;
  readonly [detail: string]: unknown;
}

/** Stops the handling of a request and says what it is answered with. */
export class RequestError extends Error {
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.error);
    this.body = body;
  }
}
