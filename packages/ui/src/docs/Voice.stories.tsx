import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Table } from '../components/Table/Table.tsx';
import { Chapter } from './Chapter.tsx';

const examples = [
  {
    place: 'Ошибка',
    good: 'Файл больше 50 МБ. Сожмите его или выберите другой.',
    bad: 'Ошибка загрузки! Превышен допустимый размер.',
  },
  { place: 'Кнопка', good: 'Создать историю', bad: 'Новая история' },
  {
    place: 'Пустой список',
    good: 'Здесь будут ваши истории. Начните с первой.',
    bad: 'Нет данных',
  },
  {
    place: 'Вопрос',
    good: 'Удалить историю? Её не вернуть. — Удалить / Отмена',
    bad: 'Вы уверены? — Да / Нет',
  },
  {
    place: 'Выключенная кнопка',
    good: 'Экспорт. Сначала сохраните историю',
    bad: 'Экспорт (недоступно)',
  },
];

const meta = {
  title: 'Foundations/Voice',
  component: Chapter,
  args: {
    title: 'Voice',
    lead: 'Plain, warm, short Russian, on «вы». English is a translation of the same voice, not a second one.',
    rules: [
      'Say what happened, why it matters and what to do next.',
      'Buttons are verbs, and the same verb from the button to the message that it worked.',
      'No exclamation marks, no blame, no words of the machine.',
      'Counted nouns take their form from plural: 1 узел, 2 узла, 5 узлов.',
      'Words live in dictionaries: defineMessages holds both languages, and a missing key does not compile.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Voice: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Table
        label="Examples"
        rows={examples}
        rowKey={({ place }) => place}
        empty=""
        columns={[
          { id: 'place', header: 'Where', isRowHeader: true, render: ({ place }) => place },
          { id: 'good', header: 'We say', render: ({ good }) => good },
          { id: 'bad', header: 'Not', render: ({ bad }) => bad },
        ]}
      />
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(examples.length);
  },
};
