/** Shares one run of a lookup between all who ask within so many milliseconds. A failure is not kept. */
export function cacheFor<Value>(
  milliseconds: number,
  { now }: { now: () => number },
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.value;
    const value = load();
    const current = { value, until: now() + milliseconds };
    kept = current;
    value.catch(() => {
      if (kept === current) kept = undefined;
    });
    return value;
  };
}
