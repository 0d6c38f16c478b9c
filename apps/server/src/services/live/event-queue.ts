/** Events on their way to a reader who may be slower than they come. */
export type EventQueue<Event> = AsyncIterable<Event> & {
  push: (event: Event) => void;
  /** Leaves only this event to be read; the queue ends with it. */
  end: (last?: Event) => void;
};

type Options<Event> = {
  /** Events that may wait. */
  capacity: number;
  /** What stands for the events that were dropped because more than that came. */
  recover: () => Event[];
};

/** Makes a queue for one reader. Its memory is bounded: when it is full it is emptied. */
export function createEventQueue<Event>({ capacity, recover }: Options<Event>): EventQueue<Event> {
  let waiting: Event[] = [];
  let isBehind = false;
  let isEnded = false;
  let wake = () => {};

  function take(): Event | undefined {
    if (isBehind) {
      isBehind = false;
      waiting = recover();
    }
    return waiting.shift();
  }

  return {
    push(event) {
      if (isEnded || isBehind) return;
      if (waiting.length < capacity) waiting.push(event);
      else {
        waiting = [];
        isBehind = true;
      }
      wake();
    },
    end(last) {
      if (isEnded) return;
      isEnded = true;
      isBehind = false;
      waiting = last === undefined ? [] : [last];
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const event = take();
        if (event !== undefined) yield event;
        else if (isEnded) return;
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      }
    },
  };
}
