'use client';

export { DashboardPage } from './dashboard/DashboardPage.tsx';
export { DecisionsPage } from './decisions/DecisionsPage.tsx';
export {
  LinkedDecisionsPage,
  type LinkedDecisionsPageProps,
} from './decisions/LinkedDecisionsPage.tsx';
export {
  type LibraryAddresses,
  type LibraryHost,
  LibraryProvider,
  type LibraryProviderProps,
  type LocalDraft,
} from './host.tsx';
export { MyStoriesPage } from './ownStories/MyStoriesPage.tsx';
export { PartButton, type PartButtonProps } from './review/PartButton.tsx';
export { ReviewMargin, type ReviewMarginProps, useThreads } from './review/ReviewMargin.tsx';
export { SelectionBar, type SelectionBarProps } from './review/SelectionBar.tsx';
export { useHighlights } from './review/useHighlights.ts';
export { type UnsentComments, useUnsent } from './review/useUnsent.ts';
export { ShareDialog, type ShareDialogProps } from './sharing/ShareDialog.tsx';
export { StatisticsPage, type StatisticsPageProps } from './statistics/StatisticsPage.tsx';
export { StoryCard, type StoryCardProps } from './stories/StoryCard.tsx';
export {
  readStoryFilter,
  type StoryFilter,
  type StoryListState,
  writeStoryFilter,
} from './stories/storyFilter.ts';
export { StoryDetails, type StoryDetailsProps } from './storyDetails/StoryDetails.tsx';
export { StoriesPage } from './storyList/StoriesPage.tsx';
