import type { Preferences } from '@dreamfork/api-client';

/** Preferences that this browser knows too, so that pages look right before anything has loaded. */
export type SharedPreferences = Pick<Preferences, 'theme' | 'language'>;

export type PreferenceState = {
  /** What holds in this browser. */
  here: SharedPreferences;
  /** What the account has; undefined until it is known. */
  kept?: SharedPreferences | undefined;
};

type Steps = { apply: Partial<SharedPreferences>; save: Partial<SharedPreferences> };

const names = ['theme', 'language'] as const;

/**
 * What to do once this browser or the account has changed. The account comes first, also when it takes a
 * choice back that could not be saved; what is chosen here goes to the account, and so does all that the
 * owner of a new account chose before.
 */
export function reconcile(
  before: PreferenceState,
  { here, kept }: PreferenceState,
  { isNew = false } = {},
): Steps {
  const steps: Steps = { apply: {}, save: {} };
  if (!kept) return steps;
  for (const name of names) {
    if (here[name] === kept[name]) continue;
    const isChosenHere = before.kept
      ? before.kept[name] === kept[name] && before.here[name] !== here[name]
      : isNew;
    const isChangedThere = before.kept ? before.kept[name] !== kept[name] : !isNew;
    if (isChosenHere) steps.save = { ...steps.save, [name]: here[name] };
    else if (isChangedThere) steps.apply = { ...steps.apply, [name]: kept[name] };
  }
  return steps;
}
