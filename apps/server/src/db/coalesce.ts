type Queue<Value> = { next: Promise<Value> | undefined; running: Promise<Value> };

/**
 * Shares a lookup between callers of the same key. A caller never gets the result of a lookup that began
 * before its call, so the result is never older than the call.
 */
export function coalesce<Value>(
  lookup: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const queues = new Map<string, Queue<Value>>();

  function start(key: string): Promise<Value> {
    const running = lookup(key);
    const queue: Queue<Value> = { running, next: undefined };
    queues.set(key, queue);
    const settle = () => {
      if (queues.get(key) === queue && !queue.next) queues.delete(key);
    };
    running.then(settle, settle);
    return running;
  }

  return (key) => {
    const queue = queues.get(key);
    if (!queue) return start(key);
    const startNext = () => start(key);
    queue.next ??= queue.running.then(startNext, startNext);
    return queue.next;
  };
}
