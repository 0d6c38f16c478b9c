import { Select } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { storyMessages } from './messages.ts';

/** Languages that are offered; one that a story has already is offered too. */
const offered = [
  'ru',
  'en',
  'be',
  'uk',
  'kk',
  'uz',
  'hy',
  'ka',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'ar',
  'fa',
  'he',
];

/** The name of a language as people of this locale say it. */
function languageName(locale: string, tag: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The language in which the story is written. */
export function StoryLanguage() {
  const { edits } = useEditor();
  const messages = useMessages(storyMessages);
  const locale = useLocale();
  const language = useSession(({ document }) => document.language);
  const tags = new Set([...offered, ...(language ? [language] : [])]);
  return (
    <Select<string>
      label={messages.language}
      description={messages.languageHint}
      items={[
        { id: 'none', label: messages.languageUnset },
        ...Array.from(tags, (tag) => ({ id: tag, label: languageName(locale, tag) })),
      ]}
      value={language ?? 'none'}
      onChange={(id) => edits.updateStory({ language: id === 'none' ? null : id })}
    />
  );
}
