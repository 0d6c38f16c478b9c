import { type MaintenanceNotice, noticeMaximumLength } from '@dreamfork/api-client';
import { siteStatus, systemOverview, useMutation } from '@dreamfork/api-client/hooks';
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
import { systemMessages } from '../messages/system.ts';
import { checkNotice, toDraft, toNotice } from './noticeDraft.ts';

/** The notice that all visitors see, in both languages, and its period. */
export function NoticeForm({ notice }: { notice: MaintenanceNotice | null }) {
  const messages = useMessages(systemMessages);
  const mutate = useMutation();
  const toast = useToast();
  const [isClearing, setClearing] = useState(false);
  const stale = [systemOverview, siteStatus];
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
        call: (client) => client.administration.setNotice(toNotice(values)),
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
    const answer = await mutate({ call: (client) => client.administration.clearNotice(), stale });
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
