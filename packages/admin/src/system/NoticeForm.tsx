import {
  type MaintenanceNotice,
  type NoticeRequest,
  noticeMaximumLength,
  routes,
} from '@dreamfork/api-client';
import { useMutation } from '@dreamfork/api-client/hooks';
import {
  Button,
  DatePicker,
  Form,
  FormSection,
  Inline,
  TextArea,
  translateFieldErrors,
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { systemMessages } from './messages.ts';

/** The fields of the form; times as a `DatePicker` has them. */
type NoticeDraft = { ru: string; en: string; from: string; to: string };

type NoticeFault = 'textMissing' | 'timeMissing' | 'periodEmpty';
type NoticeFaults = Partial<Record<keyof NoticeDraft, NoticeFault>>;

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment in the time of this computer, to the minute. */
function toLocalTime(iso: string): string {
  const date = new Date(iso);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

const toDraft = (notice: MaintenanceNotice | null): NoticeDraft =>
  notice
    ? { ...notice.text, from: toLocalTime(notice.from), to: toLocalTime(notice.to) }
    : { ru: '', en: '', from: '', to: '' };

/** What is wrong with each field. */
function checkNotice({ ru, en, from, to }: NoticeDraft): NoticeFaults {
  const isEmptyPeriod = from !== '' && to !== '' && new Date(to) <= new Date(from);
  return {
    ...(ru.trim() ? {} : { ru: 'textMissing' }),
    ...(en.trim() ? {} : { en: 'textMissing' }),
    ...(from ? {} : { from: 'timeMissing' }),
    ...(to ? {} : { to: 'timeMissing' }),
    ...(isEmptyPeriod ? { to: 'periodEmpty' } : {}),
  };
}

const toNotice = ({ ru, en, from, to }: NoticeDraft): NoticeRequest => ({
  text: { ru, en },
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

/** The notice that all visitors see, in both languages, and its period. */
export function NoticeForm({ notice }: { notice: MaintenanceNotice | null }) {
  const messages = useMessages(systemMessages);
  const mutate = useMutation();
  const toast = useToast();
  const [isClearing, setClearing] = useState(false);
  const stale = [routes.operation.overview, routes.siteStatus.read];
  const form = useForm({
    initial: toDraft(notice),
    labels: {
      ru: messages.textRu,
      en: messages.textEn,
      from: messages.from,
      to: messages.to,
    },
    check: (values) => translateFieldErrors(checkNotice(values), messages),
    send: async (values) => {
      const answer = await mutate({
        call: (client) => client.call(routes.operation.setNotice, { body: toNotice(values) }),
        stale,
      });
      if (!answer.ok) return answer.error;
      toast({ status: 'success', title: messages.shown });
      return undefined;
    },
    onRejected: ({ message }) =>
      toast({ status: 'error', title: messages.noticeFailed, description: message }),
  });
  const clear = async () => {
    setClearing(true);
    const answer = await mutate({
      call: (client) => client.call(routes.operation.clearNotice, {}),
      stale,
    });
    setClearing(false);
    toast(
      answer.ok
        ? { status: 'success', title: messages.cleared }
        : { status: 'error', title: messages.clearFailed, description: answer.error.message },
    );
  };
  return (
    <FormSection title={messages.notice} description={messages.noticeAbout}>
      <Form form={form}>
        <TextArea
          description={messages.textHelp(noticeMaximumLength)}
          maxLength={noticeMaximumLength}
          isRequired
          {...form.field('ru')}
        />
        <TextArea
          description={messages.textHelp(noticeMaximumLength)}
          maxLength={noticeMaximumLength}
          isRequired
          {...form.field('en')}
        />
        <DatePicker hasTime isRequired {...form.field('from')} />
        <DatePicker hasTime isRequired {...form.field('to')} />
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {messages.show}
          </Button>
          {notice && (
            <Button isPending={isClearing} onPress={() => void clear()}>
              {messages.clear}
            </Button>
          )}
        </Inline>
      </Form>
    </FormSection>
  );
}
