import { Button, Form, TextField, useForm } from '@dreamfork/ui';

export default function Example() {
  const form = useForm({
    initial: { title: '', email: '' },
    labels: { title: 'Title', email: 'Email' },
    check: ({ title, email }) => ({
      ...(title === '' && { title: 'Give the story a title' }),
      ...(!email.includes('@') && { email: 'Write an address such as you@example.org' }),
    }),
    send: async (values) => {
      const answer = await fetch('/api/stories', {
        method: 'POST',
        body: JSON.stringify(values),
      });
      return answer.ok ? undefined : { message: 'The story could not be saved' };
    },
    onRejected: ({ message }) => alert(message),
  });
  return (
    <Form form={form}>
      <TextField {...form.field('title')} />
      <TextField {...form.field('email')} type="email" />
      <Button type="submit" variant="primary" isPending={form.isPending}>
        Save
      </Button>
    </Form>
  );
}
