import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { t } from '../../testing/t.ts';
import { pictured, usage } from '../../testing/usage.ts';
import { EmailField } from './EmailField.tsx';
import { Form } from './Form.tsx';
import { requiredFields, type SubmitError } from './fieldErrors.ts';
import { useForm } from './useForm.ts';

const send = fn<(values: object) => Promise<SubmitError | undefined>>();
const onRejected = fn();

const required = 'Заполните это поле';

function Registration() {
  const form = useForm({
    initial: { username: '', email: '', terms: false },
    labels: { username: 'Имя пользователя', email: 'Email', terms: 'Условия' },
    check: ({ username, email, terms }) => ({
      ...requiredFields({ username, email }, ['username', 'email'], required),
      ...(terms ? {} : { terms: 'Отметьте, чтобы продолжить' }),
    }),
    send,
    onRejected,
    fieldOfCode: { 'email-taken': 'email' },
  });
  return (
    <Form form={form}>
      <TextField {...form.field('username')} />
      <EmailField {...form.field('email')} />
      <Checkbox {...form.choice('terms')}>Принимаю условия</Checkbox>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        Зарегистрироваться
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Patterns/Form',
  component: Form,
  parameters: usage({
    when: 'Fields that are sent together. `useForm` holds the values, checks them after the first attempt and puts the answers of a server at their fields.',
    whenNot: 'Each field is saved by itself as it changes.',
    instead: 'Switch, Select or TextField alone; FormDialog for a form in a dialog.',
    anatomy: {
      'Summary of errors': 'form > [role=group]',
      Fields: 'form div:has(> label)',
      Buttons: 'form [type=submit]',
    },
    anatomyOf: 'Matrix',
    keyboard: {
      Enter: 'Sends the form from a field of one line.',
      Tab: 'Moves through fields and buttons.',
    },
    accessibility:
      'After a failed attempt the focus goes to the wrong field, or to the summary where there are several. Errors of the server stand at their fields.',
    do: 'Check after the first attempt and then with each change.',
    dont: 'Disable the button until all is right: nobody then learns what is missing.',
    screenReader:
      'Orca 43.1 with Chromium 156, 2026-11-27: “Email, entry, required”, “check box, not checked”; sending with mistakes says “Check these fields, panel”.',
  }),
  render: () => <Registration />,
  beforeEach: () => {
    send.mockReset().mockResolvedValue(undefined);
    onRejected.mockReset();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Имя пользователя/), 'marina');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'marina@example.com');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    const values = { username: 'marina', email: 'marina@example.com', terms: true };
    await expect(send.mock.calls).toEqual([[values]]);
  },
};

/** Several invalid fields: the summary gets the focus. One: the field itself. */
export const InvalidFields: Story = {
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Зарегистрироваться' });
    await userEvent.click(submit);
    const summary = canvas.getByRole('group', {
      name: t({ ru: 'Проверьте эти поля', en: 'Check these fields' }),
    });
    await expect(summary).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(/^Имя пользователя/), 'marina');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(summary).not.toBeInTheDocument();
    await userEvent.click(submit);
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
  },
};

/** An error code of the server is shown at the field that it is about, until the field is changed. */
export const RejectedByServer: Story = {
  play: async ({ canvas }) => {
    const taken = { code: 'email-taken', message: 'Этот адрес уже занят' };
    send.mockResolvedValue(taken);
    await userEvent.type(canvas.getByLabelText(/^Имя пользователя/), 'marina');
    const email = canvas.getByLabelText(/^Email/);
    await userEvent.type(email, 'marina@example.com');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/Этот адрес уже занят/);
    await expect(onRejected.mock.calls).toEqual([[taken, true]]);
    await userEvent.type(email, '.org');
    await expect(email).not.toHaveAccessibleDescription(/Этот адрес уже занят/);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
  },
};
