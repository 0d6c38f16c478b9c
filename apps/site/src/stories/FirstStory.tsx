import { useChange } from '@dreamfork/api-client/hooks';
import { Button, Heading, LinkButton, Stack, Surface, Text, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginningMessages } from '../messages/beginning.ts';
import { type StoryTemplate, templates } from '../templates/templates.ts';
import * as styles from './FirstStory.css.ts';
import { ownStoryAnswers } from './storyEdits.ts';
import { useFeature } from './useFeature.ts';

/** Stands where an author's stories will be: the ways to begin one. */
export function FirstStory() {
  const words = useMessages(beginningMessages);
  const locale = useLocale();
  const { begun, begin } = useBeginning();
  return (
    <Surface padding="6">
      <Stack gap="5">
        <Stack gap="2">
          <Heading level={2} size="26">
            {words.title}
          </Heading>
          <Text tone="ink2">{words.text}</Text>
        </Stack>
        <ul className={styles.ways} aria-label={words.ways}>
          <Way name={words.blank} about={words.blankText}>
            <LinkButton href="/app/editor" aria-label={words.beginWith(words.blank)}>
              {words.begin}
            </LinkButton>
          </Way>
          {templates.map((template) => {
            const { name, about, title } = template.words[locale];
            return (
              <Way key={template.id} name={name} about={about} title={title}>
                <Button
                  aria-label={words.beginWith(name)}
                  isPending={begun === template.id}
                  onPress={() => void begin(template)}
                >
                  {words.begin}
                </Button>
              </Way>
            );
          })}
        </ul>
      </Stack>
    </Surface>
  );
}

type WayProps = { name: string; about: string; title?: string; children: ReactNode };

const Way = ({ name, about, title, children }: WayProps) => (
  <li className={styles.way}>
    <div className={styles.about}>
      <Stack gap="1">
        <Heading level={3} size="21">
          {name}
        </Heading>
        {title && <Text font="reading">{title}</Text>}
        <Text size="13" tone="ink2">
          {about}
        </Text>
      </Stack>
    </div>
    {children}
  </li>
);

/** Saves a story from a template and opens it in the editor. */
function useBeginning() {
  const words = useMessages(beginningMessages);
  const locale = useLocale();
  const change = useChange();
  const toast = useToast();
  const navigate = useNavigate();
  const hasCategories = useFeature('storyQueries') === true;
  const [begun, setBegun] = useState<string | null>(null);

  const begin = async (template: StoryTemplate) => {
    if (begun !== null) return;
    setBegun(template.id);
    const { beginStory } = await import('../templates/beginStory.ts');
    const saved = await change({
      call: (client) => beginStory(template, { client, locale, hasCategories }),
      stale: ownStoryAnswers,
    });
    if (saved.ok) {
      void navigate(`/app/editor/${encodeURIComponent(saved.value.story.id)}`);
      return;
    }
    setBegun(null);
    toast({ status: 'error', title: words.failed, description: saved.error.message });
  };
  return { begun, begin };
}
