import { useFeature, useMutation } from '@dreamfork/api-client/hooks';
import { Button, Heading, LinkButton, Stack, Surface, Text, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { ownStoryQueries } from '../stories/storyUpdates.ts';
import * as styles from './FirstStory.css.ts';
import { firstStoryMessages } from './firstStory.messages.ts';
import { type StoryTemplate, templates } from './templates.ts';

/** Shown to authors without stories: a blank story or a template to start from. */
export function FirstStory() {
  const messages = useMessages(firstStoryMessages);
  const locale = useLocale();
  const { addresses } = useLibraryHost();
  const { createdId, create } = useCreateFromTemplate();
  return (
    <Surface padding="6">
      <Stack gap="5">
        <Stack gap="2">
          <Heading level={2} size="26">
            {messages.title}
          </Heading>
          <Text tone="ink2">{messages.text}</Text>
        </Stack>
        <ul className={styles.options} aria-label={messages.ways}>
          <StartOption name={messages.blank} about={messages.blankText}>
            <LinkButton href={addresses.newStory} aria-label={messages.beginWith(messages.blank)}>
              {messages.begin}
            </LinkButton>
          </StartOption>
          {templates.map((template) => {
            const { name, about, title } = template.texts[locale];
            return (
              <StartOption key={template.id} name={name} about={about} title={title}>
                <Button
                  aria-label={messages.beginWith(name)}
                  isPending={createdId === template.id}
                  onPress={() => void create(template)}
                >
                  {messages.begin}
                </Button>
              </StartOption>
            );
          })}
        </ul>
      </Stack>
    </Surface>
  );
}

type StartOptionProps = { name: string; about: string; title?: string; children: ReactNode };

const StartOption = ({ name, about, title, children }: StartOptionProps) => (
  <li className={styles.option}>
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
function useCreateFromTemplate() {
  const messages = useMessages(firstStoryMessages);
  const locale = useLocale();
  const change = useMutation();
  const toast = useToast();
  const { addresses, navigate } = useLibraryHost();
  const hasCategories = useFeature('storyQueries') === true;
  const [createdId, setCreatedId] = useState<string | null>(null);

  const create = async (template: StoryTemplate) => {
    if (createdId !== null) return;
    setCreatedId(template.id);
    const { createFromTemplate } = await import('./createFromTemplate.ts');
    const saved = await change({
      call: (client) => createFromTemplate(template, { client, locale, hasCategories }),
      stale: ownStoryQueries,
    });
    if (saved.ok) {
      navigate(addresses.editStory(saved.value.story.id));
      return;
    }
    setCreatedId(null);
    toast({ status: 'error', title: messages.failed, description: saved.error.message });
  };
  return { createdId, create };
}
