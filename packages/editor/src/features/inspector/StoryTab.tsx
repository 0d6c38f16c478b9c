import { Select, Switch, TextArea } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { lazyPart } from '@dreamfork/ui/lazy';
import { ChevronDown, ChevronUp, Palette } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { LiveField } from '../../components/LiveField.tsx';
import { formatByKey, pasteFormatted } from '../../components/nodeText/textFormats.ts';
import * as styles from '../../components/panel/panel.css.ts';
import { StoryStatistics } from '../../components/statistics/Statistics.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { lookMessages } from './look/messages.ts';
import { storyMessages } from './messages.ts';

const LookSection = lazyPart(async () => (await import('./look/LookSection.tsx')).LookSection);

/** Properties of the story. */
export function StoryTab() {
  const { edits, services } = useEditor();
  const messages = useMessages(storyMessages);
  const title = useSession(({ document }) => document.title);
  const description = useSession(({ document }) => document.description);
  const isPublic = useSession((state) => state.isPublic);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  return (
    <div className={styles.body}>
      <LiveField
        label={messages.title}
        font="reading"
        maxLength={300}
        value={title}
        onChange={(text) => edits.updateStory({ title: text })}
      />
      <TextArea
        label={messages.description}
        description={messages.descriptionHint}
        font="reading"
        maxLength={10_000}
        value={description}
        onChange={(text) => edits.updateStory({ description: text })}
        onBlur={edits.endTyping}
        onKeyDown={formatByKey}
        onPaste={(event) => void pasteFormatted(event)}
      />
      <StoryLanguage />
      <StoryLookPart />
      {!services.isCoAuthor && (
        <Switch
          isSelected={isPublic}
          onChange={(isOn) => void edits.setPublic(isOn)}
          description={
            isSaved ? messages.isPublicHint : `${messages.isPublicHint} ${messages.isPublicUnsaved}`
          }
        >
          {messages.isPublic}
        </Switch>
      )}
      <section aria-label={messages.totals}>
        <StoryStatistics />
      </section>
    </div>
  );
}

/** The look of the story under its title; a disclosure of the design system would be loaded with every story. */
function StoryLookPart() {
  const messages = useMessages(lookMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Palette className={styles.rowIcon} aria-hidden />
        <span className={styles.rowLabel}>{messages.title}</span>
        {isOpen ? (
          <ChevronUp className={styles.rowIcon} aria-hidden />
        ) : (
          <ChevronDown className={styles.rowIcon} aria-hidden />
        )}
      </button>
      <div id={id}>
        <Suspense>{isOpen && <LookSection />}</Suspense>
      </div>
    </div>
  );
}

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
function StoryLanguage() {
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
