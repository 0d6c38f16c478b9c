import { createContext } from 'react';

/** What lets time pass in a player. */
export type Clock = {
  /** Runs something after so many milliseconds; the answer calls it off. */
  after: (milliseconds: number, run: () => void) => () => void;
};

export const pageClock: Clock = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const ClockContext = createContext(pageClock);
