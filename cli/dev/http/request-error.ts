/** The response to a request that failed, as JSON; further members are details for the editor. */
interface ErrorBody {
  readonly status: number;
  /** A sentence for people. */
  readonly error: string;
  readonly [detail: string]: unknown;
}

export class RequestError extends Error {
  readonly body: ErrorBody;

  constructor(body: ErrorBody) {
    super(body.error);
    this.body = body;
  }
}
