import {
  type Category,
  categories,
  categoryNames,
  hasCode,
  routes,
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
  useForm,
  useToast,
} from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ownStoryQueries, storyChanged } from '../stories/storyUpdates.ts';
import { CoverField } from './CoverField.tsx';
import { ownStoryMessages } from './messages.ts';
import { changedMetadata, metadataErrors, metadataOf } from './storyMetadata.ts';

export type StoryMetadataDialogProps = { story: StorySummary; onClose: () => void };

/** Edits title, description, tags, category and cover of a story, whether its readings are counted, and what readers are told. */
export function StoryMetadataDialog({ story, onClose }: StoryMetadataDialogProps) {
  const { details, form: messages } = useMessages(ownStoryMessages);
  const locale = useLocale();
  const names = categoryNames[locale];
  const hasMedia = useFeature('media') === true;
  const form = useMetadataForm(story, onClose);
  const category = form.pick('category');
  return (
    <FormDialog
      title={details}
      cancelLabel={messages.cancel}
      submitLabel={messages.save}
      isPending={form.isPending}
      error={
        form.rejection &&
        (hasCode(form.rejection, 'version-conflict')
          ? messages.changedElsewhere
          : `${messages.failed}: ${form.rejection.message}`)
      }
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <TextField
        {...form.field('title')}
        description={messages.titleHelp(storyTitleMaximumLength)}
        font="reading"
        isRequired
      />
      <TextArea
        {...form.field('description')}
        font="reading"
        description={messages.descriptionHelp}
      />
      <TagInput
        label={messages.tags}
        {...form.pick('tags')}
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
        value={category.value ?? 'none'}
        onChange={(id) => category.onChange(id === 'none' ? null : id)}
      />
      {story.countsReadings !== undefined && (
        <Checkbox {...form.choice('countsReadings')} description={messages.countReadingsHelp}>
          {messages.countReadings}
        </Checkbox>
      )}
      {story.showsShares !== undefined && (
        <Checkbox {...form.choice('showsShares')} description={messages.showSharesHelp}>
          {messages.showShares}
        </Checkbox>
      )}
      {story.disclosesModelText !== undefined && (
        <Checkbox
          {...form.choice('disclosesModelText')}
          description={messages.discloseModelTextHelp}
        >
          {messages.discloseModelText}
        </Checkbox>
      )}
      {hasMedia && <CoverField story={story} />}
    </FormDialog>
  );
}

function useMetadataForm(story: StorySummary, onSaved: () => void) {
  const messages = useMessages(ownStoryMessages).form;
  const change = useMutation();
  const toast = useToast();
  return useForm({
    initial: metadataOf(story),
    labels: {
      title: messages.title,
      description: messages.description,
      tags: messages.tags,
      category: messages.category,
      countsReadings: messages.countReadings,
      showsShares: messages.showShares,
      disclosesModelText: messages.discloseModelText,
    },
    check: (values) => {
      const { title, description } = metadataErrors(values);
      return {
        ...(title === 'missing' ? { title: messages.titleMissing } : {}),
        ...(title === 'tooLong' ? { title: messages.titleTooLong(storyTitleMaximumLength) } : {}),
        ...(description
          ? { description: messages.descriptionTooLong(storyDescriptionMaximumLength) }
          : {}),
      };
    },
    send: async (values) => {
      const changed = changedMetadata(story, values);
      if (!changed) {
        onSaved();
        return undefined;
      }
      const answer = await change({
        call: (client) =>
          client.call(routes.content.update, { params: { id: story.id }, body: changed }),
        answered: (item) => storyChanged(story.id, (cached) => ({ ...cached, ...item })),
        stale: ownStoryQueries,
      });
      if (!answer.ok) return answer.error;
      toast({ status: 'success', title: messages.saved });
      onSaved();
      return undefined;
    },
  });
}
