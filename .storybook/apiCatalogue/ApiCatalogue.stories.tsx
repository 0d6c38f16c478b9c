import recording from 'virtual:api-recording';
import * as fixtures from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { Disclosure, Stack } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';
import { Catalogue } from './Catalogue.tsx';
import { JsonView } from './JsonView.tsx';

const meta = {
  title: 'API client/Catalogue',
  component: Chapter,
  args: {
    title: 'Calls and hooks',
    lead: 'Every call of the API, made from the contract: what it takes and answers, the function of the client and the hook that make it, its OpenAPI, and a place to try it against the mock server.',
    rules: [
      'Examples are what the mock server answered to the contract cases, which the real server passes too.',
      'A scenario is how the mock server behaves: `ok`, `empty`, `slow`, `forbidden`, `failing`, or an error that the call may answer with.',
      'A running server has the whole OpenAPI description at /api/docs.',
    ],
  },
  beforeEach: ({ msw }) => msw.use(...createHandlers()),
} satisfies Meta<typeof Chapter>;

export default meta;
type Story = StoryObj<typeof meta>;

type Part = Pick<ReturnType<typeof within>, 'findByRole'>;

const expectText = (part: Part, name: string, text: string) =>
  waitFor(async () => {
    const field = await part.findByRole('textbox', { name });
    return expect((field as HTMLTextAreaElement).value).toContain(text);
  });

export const Calls: Story = {
  render: (args, { msw }) => (
    <Chapter {...args}>
      <Catalogue recording={recording} serve={(handlers) => msw.use(...handlers)} />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search in all calls and hooks' }),
      'useStoryData',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'GET stories.data' }));
    const call = within(canvas.getByRole('region', { name: 'stories.data' }));
    await expect(call.getByText(/^client\.stories\.data: /)).toBeVisible();
    await expect(call.getByText(/^useStoryData: /)).toBeVisible();
    await expect(call.getByRole('heading', { name: /^200: / })).toBeVisible();

    await userEvent.click(call.getByRole('tab', { name: 'Try' }));
    await userEvent.click(call.getByRole('button', { name: 'Send' }));
    await expectText(call, 'Answer', '"nodes"');
    await expectText(call, 'As curl', 'curl -X GET');
    await userEvent.click(call.getByRole('button', { name: /Scenario/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'failing' }));
    await userEvent.click(call.getByRole('button', { name: 'Send' }));
    await expectText(call, 'What the client returns', '"code": "internal"');

    await userEvent.click(call.getByRole('tab', { name: 'Hooks' }));
    await userEvent.click(call.getByRole('button', { name: 'Render' }));
    await expectText(call, 'State of useStoryData', '"isLoading"');

    await userEvent.click(call.getByRole('tab', { name: 'OpenAPI' }));
    await expectText(call, 'OpenAPI 3.1', '"responses"');
  },
};

const isData = ([, value]: [string, unknown]) => typeof value !== 'function';

/** What the mock server holds at first, by the name of its export. */
export const Fixtures: Story = {
  args: {
    title: 'Fixtures',
    lead: 'The world of the mock server: users with passwords, stories with documents, files, versions and readings, the same in every run.',
    rules: [
      '`createHandlers(scenario, { database })` begins with other data.',
      '`fixtureToken(anna)` signs a user in.',
    ],
  },
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="2">
        {Object.entries(fixtures)
          .filter(isData)
          .map(([name, value]) => (
            <Disclosure key={name} title={name} headingLevel={2}>
              <JsonView label={name} value={value} />
            </Disclosure>
          ))}
      </Stack>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'anna' }));
    await expectText(canvas, 'anna', 'anna@dreamfork.test');
  },
};
