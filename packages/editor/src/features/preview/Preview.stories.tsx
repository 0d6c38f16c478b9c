import { type PlayEvent, playReducer, playView, type StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { picturedPanel, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { previewMessages } from './messages.ts';
import { PreviewLayer } from './PreviewStage.tsx';
import type { PreviewOptions } from './previewOptions.ts';
import { RememberingPreview } from './RememberingPreview.tsx';

const base = buildStory('Шахта')
  .node('gate', 'start', { title: 'Ворота', content: 'Перед вами шахта.' })
  .node('mine', 'choice', { title: 'Шахта', content: 'Золота: {золото}.' })
  .node('vein', 'text', {
    title: 'Жила',
    content: 'Блестит!',
    effects: [{ kind: 'add', variable: 'золото', value: '2' }],
  })
  .link('gate', 'mine')
  .choice('mine', 'Копать', 'vein')
  .link('vein', 'mine')
  .build();

const mine: StoryDocument = {
  ...base,
  variables: [
    { id: 'v1', name: 'золото', type: 'number', initial: 3, note: '' },
    { id: 'v2', name: 'ключ', type: 'boolean', initial: false, note: '' },
    { id: 'v3', name: 'имя', type: 'text', initial: '', note: '' },
  ],
  nodes: base.nodes.map((node) => ({
    ...node,
    choices: node.choices.map((choice) => ({
      ...choice,
      effects: [{ kind: 'toggle', variable: 'ключ' }],
    })),
  })),
};

/** A player in the place of the host's: the title, the text and the choices. */
function drawPlayer({ document, play, onClose }: PreviewOptions) {
  const view = play && playView(document, play.state);
  if (!view) return <p>Нет начала</p>;
  const send = (event: PlayEvent) => play.onStateChange(playReducer(document, play.state, event));
  return (
    <div style={{ padding: 32 }}>
      <h1>{view.node.title}</h1>
      <p>{view.node.content}</p>
      {view.choices.map(({ choiceId, text }) => (
        <button key={choiceId} type="button" onClick={() => send({ type: 'choose', choiceId })}>
          {text}
        </button>
      ))}
      {view.canGoNext && (
        <button type="button" onClick={() => send({ type: 'next' })}>
          Далее
        </button>
      )}
      <button type="button" onClick={onClose}>
        Закрыть
      </button>
    </div>
  );
}

/**
 * The preview of a story with variables: their values to see and change, the steps with what each
 * changed, and the values with which play begins at a node.
 */
const meta = {
  title: 'Editor/Preview',
  component: RememberingPreview,
  args: { document: mine, renderPreview: drawPlayer, onVisit: fn(), onClose: fn() },
  parameters: {
    ...usage({
      when: 'Playing the story beside the canvas, from the start or from a node.',
      whenNot: 'It is given to readers.',
      instead: 'StoryPlayer of `player`.',
      keyboard: {
        Tab: 'Moves through the controls of the panel.',
        Escape: 'Gives the focus back to the canvas.',
      },
      accessibility: 'A region of its own; where the reader is stands on the canvas too.',
      do: 'Play from the node that was changed.',
      dont: 'Take the preview for statistics.',
    }),
    layout: 'fullscreen',
  },
  render: (args) => (
    <div style={{ position: 'relative', height: '100vh' }}>
      <PreviewLayer onClose={args.onClose}>
        <RememberingPreview {...args} />
      </PreviewLayer>
    </div>
  ),
} satisfies Meta<typeof RememberingPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

const intoTheVein = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'Далее');
  await press(canvasElement, 'Копать');
};

