export type Limited<Value> =
  | { kind: 'value'; value: Value }
  | { kind: 'late' }
  | { kind: 'failed' };

/** Waits for work no longer than `milliseconds`. Never throws: what fails or is late is an answer too. */
export function withLimit<Value>(
  work: () => Promise<Value>,
  milliseconds: number,
): Promise<Limited<Value>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'late' }), milliseconds);
    const finish = (answer: Limited<Value>) => {
      clearTimeout(timer);
      resolve(answer);
    };
    Promise.resolve()
      .then(work)
      .then(
        (value) => finish({ kind: 'value', value }),
        () => finish({ kind: 'failed' }),
      );
  });
}
