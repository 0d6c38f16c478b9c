import { createContext } from 'react';

/** The timers of a player. */
export type Clock = {
  /** Runs a callback after the given milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
};

export const pageClock: Clock = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const ClockContext = createContext(pageClock);
