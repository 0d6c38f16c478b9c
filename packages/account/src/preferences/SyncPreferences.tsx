import { readSessionUser, routes, type SessionUser } from '@dreamfork/api-client';
import { useFeature, useQuery } from '@dreamfork/api-client/hooks';
import { useTheme } from '@dreamfork/ui';
import { type Locale, useLocale } from '@dreamfork/ui/i18n';
import { useEffect, useRef } from 'react';
import { type PreferenceState, reconcilePreferences } from './reconcilePreferences.ts';
import { useSavePreferences } from './useSavePreferences.ts';

export type SyncPreferencesProps = {
  /** The signed-in user. */
  user: SessionUser;
  /** Whether the account was just registered: it takes over the preferences of this browser. @default false */
  isNew?: boolean;
  /** Called with the user as the server knows them. */
  onUserChange: (user: SessionUser) => void;
  /** Called when the account has another language. */
  onLocaleChange: (locale: Locale) => void;
};

/**
 * Synchronises names, theme and language between this browser and the account of the signed-in user. Stands
 * once around the pages; needs no `AccountProvider`.
 */
export const SyncPreferences = ({ user, ...props }: SyncPreferencesProps) => (
  <SyncUser key={user.id} {...props} />
);

function SyncUser({
  isNew = false,
  onUserChange,
  onLocaleChange,
}: Omit<SyncPreferencesProps, 'user'>) {
  const isSynced = useFeature('accountData');
  const { data: profile } = useQuery(routes.authentication.profile, {});
  const { theme, setTheme } = useTheme();
  const locale = useLocale();
  const save = useSavePreferences();
  const before = useRef<PreferenceState | null>(null);

  useEffect(() => {
    const user = profile && readSessionUser(profile);
    if (user) onUserChange(user);
  }, [onUserChange, profile]);

  const saved = isSynced ? profile?.preferences : undefined;
  useEffect(() => {
    const now: PreferenceState = { local: { theme, language: locale }, saved };
    const updates = reconcilePreferences(before.current ?? { local: now.local }, now, { isNew });
    before.current = now;
    if (updates.apply.theme) setTheme(updates.apply.theme);
    if (updates.apply.language) onLocaleChange(updates.apply.language);
    if (Object.keys(updates.save).length > 0) void save(updates.save);
  }, [saved, theme, locale, isNew, setTheme, onLocaleChange, save]);

  return null;
}
