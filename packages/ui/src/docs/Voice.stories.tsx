import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { EmptyState } from '../patterns/EmptyState/EmptyState.tsx';
import { Notice } from '../patterns/Notice/Notice.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Surface } from '../primitives/Surface/Surface.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { bilingual } from '../testing/bilingual.tsx';
import { Chapter } from './Chapter.tsx';

const { say, inBothLanguages } = bilingual({
  Ошибка: 'Error',
  'Файл больше 50 МБ. Сожмите его или выберите другой.':
    'The file is larger than 50 MB. Compress it or choose another.',
  'Ошибка загрузки! Превышен допустимый размер.': 'Upload error! Size limit exceeded.',
  Вопрос: 'Question',
  'Удалить историю «Маяк»?': 'Delete the story “Lighthouse”?',
  'Её можно вернуть в течение суток.': 'You can restore it within a day.',
  Удалить: 'Delete',
  Отмена: 'Cancel',
  'Вы уверены?': 'Are you sure?',
  Да: 'Yes',
  Нет: 'No',
  'Пустое место': 'Empty place',
  'Здесь будут ваши истории': 'Your stories will be here',
  'Начните с первой: хватит одного названия.': 'Start with the first: a title is enough.',
  'Создать историю': 'Create a story',
  'Нет данных': 'No data',
  'Кнопка, которая сейчас не работает': 'A button that does not work now',
  'Сначала сохраните историю': 'Save the story first',
  Экспорт: 'Export',
  'Экспорт (недоступно)': 'Export (unavailable)',
  Поле: 'Field',
  Пароль: 'Password',
  маяк: 'lamp',
  'Нужно ещё 4 символа: всего не меньше восьми':
    '4 more characters are needed: at least eight in all',
  'Введите пароль': 'Enter password',
  'Некорректное значение': 'Invalid value',
});

type Pair = { place: string; why: string; right: ReactNode; wrong: ReactNode };

const question = (title: string, text: string, yes: string, no: string) => (
  <Stack gap="4">
    <Heading level={3}>{title}</Heading>
    {text && <Text>{text}</Text>}
    <Inline gap="3">
      <Button variant="danger">{yes}</Button>
      <Button>{no}</Button>
    </Inline>
  </Stack>
);

const pairs: readonly Pair[] = [
  {
    place: 'Ошибка',
    why: 'What happened, and what to do about it; no blame and no exclamation mark.',
    right: <Notice tone="warning">Файл больше 50 МБ. Сожмите его или выберите другой.</Notice>,
    wrong: <Notice tone="warning">Ошибка загрузки! Превышен допустимый размер.</Notice>,
  },
  {
    place: 'Вопрос',
    why: 'The buttons can be understood without reading the question.',
    right: question(
      'Удалить историю «Маяк»?',
      'Её можно вернуть в течение суток.',
      'Удалить',
      'Отмена',
    ),
    wrong: question('Вы уверены?', '', 'Да', 'Нет'),
  },
  {
    place: 'Пустое место',
    why: 'What the place is for, and how to begin.',
    right: (
      <EmptyState
        headingLevel={3}
        title="Здесь будут ваши истории"
        text="Начните с первой: хватит одного названия."
        action={<Button variant="primary">Создать историю</Button>}
      />
    ),
    wrong: <EmptyState headingLevel={3} title="Нет данных" />,
  },
  {
    place: 'Кнопка, которая сейчас не работает',
    why: 'The reason is with the button, not in the reader’s guess.',
    right: <Button disabledReason="Сначала сохраните историю">Экспорт</Button>,
    wrong: <Button isDisabled>Экспорт (недоступно)</Button>,
  },
  {
    place: 'Поле',
    why: 'An error says what would be right.',
    right: (
      <TextField
        label="Пароль"
        defaultValue="маяк"
        errorMessage="Нужно ещё 4 символа: всего не меньше восьми"
      />
    ),
    wrong: (
      <TextField label="Введите пароль" defaultValue="маяк" errorMessage="Некорректное значение" />
    ),
  },
];

const Picture = ({ isRight, children }: { isRight: boolean; children: ReactNode }) => (
  <Surface padding="6">
    <Stack gap="4" align="start">
      <Badge tone={isRight ? 'success' : 'danger'}>{isRight ? 'Do' : 'Don’t'}</Badge>
      {children}
    </Stack>
  </Surface>
);

const meta = {
  ...inBothLanguages,
  title: 'Foundations/Voice',
  component: Chapter,
  args: {
    title: 'Voice',
    lead: 'Plain, warm, short Russian, on «вы». English is written by an English writer in the same voice, not translated.',
    rules: [
      'Say what happened, why it matters and what to do next.',
      'Buttons are verbs, and the same verb from the button to the message that it worked.',
      'No exclamation marks, no blame, no words of the machine.',
      'Counted nouns take their form from plural: 1 узел, 2 узла, 5 узлов.',
      'Messages live in dictionaries: defineMessages holds both languages, and a missing key does not compile.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Voice: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="10">
        {say(pairs).map(({ place, why, right, wrong }) => (
          <Stack key={place} gap="3">
            <Heading level={2}>{place}</Heading>
            <Text tone="ink2">{why}</Text>
            <Grid columns={{ narrow: 1, middle: 2 }} gap="4">
              <Picture isRight>{right}</Picture>
              <Picture isRight={false}>{wrong}</Picture>
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Do')).toHaveLength(pairs.length);
    await expect(canvas.getAllByText('Don’t')).toHaveLength(pairs.length);
  },
};
