import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { t } from '../../testing/t.ts';
import { picturedWhole, usage } from '../../testing/usage.ts';
import { Button } from '../Button/Button.tsx';
import { dialogMessages } from '../Dialog/Dialog.messages.ts';
import { ConfirmProvider, useConfirm, usePrompt } from './ConfirmProvider.tsx';

function Questions() {
  const confirm = useConfirm();
  const prompt = usePrompt();
  const [answer, setAnswer] = useState('');
  const askToDelete = async () => {
    const isConfirmed = await confirm({
      title: 'Вы уверены, что хотите удалить эту историю?',
      text: 'Её не будет ни у вас, ни у читателей.',
      confirmLabel: 'Удалить',
      tone: 'danger',
    });
    setAnswer(isConfirmed ? 'удалено' : 'оставлено');
  };
  const askForChoice = async () => {
    const text = await prompt({
      title: 'Новый вариант',
      label: 'Текст варианта',
      initialValue: 'Вернуться',
      confirmLabel: 'Добавить',
    });
    setAnswer(text ?? 'без ответа');
  };
  return (
    <Inline gap="3">
      <Button onPress={() => void askToDelete()}>Удалить историю</Button>
      <Button onPress={() => void askForChoice()}>Добавить вариант</Button>
      <Text as="output">{answer}</Text>
    </Inline>
  );
}

const meta = {
  title: 'Components/Overlays/Confirm',
  component: ConfirmProvider,
  parameters: usage({
    when: 'A command asks before it goes on: `await useConfirm()(…)` for yes or no, `usePrompt()` for one line of text. Enter agrees, or declines where `tone` is `danger`; Escape declines.',
    whenNot:
      'The action can be undone: do it and offer “Undo” in a toast. Or more than one thing is asked.',
    instead:
      'Toast with an action, Dialog with a form, AlertDialog where the question is part of a view.',
    keyboard: {
      Enter: 'Agrees, or declines where `tone` is `danger`.',
      Escape: 'Declines, keeps what was typed for the next time and gives the focus back.',
    },
    accessibility:
      'Opens an `alertdialog` named by its title; the promise is fulfilled after the focus has gone back.',
    do: 'Ask only what cannot be undone, and name what is lost.',
    dont: 'Ask before every action: people then press without reading.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: A question: “alert”, title and text, “Cancel, push button”. With a field: “Новый вариант, dialog; Текст варианта, entry”; Escape gives the focus back. Found: “information” before the buttons; mended in the sheet of all dialogs.',
  }),
  args: { children: <Questions /> },
} satisfies Meta<typeof ConfirmProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    remove: canvas.getByRole('button', { name: 'Удалить историю' }),
    add: canvas.getByRole('button', { name: 'Добавить вариант' }),
    answer: canvas.getByRole('status'),
  };
};

/** Enter right after the question opens deletes nothing; the dangerous button is one Tab further. */
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { remove, answer } = parts(canvasElement);
    const ask = async () => {
      await userEvent.click(remove);
      const question = await screen.findByRole('alertdialog', { name: /удалить эту историю/ });
      await waitFor(() =>
        expect(
          within(question).getByRole('button', { name: t(dialogMessages).cancel }),
        ).toHaveFocus(),
      );
    };
    await ask();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answer).toHaveTextContent('оставлено'));
    await waitFor(() => expect(remove).toHaveFocus());
    await ask();
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(answer).toHaveTextContent('удалено'));
    await waitFor(() => expect(remove).toHaveFocus());
  },
};

export const EscapeDeclines: Story = {
  play: async ({ canvasElement }) => {
    const { remove, answer } = parts(canvasElement);
    await userEvent.click(remove);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(answer).toHaveTextContent('оставлено'));
    await waitFor(() => expect(remove).toHaveFocus());
  },
};

export const PromptGivesText: Story = {
  play: async ({ canvasElement }) => {
    const { add, answer } = parts(canvasElement);
    await userEvent.click(add);
    const field = await screen.findByRole('textbox', { name: 'Текст варианта' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Позвать смотрителя{Enter}');
    await waitFor(() => expect(answer).toHaveTextContent('Позвать смотрителя'));
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const PromptDeclined: Story = {
  play: async ({ canvasElement }) => {
    const { add, answer } = parts(canvasElement);
    await userEvent.click(add);
    await userEvent.click(await screen.findByRole('button', { name: t(dialogMessages).cancel }));
    await waitFor(() => expect(answer).toHaveTextContent('без ответа'));
  },
};

/** A slip of the finger loses no words: after Escape they are there when the same is asked again. */
export const EscapeKeepsWords: Story = {
  play: async ({ canvasElement }) => {
    const { add, answer } = parts(canvasElement);
    const open = async () => {
      await userEvent.click(add);
      const field = await screen.findByRole('textbox', { name: 'Текст варианта' });
      await waitFor(() => expect(field).toHaveFocus());
      return field;
    };
    await open();
    await userEvent.keyboard('Позвать{Escape}');
    await waitFor(() => expect(answer).toHaveTextContent('без ответа'));
    await waitFor(() => expect(add).toHaveFocus());
    await expect(await open()).toHaveValue('Позвать');
    await userEvent.click(screen.getByRole('button', { name: t(dialogMessages).cancel }));
    await waitFor(() => expect(add).toHaveFocus());
    await expect(await open()).toHaveValue('Вернуться');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const Question: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(parts(canvasElement).remove);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /ни у читателей/,
    );
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: picturedWhole,
  play: async ({ canvasElement }) => {
    await userEvent.click(parts(canvasElement).remove);
    const question = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(
        within(question).getByRole('button', { name: t(dialogMessages).cancel }),
      ).toHaveFocus(),
    );
  },
};
