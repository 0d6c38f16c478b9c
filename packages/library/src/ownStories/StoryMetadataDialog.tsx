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
import { useFeature, useMutation } from '@dreamfork/api-client/hooks';
import {
  Checkbox,
  FormDialog,
  Select,
  TagInput,
  TextArea,
  TextField,
  useToast,
} from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { ownStoryMessages } from '../messages/ownStories.ts';
import { ownStoryQueries, storyChanged } from '../stories/storyUpdates.ts';
import { CoverField } from './CoverField.tsx';
import {
  changedMetadata,
  metadataErrors,
  metadataOf,
  type StoryMetadata,
} from './storyMetadata.ts';

export type StoryMetadataDialogProps = { story: StorySummary; onClose: () => void };

/** Edits title, description, tags, category and cover of a story, whether its readings are counted, and what readers are told. */
export function StoryMetadataDialog({ story, onClose }: StoryMetadataDialogProps) {
  const { details, form: messages } = useMessages(ownStoryMessages);
  const locale = useLocale();
  const names = categoryNames[locale];
  const hasMedia = useFeature('media') === true;
  const save = useSaveMetadata(story, onClose);
  const [form, setForm] = useState(() => metadataOf(story));
  const [isTried, setTried] = useState(false);
  const errors = metadataErrors(form);
  const titleError =
    errors.title &&
    {
      missing: messages.titleMissing,
      tooLong: messages.titleTooLong(storyTitleMaximumLength),
    }[errors.title];
  const descriptionError =
    errors.description && messages.descriptionTooLong(storyDescriptionMaximumLength);
  const set = (changed: Partial<StoryMetadata>) => setForm({ ...form, ...changed });

  const submit = () => {
    setTried(true);
    if (!errors.title && !errors.description) void save.send(form);
  };
  return (
    <FormDialog
      title={details}
      cancelLabel={messages.cancel}
      submitLabel={messages.save}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={messages.title}
        description={messages.titleHelp(storyTitleMaximumLength)}
        font="reading"
        isRequired
        value={form.title}
        onChange={(title) => set({ title })}
        errorMessage={isTried ? titleError : undefined}
      />
      <TextArea
        label={messages.description}
        font="reading"
        description={messages.descriptionHelp}
        value={form.description}
        onChange={(description) => set({ description })}
        errorMessage={isTried ? descriptionError : undefined}
      />
      <TagInput
        label={messages.tags}
        value={form.tags}
        onChange={(tags) => set({ tags })}
        maximum={tagsMaximum}
        maximumLength={tagMaximumLength}
        sameAs={tagKey}
      />
      <Select<Category | 'none'>
        label={messages.category}
        items={[
          { id: 'none', label: messages.noCategory },
          ...categories.map((id) => ({ id, label: names[id] })),
        ]}
        value={form.category ?? 'none'}
        onChange={(id) => set({ category: id === 'none' ? null : id })}
      />
      {story.countsReadings !== undefined && (
        <Checkbox
          isSelected={form.countsReadings}
          onChange={(countsReadings) => set({ countsReadings })}
          description={messages.countReadingsHelp}
        >
          {messages.countReadings}
        </Checkbox>
      )}
      {story.showsShares !== undefined && (
        <Checkbox
          isSelected={form.showsShares}
          onChange={(showsShares) => set({ showsShares })}
          description={messages.showSharesHelp}
        >
          {messages.showShares}
        </Checkbox>
      )}
      {story.disclosesModelText !== undefined && (
        <Checkbox
          isSelected={form.disclosesModelText}
          onChange={(disclosesModelText) => set({ disclosesModelText })}
          description={messages.discloseModelTextHelp}
        >
          {messages.discloseModelText}
        </Checkbox>
      )}
      {hasMedia && <CoverField story={story} />}
    </FormDialog>
  );
}

function useSaveMetadata(story: StorySummary, onSaved: () => void) {
  const messages = useMessages(ownStoryMessages).form;
  const change = useMutation();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const send = async (form: StoryMetadata) => {
    const changed = changedMetadata(story, form);
    if (!changed) {
      onSaved();
      return;
    }
    setPending(true);
    setError(null);
    const answer = await change({
      call: (client) => client.content.update(story.id, changed),
      answered: (item) => storyChanged(story.id, (cached) => ({ ...cached, ...item })),
      stale: ownStoryQueries,
    });
    setPending(false);
    if (answer.ok) {
      toast({ status: 'success', title: messages.saved });
      onSaved();
      return;
    }
    setError(
      hasCode(answer.error, 'version-conflict')
        ? messages.changedElsewhere
        : `${messages.failed}: ${answer.error.message}`,
    );
  };
  return { isPending, error, send };
}
