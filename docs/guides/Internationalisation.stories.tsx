import greeting from 'virtual:source/docs/guides/examples/Greeting.tsx';
import messages from 'virtual:source/docs/guides/examples/messages.ts';
import { Stack, Table } from '@dreamfork/ui';
import { defaultLocale, formatDay, formatNumber, intlLocale, locales } from '@dreamfork/ui/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';
import Greeting from './examples/Greeting.tsx';
import { CodeBlock, Section } from './Section.tsx';

const meta = {
  title: 'Guides/Internationalisation',
  component: Chapter,
  tags: ['!dev'],
  args: {
    title: 'Internationalisation',
    lead: 'The interface speaks Russian and English. Neither is a translation of the other, and what an author writes keeps its own language.',
    rules: [
      'LocaleProvider sets the language of everything below it; LocaleControlProvider lets visitors change it.',
      'Text stands in dictionaries beside the component. A message that one language lacks does not compile, and a check finds text outside of them.',
      'Dates, numbers, sizes and plurals come from the browser’s own Intl; nothing is put together from parts of sentences.',
      'What authors write carries the lang of the story, so that screen readers and hyphenation follow it.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Internationalisation: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="12">
        <Section
          title="Messages"
          text={[
            'A dictionary holds both languages; a function makes a sentence of what it is given. `plural` picks the form of a counted noun: 1 история, 2 истории, 5 историй.',
          ]}
        >
          <CodeBlock label="messages.ts">{messages}</CodeBlock>
          <CodeBlock label="Greeting.tsx">{greeting}</CodeBlock>
          <Greeting />
        </Section>
        <Section title="Dates and numbers">
          <Table
            label="Formats"
            rows={locales}
            rowKey={(locale) => locale}
            empty=""
            columns={[
              {
                id: 'locale',
                header: 'Language',
                isRowHeader: true,
                render: (locale) => (locale === defaultLocale ? `${locale}, the default` : locale),
              },
              { id: 'intl', header: 'Intl', render: (locale) => intlLocale[locale] },
              {
                id: 'number',
                header: 'Number',
                align: 'end',
                render: (locale) => formatNumber(locale, 1234567.8),
              },
              {
                id: 'day',
                header: 'Day',
                render: (locale) => formatDay(locale, '2026-03-08T12:00:00Z'),
              },
            ]}
          />
        </Section>
      </Stack>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Найдено: 3 истории')).toBeVisible();
    await expect(canvas.getByText('3 stories found')).toBeVisible();
  },
};
