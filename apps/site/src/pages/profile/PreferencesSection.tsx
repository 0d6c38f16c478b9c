import type { Profile } from '@dreamfork/api-client';
import { FormSection, RadioGroup, Switch, themeNames, useTheme } from '@dreamfork/ui';
import { locales, useMessages } from '@dreamfork/ui/i18n';
import { useSavePreferences } from '../../account/useSavePreferences.ts';
import { useLocaleControl } from '../../locale/LocaleControl.tsx';
import { profileMessages } from '../../messages/profile.ts';

export type PreferencesSectionProps = {
  profile: Profile;
  /** Whether the server keeps preferences; else theme and language hold in this browser alone. */
  isKept: boolean;
};

/** What takes effect at once, here and wherever else the user is signed in. */
export function PreferencesSection({ profile, isKept }: PreferencesSectionProps) {
  const words = useMessages(profileMessages);
  const { theme, setTheme } = useTheme();
  const { locale, setLocale } = useLocaleControl();
  const save = useSavePreferences();
  return (
    <FormSection
      title={words.preferences}
      description={isKept ? words.preferencesText : words.preferencesHereText}
    >
      <RadioGroup
        label={words.theme}
        orientation="horizontal"
        items={themeNames.map((id) => ({ id, label: words.themes[id] }))}
        value={theme}
        onChange={setTheme}
      />
      <RadioGroup
        label={words.language}
        orientation="horizontal"
        items={locales.map((id) => ({ id, label: words.languages[id] }))}
        value={locale}
        onChange={setLocale}
      />
      {isKept && (
        <Switch
          description={words.notificationsText}
          isSelected={profile.preferences.notifications}
          onChange={(notifications) => void save({ notifications })}
        >
          {words.notifications}
        </Switch>
      )}
    </FormSection>
  );
}
