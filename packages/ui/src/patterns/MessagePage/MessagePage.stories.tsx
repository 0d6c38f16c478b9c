import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { bilingual } from '../../testing/bilingual.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { BrokenPencil } from '../Drawings/BrokenPencil.tsx';
import { ClosedNotebook } from '../Drawings/ClosedNotebook.tsx';
import { MissingPage } from '../Drawings/MissingPage.tsx';
import { TornMap } from '../Drawings/TornMap.tsx';
import { MessagePage } from './MessagePage.tsx';

const { say, inBothLanguages } = bilingual({
  'Страница не найдена': 'Page not found',
  'Извините, запрашиваемая страница не существует.': 'Sorry, there is no page at this address.',
  'Вернуться на главную': 'Back to the home page',
  'Страница администрирования не открылась': 'The administration page did not open',
  'Попробовать снова': 'Try again',
  'Требуется авторизация': 'Sign in to continue',
  'Эта страница открывается после входа. Мы вернём вас сюда.':
    'This page opens after you sign in. We will bring you back here.',
  Войти: 'Sign in',
  'История не найдена': 'Story not found',
  'Её удалили или скрыли от читателей.': 'It was deleted or hidden from readers.',
  'К списку историй': 'All stories',
  'Страница не открылась': 'The page did not open',
  'Проверьте соединение и попробуйте снова. Всё сохранённое на месте.':
    'Check the connection and try again. All that you saved is in place.',
});

const meta = {
  ...inBothLanguages,
  title: 'Patterns/MessagePage',
  component: MessagePage,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'A whole page has one thing to say: nothing is at this address, the reader may not enter, the page failed.',
      whenNot: 'A part of a page is empty or failed while the rest of it works.',
      instead: 'EmptyState and ErrorState for a part of a page, Notice for a line above it.',
      keyboard: { Tab: 'Moves through the actions.', Enter: 'Follows the one that has the focus.' },
      accessibility: 'Holds the one `h1` of the page; the drawing is hidden.',
      do: 'Say what happened and offer a way on.',
      dont: 'Leave a page without a way on.',
    }),
  },
  args: {
    drawing: TornMap,
    title: 'Страница не найдена',
    text: 'Извините, запрашиваемая страница не существует.',
    actions: (
      <LinkButton variant="primary" href="/">
        Вернуться на главную
      </LinkButton>
    ),
  },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the heading of the page; the drawing is decoration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: say('Страница не найдена') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: say('Вернуться на главную') })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Nothing is wider than a phone. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    drawing: BrokenPencil,
    title: 'Страница администрирования не открылась',
    text: 'https://stories.example.org/story/averyveryveryverylongaddressthatcannotbebrokenanywhere',
    actions: <Button variant="primary">Попробовать снова</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        TornMap: <MessagePage {...args} />,
        ClosedNotebook: (
          <MessagePage
            drawing={ClosedNotebook}
            title={say('Требуется авторизация')}
            text={say('Эта страница открывается после входа. Мы вернём вас сюда.')}
            actions={
              <LinkButton variant="primary" href="/login">
                {say('Войти')}
              </LinkButton>
            }
          />
        ),
        MissingPage: (
          <MessagePage
            drawing={MissingPage}
            title={say('История не найдена')}
            text={say('Её удалили или скрыли от читателей.')}
            actions={
              <LinkButton variant="primary" href="/stories">
                {say('К списку историй')}
              </LinkButton>
            }
          />
        ),
        BrokenPencil: (
          <MessagePage
            drawing={BrokenPencil}
            title={say('Страница не открылась')}
            text={say('Проверьте соединение и попробуйте снова. Всё сохранённое на месте.')}
            actions={
              <>
                <Button variant="primary">{say('Попробовать снова')}</Button>
                <LinkButton variant="secondary" href="/">
                  {say('Вернуться на главную')}
                </LinkButton>
              </>
            }
          />
        ),
      }}
    />
  ),
};
