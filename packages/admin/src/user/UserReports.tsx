import { reportReasonNames, routes, type UserReport } from '@dreamfork/api-client';
import { usePages } from '@dreamfork/api-client/hooks';
import { Stack, type TableColumn, Text } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useAdminHost } from '../AdminContext.tsx';
import { HostLink } from '../layout/HostLink.tsx';
import { Moment } from '../layout/Moment.tsx';
import { PagedTable } from '../layout/PagedTable.tsx';
import { storyTitle } from '../stories/stories.css.ts';
import { userPageMessages } from './messages.ts';
import { Section } from './Section.tsx';

/** What readers reported of the user's stories and comments, and what became of it. */
export function UserReports({ userId }: { userId: string }) {
  const messages = useMessages(userPageMessages);
  const locale = useLocale();
  const pages = usePages(routes.userDetails.reports, { params: { id: userId } });
  const columns: TableColumn<UserReport>[] = [
    {
      id: 'reported',
      header: messages.reported,
      isRowHeader: true,
      render: (report) => <Reported report={report} />,
    },
    {
      id: 'reason',
      header: messages.reportReason,
      render: ({ reason, details }) => (
        <Stack gap="1">
          <span>{reportReasonNames[locale][reason]}</span>
          {details !== null && (
            <Text size="13" tone="ink2">
              {details}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'reportedAt',
      header: messages.reportedAt,
      render: ({ reportedAt }) => <Moment at={reportedAt} />,
    },
    {
      id: 'outcome',
      header: messages.outcome,
      render: ({ outcome }) => (outcome === null ? messages.open : messages.outcomes[outcome]),
    },
  ];
  return (
    <Section title={messages.reports}>
      <PagedTable
        label={messages.reports}
        pages={pages}
        columns={columns}
        empty={messages.noReports}
        failed={messages.reportsFailed}
        shown={messages.reportsShown}
      />
    </Section>
  );
}

function Reported({ report: { kind, story, commentText } }: { report: UserReport }) {
  const messages = useMessages(userPageMessages);
  const { storyHref } = useAdminHost();
  const title = story.title || messages.untitled;
  const name = kind === 'comment' ? messages.commentTo(title) : title;
  return (
    <Stack gap="1">
      <HostLink href={story.isPublic ? storyHref?.(story.id) : undefined}>{name}</HostLink>
      {commentText !== null && <span className={storyTitle}>{commentText}</span>}
    </Stack>
  );
}
