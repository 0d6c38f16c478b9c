import { describe, expect, test, vi } from 'vitest';
import { type CommandContext, commandRunner } from './commandRunner.ts';

function setUp(
  more: Partial<CommandContext['view']> = {},
  open: 'history' | null = null,
  layer: 'overlay' | null = 'overlay',
) {
  const send = vi.fn<CommandContext['send']>();
  const onClose = vi.fn<() => void>();
  const toggle = vi.fn<CommandContext['panel']['toggle']>();
  const close = vi.fn<CommandContext['panel']['close']>();
  const ask = vi.fn<CommandContext['ask']>();
  const view = { choices: [], paths: [], canGoNext: false, canGoBack: false, ...more };
  const run = commandRunner({
    view,
    panel: { current: open, toggle, close },
    ask,
    send,
    onClose: layer ? onClose : undefined,
  });
  return { run, send, onClose, toggle, close, ask };
}

const choice = { choiceId: 'left', text: 'Налево', index: 0, isLinked: true } as const;

describe('commandRunner', () => {
  test('a number selects the choice, or the path if there are no choices', () => {
    const choosing = setUp({ choices: [choice] });
    expect(choosing.run({ type: 'choose', index: 0 })).toBe(true);
    expect(choosing.send).toHaveBeenCalledWith({ type: 'choose', choiceId: 'left' });

    const walking = setUp({
      paths: [{ connectionId: 'a', title: '', preview: '', isFound: true }],
    });
    expect(walking.run({ type: 'choose', index: 0 })).toBe(true);
    expect(walking.send).toHaveBeenCalledWith({ type: 'follow', connectionId: 'a' });
  });

  test('commands that are not possible are left to the browser', () => {
    const { run, send } = setUp({ choices: [choice] });
    expect(run({ type: 'choose', index: 4 })).toBe(false);
    expect(run({ type: 'next' })).toBe(false);
    expect(run({ type: 'back' })).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  test('next and back move if possible', () => {
    const { run, send } = setUp({ canGoNext: true, canGoBack: true });
    expect(run({ type: 'next' })).toBe(true);
    expect(run({ type: 'back' })).toBe(true);
    expect(send.mock.calls).toEqual([[{ type: 'next' }], [{ type: 'back' }]]);
  });

  test('with a panel open no key moves the story behind it', () => {
    const { run, send } = setUp({ choices: [choice], canGoNext: true, canGoBack: true }, 'history');
    expect(run({ type: 'choose', index: 0 })).toBe(false);
    expect(run({ type: 'next' })).toBe(false);
    expect(run({ type: 'back' })).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  test('close closes one layer: the open panel, then the player where it is a layer', () => {
    const withPanel = setUp({}, 'history');
    expect(withPanel.run({ type: 'close' })).toBe(true);
    expect(withPanel.close).toHaveBeenCalledOnce();
    expect(withPanel.onClose).not.toHaveBeenCalled();

    const without = setUp();
    expect(without.run({ type: 'close' })).toBe(true);
    expect(without.onClose).toHaveBeenCalledOnce();

    expect(setUp({}, null, null).run({ type: 'close' })).toBe(false);
  });

  test('letters toggle their panel', () => {
    const { run, toggle } = setUp();
    run({ type: 'toggleHistory' });
    run({ type: 'toggleSettings' });
    expect(toggle.mock.calls).toEqual([['history'], ['settings']]);
  });

  test('restart and help open their dialogs', () => {
    const { run, ask, send } = setUp();
    expect(run({ type: 'askRestart' })).toBe(true);
    expect(run({ type: 'help' })).toBe(true);
    expect(ask.mock.calls).toEqual([['restart'], ['help']]);
    expect(send).not.toHaveBeenCalled();
  });
});
