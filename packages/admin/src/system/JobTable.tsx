import { type Job, routes } from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import {
  Badge,
  type BadgeTone,
  Button,
  EmptyState,
  Heading,
  Stack,
  Table,
  type TableColumn,
  Text,
  useToast,
} from '@dreamfork/ui';
import { formatNumber, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Moment } from '../layout/Moment.tsx';
import { systemMessages } from './messages.ts';

const tones: Record<Job['state'], BadgeTone> = {
  'never-run': 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
};

/** What the server does by itself: when it last did, how it went, and a way to run it now. */
export function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const messages = useMessages(systemMessages);
  const columns = useJobColumns();
  return (
    <Stack gap="4" as="section">
      <Heading level={2} size="21">
        {messages.jobs}
      </Heading>
      <Table
        density="compact"
        label={messages.jobs}
        columns={columns}
        rows={jobs}
        rowKey={({ id }) => id}
        empty={<EmptyState title={messages.noJobs} />}
      />
    </Stack>
  );
}

function useJobColumns(): TableColumn<Job>[] {
  const messages = useMessages(systemMessages);
  const locale = useLocale();
  return [
    {
      id: 'job',
      header: messages.job,
      isRowHeader: true,
      render: ({ id }) => messages.jobNames[id],
    },
    { id: 'state', header: messages.state, render: (job) => <JobState job={job} /> },
    {
      id: 'lastRun',
      header: messages.lastRun,
      render: ({ lastRunAt }) =>
        lastRunAt === null ? messages.unknown : <Moment at={lastRunAt} />,
    },
    {
      id: 'duration',
      header: messages.duration,
      align: 'end',
      render: ({ duration }) =>
        duration === null
          ? messages.unknown
          : messages.milliseconds(formatNumber(locale, duration)),
    },
    { id: 'run', header: messages.actions, render: (job) => <RunButton job={job} /> },
  ];
}

function JobState({ job: { state, error, pending } }: { job: Job }) {
  const messages = useMessages(systemMessages);
  const locale = useLocale();
  return (
    <Stack gap="1" align="start">
      <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      {state === 'failed' && <Text as="span">{error ?? messages.cutShort}</Text>}
      {pending !== null && pending > 0 && (
        <Text as="span">{messages.pending(formatNumber(locale, pending))}</Text>
      )}
    </Stack>
  );
}

function RunButton({ job: { id, state } }: { job: Job }) {
  const messages = useMessages(systemMessages);
  const mutate = useMutation();
  const toast = useToast();
  const act = state === 'failed' ? messages.retry : messages.run;
  const run = async () => {
    const answer = await mutate({
      call: (client) => client.call(routes.operation.runJob, { params: { job: id } }),
      stale: [routes.operation.overview],
    });
    toast(
      answer.ok
        ? { status: 'success', title: messages.started }
        : { status: 'error', title: messages.runFailed, description: answer.error.message },
    );
  };
  return (
    <Button
      size="small"
      aria-label={messages.runOf(act, messages.jobNames[id])}
      isPending={state === 'running'}
      onPress={() => void run()}
    >
      {act}
    </Button>
  );
}
