import { listRoutes, type Route } from '@dreamfork/api-client';
import { Stack, Table, type TableColumn } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as styles from './Guide.css.ts';
import { Guide } from './Guide.tsx';
import { Section } from './Section.tsx';

const calls = listRoutes();
const tags = [...new Set(calls.map(({ tag }) => tag))];

const columns: readonly TableColumn<Route>[] = [
  {
    id: 'call',
    header: 'Call',
    isRowHeader: true,
    render: ({ method, path }) => <code className={styles.call}>{`${method} ${path}`}</code>,
  },
  { id: 'summary', header: 'What it does', render: ({ summary }) => summary },
  { id: 'access', header: 'Who may call', render: ({ access }) => access },
];

const meta = {
  title: 'API client/Calls',
  component: Guide,
  tags: ['!dev'],
  args: {
    title: 'Calls',
    lead: 'Every call of the API, made from the contract that the client, the mock handlers and the server share.',
    rules: [
      'A running server describes each call in OpenAPI at /api/docs, with its parameters, bodies and answers, and a place to try it.',
      'public ignores the token, optional uses one, user needs one; owner, moderator and admin say who else is refused.',
      'Every call may also be refused with 400, 429, 500, 503 or 507.',
    ],
  },
} satisfies Meta<typeof Guide>;

export default meta;

export const Calls: StoryObj<typeof meta> = {
  render: (args) => (
    <Guide {...args}>
      <Stack gap="10">
        {tags.map((tag) => (
          <Section key={tag} title={tag}>
            <Table
              label={tag}
              columns={columns}
              rows={calls.filter((call) => call.tag === tag)}
              rowKey={({ method, path }) => `${method} ${path}`}
              empty=""
            />
          </Section>
        ))}
      </Stack>
    </Guide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(tags.length);
  },
};
