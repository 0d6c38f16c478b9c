import {
  type AppealDecisionRequest,
  type AppealRequest,
  type CaseListQuery,
  type CaseNoteRequest,
  type ChapterListQuery,
  type CommentListQuery,
  type CommentRequest,
  type ContentCountQuery,
  type ContentSearchQuery,
  type CreateChapterRequest,
  type CreateChoiceRequest,
  type CreateContentRequest,
  contract,
  type DecisionRequest,
  type LinkedAppealRequest,
  type OwnContentQuery,
  type OwnDecisionListQuery,
  type ReportRequest,
  type ReversalRequest,
  type SanctionRequest,
  type TagListQuery,
  type TransparencyQuery,
  type UpdateChapterRequest,
  type UpdateChoiceRequest,
  type UpdateContentRequest,
} from '../contract/index.ts';
import { createFetchFile } from './fetchFile.ts';
import type { Call, CallOptions, ClientOptions } from './transport.ts';

const { ownStories, content, chapters, choices, feedback, moderation, cases, transparency } =
  contract;

/** Calls about what an author has. */
export const createOwnStoryCalls = (call: Call) => ({
  figures: (extras?: CallOptions) => call(ownStories.figures, {}, extras),
  duplicate: (id: string, extras?: CallOptions) =>
    call(ownStories.duplicate, { params: { id } }, extras),
  restore: (id: string, extras?: CallOptions) =>
    call(ownStories.restore, { params: { id } }, extras),
});

/** The generic view of stories. */
export const createContentCalls = (call: Call) => ({
  search: (query: ContentSearchQuery = {}, extras?: CallOptions) =>
    call(content.search, { query }, extras),
  listOwn: (query: OwnContentQuery = {}, extras?: CallOptions) =>
    call(content.listOwn, { query }, extras),
  popular: (query: ContentCountQuery = {}, extras?: CallOptions) =>
    call(content.popular, { query }, extras),
  recent: (query: ContentCountQuery = {}, extras?: CallOptions) =>
    call(content.recent, { query }, extras),
  read: (id: string, extras?: CallOptions) => call(content.read, { params: { id } }, extras),
  create: (body: CreateContentRequest, extras?: CallOptions) =>
    call(content.create, { body }, extras),
  update: (id: string, body: UpdateContentRequest, extras?: CallOptions) =>
    call(content.update, { params: { id }, body }, extras),
  remove: (id: string, extras?: CallOptions) => call(content.remove, { params: { id } }, extras),
  publish: (id: string, publish: boolean, extras?: CallOptions) =>
    call(content.publish, { params: { id }, body: { publish } }, extras),
  like: (id: string, liked: boolean, extras?: CallOptions) =>
    call(content.like, { params: { id }, body: { liked } }, extras),
  categories: (extras?: CallOptions) => call(content.categories, {}, extras),
  tags: (query: TagListQuery = {}, extras?: CallOptions) => call(content.tags, { query }, extras),
});

/** Nodes of stories as the generic view has them. */
export const createChapterCalls = (call: Call) => ({
  list: (storyId: string, query: ChapterListQuery = {}, extras?: CallOptions) =>
    call(chapters.list, { params: { id: storyId }, query }, extras),
  read: (id: string, extras?: CallOptions) => call(chapters.read, { params: { id } }, extras),
  create: (body: CreateChapterRequest, extras?: CallOptions) =>
    call(chapters.create, { body }, extras),
  update: (id: string, body: UpdateChapterRequest, extras?: CallOptions) =>
    call(chapters.update, { params: { id }, body }, extras),
  remove: (id: string, version?: number, extras?: CallOptions) =>
    call(chapters.remove, { params: { id }, query: { version } }, extras),
});

