import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { PlayerControls, StoryPlayerProps } from '../StoryPlayer.types.ts';
import { atTheFoot, lighthouse } from './StoryPlayer.fixtures.ts';
import { StoryPlayer } from './StoryPlayer.tsx';

type Command = [name: string, run: (player: PlayerControls) => void];

const commands: Command[] = [
  ['Forward', (player) => player.next()],
  ['Backward', (player) => player.back()],
  ['From the start', (player) => player.restart()],
  ['To the keeper', (player) => player.goTo('keeper')],
  ['To nobody', (player) => player.goTo('nobody')],
  [
    'Two steps forward',
    (player) => {
      player.next();
      player.next();
    },
  ],
];

/** A host with buttons of its own, one of which asks for a node that the story does not have. */
function WithButtons(props: StoryPlayerProps) {
  const controls = useRef<PlayerControls>(null);
  return (
    <>
      {commands.map(([name, run]) => (
        <button key={name} type="button" onClick={() => controls.current && run(controls.current)}>
          {name}
        </button>
      ))}
      <StoryPlayer {...props} controls={controls} />
    </>
  );
}

const meta = {
  title: 'Player/Controls of the host',
  component: StoryPlayer,
  render: (args) => <WithButtons {...args} />,
  args: { story: lighthouse, presentation: 'inline', onEvent: fn() },
  parameters: usage({
    when: 'The host has its own buttons, or a lesson that leads through the story: a ref in `controls` gets next, back, restart and go to.',
    whenNot: 'The button would only repeat one that the player already has.',
    instead: 'The player’s own controls.',
    keyboard: {},
    accessibility:
      'The focus stays on the control of the host; the position in the story is announced.',
    do: 'Tell the reader what your button does to the story.',
    dont: 'Move the story while the reader reads.',
  }),
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(canvasElement).getByTestId('player-root');
};

/** The same steps as the reader's, also two before the next render; the host's button keeps the focus. */
export const Commands: Story = {
  play: async ({ canvasElement, args }) => {
    const root = await press(canvasElement, 'Forward');
    await expect(root).toHaveAttribute('data-node-id', 'stones');
    const forward = within(canvasElement).getByRole('button', { name: 'Forward' });
    await expect(forward).toHaveFocus();
    await press(canvasElement, 'Two steps forward');
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'enterNode', nodeId: 'door' });
    await press(canvasElement, 'Backward');
    await expect(root).toHaveAttribute('data-node-id', 'door');
    await press(canvasElement, 'From the start');
    await expect(root).toHaveAttribute('data-node-id', 'start');
    await press(canvasElement, 'To the keeper');
    await expect(root).toHaveAttribute('data-node-id', 'keeper');
  },
};

/** At a choice nothing goes on without the reader, and nothing leads to a node that is not there. */
export const Refused: Story = {
  args: { initialState: atTheFoot },
  play: async ({ canvasElement, args }) => {
    const root = await press(canvasElement, 'Forward');
    await press(canvasElement, 'To nobody');
    await expect(root).toHaveAttribute('data-node-id', 'foot');
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'error',
      code: 'node-missing',
      nodeId: 'nobody',
    });
  },
};
