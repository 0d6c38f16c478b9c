import { t } from '@dreamfork/ui/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { EditorContextValue } from '../EditorContext.tsx';
import { assistantMessages } from '../features/assistant/messages.ts';
import { selectChoice as selectionOfChoice, selectNodes } from '../store/session/selection.ts';

type Panel = ReturnType<typeof within>;

/** What stories of the assistant do in its panel. */
export const assistantRoom = {
  selectNode:
    (nodeId: string | null) =>
    ({ edits }: EditorContextValue) =>
      edits.select(selectNodes(nodeId === null ? [] : [nodeId])),
  selectChoice:
    (nodeId: string, choiceId: string) =>
    ({ edits }: EditorContextValue) =>
      edits.select(selectionOfChoice(nodeId, choiceId)),

  /** Waits for the models. */
  showPanel: async (canvasElement: HTMLElement): Promise<Panel> => {
    const canvas = within(canvasElement);
    await canvas.findByTestId('assistant-subject');
    return within(canvas.getByTestId('assistant-panel'));
  },
  chooseTask: async (panel: Panel, name: string) => {
    await userEvent.click(
      panel.getByRole('button', { name: new RegExp(t(assistantMessages).task) }),
    );
    await userEvent.click(await screen.findByRole('option', { name }));
  },
  ask: async (panel: Panel) => {
    await userEvent.click(panel.getByRole('button', { name: t(assistantMessages).ask }));
  },
};
