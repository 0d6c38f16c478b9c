import type { Profile } from '@dreamfork/api-client';
import { FormSection, RadioGroup, Switch, themeNames, useTheme } from '@dreamfork/ui';
import { locales, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useAccountHost } from '../AccountProvider.tsx';
import { useSendsEmail } from '../email/useSendsEmail.ts';
import { useSavePreferences } from '../preferences/useSavePreferences.ts';
import { profileMessages } from './messages.ts';

export type PreferencesSectionProps = {
  profile: Profile;
  /** Whether the server stores preferences; if not, theme and language are stored in this browser only. */
  isSynced: boolean;
};

/** Theme, language and notifications; each takes effect at once. */
export function PreferencesSection({ profile, isSynced }: PreferencesSectionProps) {
  const messages = useMessages(profileMessages);
  const { theme, setTheme } = useTheme();
  const locale = useLocale();
  const { setLocale } = useAccountHost();
  const save = useSavePreferences();
  const sendsEmail = useSendsEmail();
  return (
    <FormSection
      id="preferences"
      title={messages.preferences}
      description={isSynced ? messages.preferencesText : messages.preferencesLocalText}
    >
      <RadioGroup
        label={messages.theme}
        orientation="horizontal"
        items={themeNames.map((id) => ({ id, label: messages.themes[id] }))}
        value={theme}
        onChange={setTheme}
      />
      <RadioGroup
        label={messages.language}
        orientation="horizontal"
        items={locales.map((id) => ({ id, label: messages.languages[id] }))}
        value={locale}
        onChange={setLocale}
      />
      {isSynced && (
        <Switch
          description={sendsEmail ? messages.notificationsText : messages.notificationsTextUnsent}
          isSelected={profile.preferences.notifications}
          onChange={(notifications) => void save({ notifications })}
        >
          {messages.notifications}
        </Switch>
      )}
    </FormSection>
  );
}
