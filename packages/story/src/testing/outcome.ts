import type { Result } from '../result.ts';

/** The value of a result; throws where there is none. */
export function successOf<Value, Failure>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new Error(`Expected a value, got ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The failure of a result; throws where there is none. */
export function failureOf<Value, Failure>(result: Result<Value, Failure>): Failure {
  if (result.ok) throw new Error('Expected a failure, got a value');
  return result.error;
}
