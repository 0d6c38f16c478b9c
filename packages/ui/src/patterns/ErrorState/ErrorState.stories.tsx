import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { ErrorState } from './ErrorState.tsx';

const { say, inBothLanguages } = bilingual({
  'Ошибка загрузки списка историй': 'The list of stories could not be loaded',
  'Сервер не ответил. Ваши истории на месте; попробуйте ещё раз через минуту.':
    'The server did not respond. Your stories are safe; try again in a minute.',
  'На главную': 'Home',
  'Такой страницы нет': 'There is no such page',
  'Возможно, её удалил автор.': 'The author may have deleted it.',
  'Не получилось': 'That did not work',
});

const meta = {
  ...inBothLanguages,
  title: 'Patterns/ErrorState',
  component: ErrorState,
  parameters: usage({
    when: 'Something that should stand here could not be had: what failed, that nothing is lost, and a way to try again.',
    whenNot:
      'The place is empty and all is well; or one field is wrong; or the news is of something elsewhere.',
    instead: 'EmptyState, `errorMessage` of a field, Toast.',
    anatomy: {
      Title: '[role=alert] > h2',
      Text: '[role=alert] > p',
      'Button to try again': '[role=alert] button',
      'Another way': '[role=alert] button + button',
    },
    anatomyOf: 'AllParts',
    keyboard: { Tab: 'Moves to the button.', 'Enter or Space': 'Tries again.' },
    accessibility: 'An `alert`: title and text are read when it appears.',
    do: 'Say what failed, that nothing is lost and what to do.',
    dont: 'Show a code of the server as the message.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: Title as a heading of level 2, the sentence, “Try again, push button”.',
  }),
  args: {
    title: 'Ошибка загрузки списка историй',
    text: 'Сервер не ответил. Ваши истории на месте; попробуйте ещё раз через минуту.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  play: async ({ args, canvasElement }) => {
    const error = within(canvasElement).getByRole('alert');
    await userEvent.click(
      within(error).getByRole('button', { name: t({ ru: 'Попробовать снова', en: 'Try again' }) }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button to try again, and another way beside it. */
export const AllParts: Story = { args: { action: <Button>На главную</Button> } };

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        'text, retry': <ErrorState {...args} />,
        action: (
          <ErrorState
            title={say('Такой страницы нет')}
            text={say('Возможно, её удалил автор.')}
            action={<Button>{say('На главную')}</Button>}
          />
        ),
        'title alone': <ErrorState title={say('Не получилось')} />,
      }}
    />
  ),
};
