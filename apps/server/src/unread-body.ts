/** A request body in a file without a name. Every thread of this process can read it by its descriptor. */
export type SpooledBody = { fd: number; bytes: number };

/** A large request body that its service reads. It is read once; the answer stays. */
export class UnreadBody<Value> {
  readonly #body: SpooledBody;
  #reading: Promise<Value> | undefined;

  constructor(body: SpooledBody) {
    this.#body = body;
  }

  /** A call that is repeated after a deadlock gets what the first one read. */
  read(from: (body: SpooledBody) => Promise<Value>): Promise<Value> {
    this.#reading ??= from(this.#body);
    return this.#reading;
  }
}
