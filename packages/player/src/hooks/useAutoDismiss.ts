import { type RefObject, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { ClockContext } from '../time/clock.ts';

/** Calls `onTime` when an element has been shown for `delay` milliseconds; focus or pointer on it restart the time. Null: never. */
export function useAutoDismiss(
  delay: number | null,
  onTime: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const clock = useContext(ClockContext);
  const pass = useEffectEvent(onTime);
  useEffect(() => {
    if (delay === null) return;
    let callOff: () => void;
    const wait = (): void => {
      callOff = clock.after(delay, () => {
        if (element.current?.matches(':hover, :focus-within')) wait();
        else pass();
      });
    };
    wait();
    return () => callOff();
  }, [clock, delay]);
  return element;
}