/** Each step names what it changed; a changed value says what it was. */
export const Steps: Story = {
  tags: ['panel'],
  parameters: picturedPanel,
  play: async ({ canvas, canvasElement }) => {
    await intoTheVein(canvasElement);
    const steps = within(await canvas.findByRole('list', { name: t(previewMessages).steps }));
    await expect(steps.getByRole('button', { name: /3\. Жила/ })).toHaveTextContent(
      t({ ru: 'золото 3 → 5, ключ нет → да', en: 'золото 3 → 5, ключ no → yes' }),
    );
    await expect(steps.getByRole('button', { name: /1\. Ворота/ })).toHaveTextContent(
      t(previewMessages).unchanged,
    );
    await expect(canvas.getByRole('textbox', { name: 'золото' })).toHaveAccessibleDescription(
      t(previewMessages).changed(t(previewMessages).types.number, '3'),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t({ ru: 'Жила. золото 3 → 5, ключ нет → да', en: 'Жила. золото 3 → 5, ключ no → yes' }),
    );
  },
};

/** A press on a step, or Enter, goes back to it: the values are those that the reader had there. */
export const BackToAStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await intoTheVein(canvasElement);
    await press(canvasElement, /2\. Шахта/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Шахта');
    await expect(canvas.getByText('Золота: 3.')).toBeVisible();
    const current = canvas.getByRole('button', { name: /2\. Шахта/ });
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /1\. Ворота/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ворота');
  },
};

/** A value that the author types counts at once; one that is no number leaves the former one. */
export const AnotherValue: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Далее');
    const gold = canvas.getByRole('textbox', { name: 'золото' });
    await userEvent.clear(gold);
    await expect(gold).toHaveAccessibleDescription(new RegExp(t(previewMessages).noNumber));
    await expect(canvas.getByText('Золота: 3.')).toBeVisible();
    await userEvent.type(gold, '12,5');
    await expect(gold).toHaveValue('12,5');
    await expect(canvas.getByText('Золота: 12.5.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'ключ' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'имя' }), 'Аня');
    await expect(canvas.getByRole('button', { name: /2\. Шахта/ })).toHaveTextContent(
      t({
        ru: 'золото 3 → 12.5, ключ нет → да, имя пусто → «Аня»',
        en: 'золото 3 → 12.5, ключ no → yes, имя empty → “Аня”',
      }),
    );
  },
};

const fromTheVein = { startNodeId: 'vein', path: ['gate', 'mine', 'vein'] };

/** Play from here: the path and its values are told before, and the effects of its choices count. */
export const FromHere: Story = {
  args: fromTheVein,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(
        t({
          ru: 'До узла «Жила» 2 шага: золото 5, ключ да',
          en: '2 steps to the node “Жила”: золото 5, ключ yes',
        }),
      ),
    ).toBeVisible();
    await press(canvasElement, t(previewMessages).play);
    await expect(canvas.getByRole('textbox', { name: 'золото' })).toHaveValue('5');
    await expect(canvas.getByRole('button', { name: /3\. Жила/ })).toHaveTextContent(
      'золото 3 → 5',
    );
  },
};

/** The initial values instead, and one of them set by hand. */
export const FromHereByHand: Story = {
  args: fromTheVein,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: t(previewMessages).initial }));
    await expect(canvas.getByRole('switch', { name: 'ключ' })).not.toBeChecked();
    const gold = canvas.getByRole('textbox', { name: 'золото' });
    await userEvent.clear(gold);
    await userEvent.type(gold, '40{Enter}');
    await expect(await canvas.findByRole('list', { name: t(previewMessages).steps })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'золото' })).toHaveValue('40');
    await expect(canvasElement.ownerDocument.activeElement).toContainElement(
      canvas.getByRole('heading', { level: 1 }),
    );
  },
};

/** No path leads to the node: it begins with the initial values. */
export const NoWayThere: Story = {
  args: { startNodeId: 'vein' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t(previewMessages).noPath('Жила'))).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** On a phone the panel is a drawer under the player. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    if (window.innerWidth >= 800) return;
    await expect(canvas.queryByRole('list', { name: t(previewMessages).steps })).toBeNull();
    await press(canvasElement, t(previewMessages).panel);
    await expect(await canvas.findByRole('list', { name: t(previewMessages).steps })).toBeVisible();
    await press(canvasElement, t(previewMessages).panel);
    await expect(canvas.queryByRole('list', { name: t(previewMessages).steps })).toBeNull();
  },
};
