import {
  type Category,
  categories,
  categoryNames,
  hasCode,
  type StorySummary,
  storyDescriptionMaximumLength,
  storyTitleMaximumLength,
  tagKey,
  tagMaximumLength,
  tagsMaximum,
} from '@dreamfork/api-client';
import { useChange } from '@dreamfork/api-client/hooks';
import { Select, TagInput, TextArea, TextField, useToast } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { ownStoryMessages } from '../../messages/ownStories.ts';
import { ownStoryAnswers, storyChanged } from '../../stories/storyEdits.ts';
import { changedDetails, detailsOf, faultsOf, type StoryDetailsForm } from './storyDetailsForm.ts';

export type StoryDetailsProps = { story: StorySummary; onClose: () => void };

/** What a story is about: its title, description, tags and category. */
export function StoryDetails({ story, onClose }: StoryDetailsProps) {
  const messages = useMessages(ownStoryMessages);
  const words = messages.form;
  const locale = useLocale();
  const names = categoryNames[locale];
  const save = useSaving(story, onClose);
  const [form, setForm] = useState(() => detailsOf(story));
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(form);
  const titleFault =
    faults.title &&
    {
      missing: words.titleMissing,
      tooLong: words.titleTooLong(storyTitleMaximumLength),
    }[faults.title];
  const descriptionFault =
    faults.description && words.descriptionTooLong(storyDescriptionMaximumLength);
  const set = (changed: Partial<StoryDetailsForm>) => setForm({ ...form, ...changed });

  const submit = () => {
    setTried(true);
    if (!faults.title && !faults.description) void save.send(form);
  };
  return (
    <FormDialog
      title={messages.details}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      isPending={save.isPending}
      problem={save.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.title}
        font="reading"
        isRequired
        value={form.title}
        onChange={(title) => set({ title })}
        errorMessage={isTried ? titleFault : undefined}
      />
      <TextArea
        label={words.description}
        font="reading"
        description={words.descriptionHelp}
        value={form.description}
        onChange={(description) => set({ description })}
        errorMessage={isTried ? descriptionFault : undefined}
      />
      <TagInput
        label={words.tags}
        value={form.tags}
        onChange={(tags) => set({ tags })}
        maximum={tagsMaximum}
        maximumLength={tagMaximumLength}
        sameAs={tagKey}
      />
      <Select<Category | 'none'>
        label={words.category}
        items={[
          { id: 'none', label: words.noCategory },
          ...categories.map((id) => ({ id, label: names[id] })),
        ]}
        value={form.category ?? 'none'}
        onChange={(id) => set({ category: id === 'none' ? null : id })}
      />
    </FormDialog>
  );
}

function useSaving(story: StorySummary, onSaved: () => void) {
  const words = useMessages(ownStoryMessages).form;
  const change = useChange();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (form: StoryDetailsForm) => {
    const changed = changedDetails(story, form);
    if (!changed) {
      onSaved();
      return;
    }
    setPending(true);
    setProblem(null);
    const answer = await change({
      call: (client) => client.content.update(story.id, changed),
      answered: (item) => storyChanged(story.id, (kept) => ({ ...kept, ...item })),
      stale: ownStoryAnswers,
    });
    setPending(false);
    if (answer.ok) {
      toast({ status: 'success', title: words.saved });
      onSaved();
      return;
    }
    setProblem(
      hasCode(answer.error, 'version-conflict')
        ? words.changedElsewhere
        : `${words.failed}: ${answer.error.message}`,
    );
  };
  return { isPending, problem, send };
}