/** Choice options as the generic view has them. */
export const createChoiceCalls = (call: Call) => ({
  list: (chapterId: string, extras?: CallOptions) =>
    call(choices.list, { params: { id: chapterId } }, extras),
  create: (body: CreateChoiceRequest, extras?: CallOptions) =>
    call(choices.create, { body }, extras),
  update: (id: string, body: UpdateChoiceRequest, extras?: CallOptions) =>
    call(choices.update, { params: { id }, body }, extras),
  remove: (id: string, version?: number, extras?: CallOptions) =>
    call(choices.remove, { params: { id }, query: { version } }, extras),
});

/** What readers say of a story. */
export const createFeedbackCalls = (call: Call) => ({
  comments: (id: string, query: CommentListQuery = {}, extras?: CallOptions) =>
    call(feedback.comments, { params: { id }, query }, extras),
  comment: (id: string, body: CommentRequest, extras?: CallOptions) =>
    call(feedback.comment, { params: { id }, body }, extras),
  removeComment: (id: string, commentId: string, extras?: CallOptions) =>
    call(feedback.removeComment, { params: { id, commentId } }, extras),
  reportStory: (id: string, body: ReportRequest, extras?: CallOptions) =>
    call(feedback.reportStory, { params: { id }, body }, extras),
  reportComment: (id: string, commentId: string, body: ReportRequest, extras?: CallOptions) =>
    call(feedback.reportComment, { params: { id, commentId }, body }, extras),
});

/** What moderators and administrators decide. */
export const createModerationCalls = (call: Call) => ({
  unpublish: (storyId: string, body: DecisionRequest, extras?: CallOptions) =>
    call(moderation.unpublish, { params: { id: storyId }, body }, extras),
  removeComment: (id: string, body: DecisionRequest, extras?: CallOptions) =>
    call(moderation.removeComment, { params: { id }, body }, extras),
  dismiss: (reportId: string, extras?: CallOptions) =>
    call(moderation.dismiss, { params: { id: reportId } }, extras),
});

/** Cases of moderators, and what an author learns of them. */
export const createCaseCalls = (call: Call, options: ClientOptions) => ({
  list: (query: CaseListQuery = {}, extras?: CallOptions) => call(cases.list, { query }, extras),
  read: (id: string, extras?: CallOptions) => call(cases.read, { params: { id } }, extras),
  story: (id: string, extras?: CallOptions) => call(cases.story, { params: { id } }, extras),
  claim: (id: string, extras?: CallOptions) => call(cases.claim, { params: { id } }, extras),
  release: (id: string, extras?: CallOptions) => call(cases.release, { params: { id } }, extras),
  addNote: (id: string, body: CaseNoteRequest, extras?: CallOptions) =>
    call(cases.addNote, { params: { id }, body }, extras),
  sanction: (id: string, body: SanctionRequest, extras?: CallOptions) =>
    call(cases.sanction, { params: { id }, body }, extras),
  reverse: (id: string, body: ReversalRequest, extras?: CallOptions) =>
    call(cases.reverse, { params: { id }, body }, extras),
  /** The CSV file; it has five minutes. */
  exportTransparency: (query: TransparencyQuery, extras?: CallOptions) =>
    createFetchFile(options)(transparency.exportCsv, {}, { ...extras, query }),
  decideAppeal: (id: string, body: AppealDecisionRequest, extras?: CallOptions) =>
    call(cases.decideAppeal, { params: { id }, body }, extras),
  ownDecisions: (query: OwnDecisionListQuery = {}, extras?: CallOptions) =>
    call(cases.ownDecisions, { query }, extras),
  appeal: (id: string, body: AppealRequest, extras?: CallOptions) =>
    call(cases.appeal, { params: { id }, body }, extras),
  linkedDecisions: (token: string, extras?: CallOptions) =>
    call(cases.linkedDecisions, { body: { token } }, extras),
  linkedAppeal: (id: string, body: LinkedAppealRequest, extras?: CallOptions) =>
    call(cases.linkedAppeal, { params: { id }, body }, extras),
});
