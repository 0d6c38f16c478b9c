/** A value, or the reason why there is none. Errors that an author can cause are values. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const succeed = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

export const fail = <Failure>(error: Failure): { ok: false; error: Failure } => ({
  ok: false,
  error,
});
