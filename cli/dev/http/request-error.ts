export interface ErrorBody {
  readonly status: number;
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
