import { typeset } from '@dreamfork/story/text';
import { t } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playerMessages } from '../messages.ts';
import { animationsEnded, fullPage } from './fullPage.ts';
import { atTheFoot, drawing, lighthouse, media, twelveChoices } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

const meta = {
  title: 'Player/Ahead',
  tags: ['!autodocs'],
  component: StoryPlayer,
  args: { story: lighthouse, initialState: atTheFoot },
  parameters: fullPage,
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The targets of choices are prerendered, invisible and inaccessible; a step only shows them. */
export const Passages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const passages = () => canvas.getAllByRole('article', { hidden: true });
    await waitFor(() => expect(passages()).toHaveLength(4));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const title = canvas.getByText('Голос смотрителя');
    await expect(title).not.toBeVisible();
    await expect(canvas.getByText('Вы гребёте, не оглядываясь.')).not.toBeVisible();

    document.getSelection()?.selectAllChildren(canvasElement);
    await expect(String(document.getSelection())).toContain('Пахнет солью');
    await expect(String(document.getSelection())).not.toContain('Вы гребёте, не оглядываясь.');
    document.getSelection()?.removeAllRanges();

    canvas.getByRole('button', { name: typeset('Вернуться к лодке') }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t(playerMessages).restart })).toHaveFocus();
    const unseen = passages().flatMap((one) =>
      one.ariaHidden ? [...one.querySelectorAll('button')] : [],
    );
    await expect(unseen.length).toBeGreaterThan(0);
    for (const button of unseen) {
      button.focus();
      await expect(button).not.toHaveFocus();
    }

    await userEvent.click(canvas.getByRole('button', { name: 'Позвать смотрителя' }));
    await expect(title).toBeVisible();
    await expect(title).toHaveFocus();
    await expect(canvas.queryByText('Вы гребёте, не оглядываясь.')).not.toBeInTheDocument();
    await expect(canvas.getByRole('article')).toBe(title.parentElement);
    await animationsEnded(canvasElement);
  },
};

/** Only the first few of many targets are prerendered. */
export const OfTwelveChoices: Story = {
  args: { story: twelveChoices, initialState: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const passages = () => canvas.getAllByRole('article', { hidden: true });
    await waitFor(() => expect(passages()).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Дверь номер 12' }));
    await expect(canvas.getByTestId('player-root')).toHaveAttribute('data-node-id', 'room-12');
    await expect(passages()).toHaveLength(1);
    await animationsEnded(canvasElement);
  },
};

const pictureAhead = '/pictures/stones.svg';
const asked: string[] = [];

/** The pictures of the next nodes are loaded before the step, which requests nothing more. */
export const Pictures: Story = {
  args: {
    initialState: undefined,
    story: {
      ...lighthouse,
      nodes: lighthouse.nodes.map((node) =>
        node.id === 'stones'
          ? { ...node, media: [media('image', { url: pictureAhead, title: 'Камни' })] }
          : node,
      ),
    },
  },
  parameters: {
    msw: [
      http.get(pictureAhead, ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return new HttpResponse(drawing, {
          headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=60' },
        });
      }),
    ],
  },
  beforeEach: () => void asked.splice(0),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(asked).toEqual([pictureAhead]));
    await expect(canvas.queryByRole('img', { name: 'Камни' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: t(playerMessages).next }));
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Камни' });
    await waitFor(() => expect(image.naturalWidth).toBe(640));
    await expect(asked).toEqual([pictureAhead]);
    await animationsEnded(canvasElement);
  },
};
