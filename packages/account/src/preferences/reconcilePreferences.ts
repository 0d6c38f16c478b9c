import type { Preferences } from '@dreamfork/api-client';

/** Preferences that the browser stores too, so that pages look right before anything has loaded. */
export type SharedPreferences = Pick<Preferences, 'theme' | 'language'>;

export type PreferenceState = {
  /** The preferences of this browser. */
  local: SharedPreferences;
  /** The preferences of the account; undefined until they are known. */
  saved?: SharedPreferences | undefined;
};

type Updates = { apply: Partial<SharedPreferences>; save: Partial<SharedPreferences> };

const names = ['theme', 'language'] as const;

/**
 * The updates after a change of this browser or of the account. The account wins, also when it reverts a
 * choice that could not be saved. A choice made in this browser is saved to the account; so are all earlier
 * choices of the owner of a new account.
 */
export function reconcilePreferences(
  before: PreferenceState,
  { local, saved }: PreferenceState,
  { isNew = false } = {},
): Updates {
  const updates: Updates = { apply: {}, save: {} };
  if (!saved) return updates;
  for (const name of names) {
    if (local[name] === saved[name]) continue;
    const isChosenHere = before.saved
      ? before.saved[name] === saved[name] && before.local[name] !== local[name]
      : isNew;
    const isChangedThere = before.saved ? before.saved[name] !== saved[name] : !isNew;
    if (isChosenHere) updates.save = { ...updates.save, [name]: local[name] };
    else if (isChangedThere) updates.apply = { ...updates.apply, [name]: saved[name] };
  }
  return updates;
}
