import { hasFeature, sessionUser } from '@dreamfork/api-client';
import { useCapabilities, useProfile } from '@dreamfork/api-client/hooks';
import { useTheme } from '@dreamfork/ui';
import { useEffect, useRef } from 'react';
import { useLocaleControl } from '../locale/LocaleControl.tsx';
import { useSession, useSessionState } from '../session/SessionContext.tsx';
import { type PreferenceState, reconcile } from './reconcile.ts';
import { useSavePreferences } from './useSavePreferences.ts';

/** Keeps this browser and the account of whoever is signed in alike: names, theme, language. */
export function FollowAccount() {
  const state = useSessionState();
  if (state.status !== 'signedIn') return null;
  return <FollowUser key={state.user.id} isNew={state.isNew ?? false} />;
}

function FollowUser({ isNew }: { isNew: boolean }) {
  const session = useSession();
  const { data: capabilities } = useCapabilities();
  const { data: profile } = useProfile();
  const { theme, setTheme } = useTheme();
  const { locale, setLocale } = useLocaleControl();
  const save = useSavePreferences();
  const before = useRef<PreferenceState | null>(null);

  useEffect(() => {
    if (profile) session.update(sessionUser.parse(profile));
  }, [session, profile]);

  const kept = hasFeature(capabilities, 'accountData') ? profile?.preferences : undefined;
  useEffect(() => {
    const now: PreferenceState = { here: { theme, language: locale }, kept };
    const steps = reconcile(before.current ?? { here: now.here }, now, { isNew });
    before.current = now;
    if (steps.apply.theme) setTheme(steps.apply.theme);
    if (steps.apply.language) setLocale(steps.apply.language);
    if (Object.keys(steps.save).length > 0) void save(steps.save);
  }, [kept, theme, locale, isNew, setTheme, setLocale, save]);

  return null;
}
