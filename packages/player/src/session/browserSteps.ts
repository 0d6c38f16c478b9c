const key = 'dreamforkStep';

const stateOf = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** The number of history entries of the reading before the current one. */
export function browserSteps(): number {
  const steps = stateOf()[key];
  return typeof steps === 'number' && Number.isInteger(steps) && steps > 0 ? steps : 0;
}

/** Adds an entry for the same address and keeps the page's own history state. */
export function pushBrowserStep(): void {
  history.pushState({ ...stateOf(), [key]: browserSteps() + 1 }, '');
}
