export type { BotCircle, BotEnding, BotReport } from './bot/botReport.ts';
export { type Bot, type BotOptions, type BotProgress, createBot } from './bot/createBot.ts';
export { brokenTestText } from './bot/messages.ts';
export {
  type ReadingOutcome,
  type ReadingStep,
  type RecordedReading,
  readingSteps,
} from './bot/readingSteps.ts';
export {
  type BrokenTest,
  type CheckedReading,
  runStoryTests,
  type TestOutcome,
  testValues,
} from './bot/runStoryTest.ts';
export { applyChange } from './change/applyChange.ts';
export {
  type Change,
  type ChangeEntry,
  type ConnectionChange,
  emptyChange,
  type FieldChange,
  type GroupChange,
  isEmptyChange,
  type NodeChange,
  type NoteChange,
  reverseChange,
  type Slot,
} from './change/change.ts';
export { changeBetween } from './change/changeBetween.ts';
export { reuseParts } from './change/reuseParts.ts';
export { squashChanges } from './change/squashChanges.ts';
export { clipFormat, clipText, clipVersion, parseClip, type StoryClip } from './clip/clip.ts';
export {
  type ClipVariableAnswer,
  type ClipVariableClash,
  clipVariableClashes,
} from './clip/clipVariables.ts';
export { copyNodes, type DuplicateNodesInput, duplicateNodes } from './clip/copyNodes.ts';
export type { InsertedClip } from './clip/insertClip.ts';
export { type PasteClipInput, pasteClip } from './clip/pasteClip.ts';
export { compareStories } from './compare/compareStories.ts';
export {
  type ConnectionDifference,
  type DifferenceCounts,
  type DifferenceKind,
  differenceCounts,
  differenceKinds,
  type FieldDifference,
  type GroupDifference,
  type ItemDifference,
  type KindCounts,
  type NodeDifference,
  type NoteDifference,
  type StoryDifference,
} from './compare/difference.ts';
export type { ItemPart } from './compare/itemParts.ts';
export { losesText } from './compare/losesText.ts';
export { applyPieces, type TextPiece, textDifference } from './compare/textDifference.ts';
export {
  type CoverMap,
  coverLinesMaximum,
  coverMap,
  coverPointsMaximum,
  coverSize,
} from './cover/coverMap.ts';
export { type CoverDrawing, drawCover } from './cover/drawCover.ts';
export { drawForks, type ForksDrawing } from './cover/drawForks.ts';
export { farthestPath } from './cover/farthestPath.ts';
export { type MapCurve, mapCurve } from './cover/mapCurve.ts';
export {
  createDiagnosticsRunner,
  type DiagnosticsRunner,
} from './diagnostics/createDiagnosticsRunner.ts';
export { diagnoseStory } from './diagnostics/diagnoseStory.ts';
export {
  type Diagnostic,
  type FixCode,
  fixCodes,
  type Severity,
  severities,
} from './diagnostics/diagnostic.ts';
export { fixDiagnostic } from './diagnostics/fixDiagnostic.ts';
export type { FixContext } from './diagnostics/fixes/fix.ts';
export { fixNames } from './diagnostics/messages.ts';
export {
  countParts,
  createManifest,
  type ManifestExtras,
  type ManifestInput,
  manifestExtras,
  parseManifest,
  type StoryFileManifest,
  type StoryFileMedia,
  storyFileEntries,
  storyFileExtension,
  storyFileFormat,
  storyFileManifest,
  storyFileVersion,
} from './formats/manifest.ts';
export { choiceLimit, choiceLines } from './generation/choiceLines.ts';
export {
  type ContextNode,
  type ContextRole,
  type GenerationContext,
  storyContext,
} from './generation/context.ts';
export { lostPlaceholders } from './generation/lostPlaceholders.ts';
export { type NodeContextInput, nodeContext } from './generation/nodeContext.ts';
export {
  defaultPosition,
  linkedPosition,
  newNodeOffset,
  placeNode,
  type Random,
} from './layout/coordinates.ts';
export { freeSpot, gridCell } from './layout/freeSpot.ts';
export { type LayoutGraph, layoutGraph, type SizeOf } from './layout/layoutGraph.ts';
export { type PlaceLayoutOptions, placeLayout } from './layout/placeLayout.ts';
export {
  type PlaceTargetInput,
  placeTarget,
  siblingsOf,
  type TargetSiblings,
} from './layout/placeTarget.ts';
export {
  fileIdOf,
  type ImageFormat,
  type ImageSource,
  type ImageWidth,
  imageFormats,
  imageIdOf,
  imagePath,
  imageSources,
  imageWidths,
  isAllowedMedia,
  isMissingMedia,
  itemAddresses,
  mediaHostOf,
  mediaHostsOf,
  mediaIdOf,
  mediaPath,
  safeMediaAddress,
} from './media/mediaAddress.ts';
export { maxCaptionsBytes, maxUploadBytes, removableAfterDays } from './media/mediaLimits.ts';
export {
  backgroundSound,
  isBackgroundSound,
  passageMedia,
  shownMedia,
} from './media/shownMedia.ts';
export { ownPaths, signedDocument } from './media/signedDocument.ts';
export { isUploadLine, isUploadUnfinished, uploading } from './media/uploads.ts';
export {
  type ConflictAnswers,
  type ConflictPart,
  type ConflictSide,
  conflictKey,
  conflictParts,
  type MergeConflict,
  type MergeInput,
} from './merge/conflict.ts';
export {
  type Merge,
  type MergeTogether,
  mergeStories,
  mergeTogether,
  resolveConflicts,
  type TextConflict,
} from './merge/mergeStories.ts';
export { mergeText } from './merge/mergeText.ts';
export { type Reapplied, reapplyChange } from './merge/reapplyChange.ts';
export {
  type AddNodeContext,
  type AddNodeInput,
  addNode,
  type NewNode,
} from './operations/addNode.ts';
export {
  type AddChoiceInput,
  addChoice,
  type ChoiceAddress,
  type DeleteChoiceInput,
  deleteChoice,
  type MoveChoiceInput,
  moveChoice,
  type UpdateChoiceInput,
  updateChoice,
} from './operations/choices.ts';
export {
  type ConnectInput,
  connect,
  type DisconnectInput,
  disconnect,
  type ReconnectInput,
  reconnect,
} from './operations/connect.ts';
export {
  type ConnectByTitleContext,
  type ConnectByTitleInput,
  connectByTitle,
  type TakeLinksInput,
  takeLinks,
} from './operations/connectByTitle.ts';
export { clearAll, type DeleteNodesInput, deleteNodes } from './operations/deleteNodes.ts';
export type { Edit, EditResult } from './operations/edit.ts';
export {
  type AddGroupInput,
  type AssignGroupInput,
  addGroup,
  assignGroup,
  type DeleteGroupInput,
  deleteGroup,
  type UpdateGroupInput,
  updateGroup,
} from './operations/groups.ts';
export { type InsertNodeInput, insertNode } from './operations/insertNode.ts';
export {
  type ConditionPlace,
  type SetClosedReasonInput,
  type SetConditionInput,
  type SetEffectsInput,
  setClosedReason,
  setCondition,
  setEffects,
} from './operations/logic.ts';
export {
  type MoveOutlineRowContext,
  type MoveOutlineRowInput,
  moveOutlineRow,
} from './operations/moveOutlineRow.ts';
export {
  type AddNoteInput,
  addNote,
  type DeleteNotesInput,
  deleteNotes,
  type MoveNotesInput,
  moveNotes,
  type NewNote,
  noteSideMinimum,
  noteSizeDefault,
  type UpdateNoteInput,
  updateNote,
} from './operations/notes.ts';
export {
  centreNodes,
  fixPositions,
  type MoveNodesInput,
  moveNodes,
} from './operations/positions.ts';
export {
  type MediaContent,
  mediaTypeOf,
  type ReplaceMediaInput,
  replaceMedia,
  withContent,
} from './operations/replaceMedia.ts';
export {
  type AddStoryTestInput,
  addStoryTest,
  type RemoveStoryTestInput,
  type RenameStoryTestInput,
  removeStoryTest,
  renameStoryTest,
} from './operations/storyTests.ts';
export { type TakeSuggestionInput, takeSuggestion } from './operations/takeSuggestion.ts';
export {
  type SetNodeMediaInput,
  type SetNodeStatusInput,
  setNodeMedia,
  setNodeStatus,
  type UpdateNodeInput,
  updateNode,
} from './operations/updateNode.ts';
export {
  type SetStartInput,
  setStart,
  type UpdateStoryInput,
  updateStory,
} from './operations/updateStory.ts';
export {
  type AddVariableInput,
  addVariable,
  type RemoveVariableInput,
  removeVariable,
  type UpdateVariableInput,
  updateVariable,
} from './operations/variables.ts';
export {
  readText,
  type TextPlace,
  type WriteTextInput,
  writeText,
} from './operations/writeText.ts';
export { type PathFork, pathForks } from './play/pathForks.ts';
export { playableStory } from './play/playableStory.ts';
export type { Asking, PlayMemory, UndoneStep } from './play/playMemory.ts';
export { type PlayEvent, playReducer } from './play/playReducer.ts';
export { type PlayMode, type PlayState, parsePlayState, playModes } from './play/playState.ts';
export {
  backToStep,
  type PlayStep,
  playSteps,
  type ValueChange,
  withPlayValue,
} from './play/playSteps.ts';
export {
  nextViews,
  type PlayChoice,
  type PlayHistoryEntry,
  type PlayPath,
  type PlayView,
  playView,
} from './play/playView.ts';
export {
  type AnswerProblem,
  answerProblems,
  type PlayQuestion,
  readAnswer,
} from './play/question.ts';
export { type ResumedPlay, resumePlay } from './play/resumePlay.ts';
export { type StartPlayOptions, startPlay } from './play/startPlay.ts';
export { type PlayPosition, startPlayAt } from './play/startPlayAt.ts';
export {
  type AvailableChoices,
  availableChoices,
} from './queries/availableChoices.ts';
export {
  type OutlinePlace,
  type OutlineRowPlace,
  outlinePlace,
  planMoveIn,
  planMoveOut,
} from './queries/outlineMoves.ts';
export { type WalkDirection, walk, walkDirections } from './queries/outlineNodes.ts';
export {
  type OutlineConnection,
  type OutlineEntry,
  outlineStory,
} from './queries/outlineStory.ts';
export {
  ancestors,
  deadEnds,
  reachableFrom,
  reachableNodes,
  shortestPath,
} from './queries/reachability.ts';
export {
  type IncomingConnection,
  incomingConnections,
  type ReadingNeighbours,
  readingNeighbours,
} from './queries/readingNeighbours.ts';
export { connectionsBack, readingOrder } from './queries/readingOrder.ts';
export { type StoryCounts, storyCounts } from './queries/storyCounts.ts';
export { findNode, outgoing, type StoryIndex, storyIndex } from './queries/storyIndex.ts';
export { previewLength, type TargetPreview, targetPreview } from './queries/targetPreview.ts';
export { isUnwritten, nextUnwritten } from './queries/unwritten.ts';
export {
  createReadingRecorder,
  type ReaderEvent,
  type ReadingPorts,
  type ReadingRecorder,
  type ReadingRecorderOptions,
} from './reading/createReadingRecorder.ts';
export {
  deviceOf,
  type ReadingBatch,
  type ReadingDevice,
  type ReadingEvent,
  type ReadingPlace,
  type ReadingSource,
  readingDevices,
  readingEventTypes,
  readingSources,
  refusesTracking,
} from './reading/readingBatch.ts';
export { repairMessages } from './repair/messages.ts';
export { type Repair, type RepairCode, repairCodes } from './repair/repair.ts';
export { type RepairedStory, repairStory } from './repair/repairStory.ts';
export { fail, type Result, succeed } from './result.ts';
export { inReadingOrder } from './review/inReadingOrder.ts';
export {
  locateAnchor,
  quoteOf,
  type ReviewPlace,
  type ReviewPlaceState,
} from './review/locateAnchor.ts';
export { playReading } from './review/playReading.ts';
export { readingOf } from './review/readingOf.ts';
export { replayReading, testOfReading } from './review/replayReading.ts';
export {
  anchorSourceMaximum,
  type ReviewAnchor,
  type ReviewReading,
  suggestionMaximumLength,
} from './review/reviewAnchor.ts';
export { type ReviewSuggestion, reviewSuggestion } from './review/reviewSuggestion.ts';
export { sourceRange } from './review/sourceRange.ts';
export {
  type ChoiceOption,
  type Connection,
  choiceOption,
  connection,
  type Group,
  group,
  type NodeMedia,
  type Note,
  nodeMedia,
  note,
  type Position,
  type Size,
  type StoryDocument,
  type StoryNode,
  storyDocument,
  storyNode,
} from './schema/document.ts';
export { comparableTitle, freeTitle } from './schema/freeTitle.ts';
export { type Ids, idMaximumLength, isTemporaryId, temporaryPrefix } from './schema/ids.ts';
export { languageTag, type StoryLocale, storyLocales } from './schema/locale.ts';
export { lookNames } from './schema/look.messages.ts';
export {
  type LookAccent,
  type LookFace,
  lookAccents,
  lookFaces,
  onLookAccent,
  type StoryLook,
  storyLook,
} from './schema/look.ts';
export { type MarkColour, markColourOf, markColours } from './schema/markColours.ts';
export { isUntouched, newStory } from './schema/newStory.ts';
export {
  isDefaultContent,
  isDefaultTitle,
  type NodeDefaults,
  nodeDefaults,
} from './schema/nodeDefaults.ts';
export { nodeStatusNames } from './schema/nodeStatus.messages.ts';
export { type NodeStatus, nodeStatuses } from './schema/nodeStatus.ts';
export { nodeTypeNames } from './schema/nodeTypeNames.ts';
export {
  isMediaType,
  type MediaType,
  mediaTypes,
  type NodeType,
  nodeTypes,
  shownType,
} from './schema/nodeTypes.ts';
export { parseStory, parseStoryJson } from './schema/parseStory.ts';
export { canonicalStory, serialiseStory } from './schema/serialiseStory.ts';
export {
  type ReadingDecision,
  type StoryTest,
  testDecisionsMaximum,
  testsMaximum,
} from './schema/storyTest.ts';
export {
  type Effect,
  type EffectKind,
  effectKinds,
  effectList,
  textValueMaximum,
  type Variable,
  type VariableType,
  type VariableValue,
  variablesMaximum,
  variableTypes,
} from './schema/variable.ts';
export type { ExpressionOptions } from './search/expression.ts';
export { type TextField, textFields } from './search/fields.ts';
export { type FindOptions, findInStory, type Match, matchesMaximum } from './search/findInStory.ts';
export { type ReplaceOptions, replaceInStory } from './search/replaceInStory.ts';
export {
  createSearchIndex,
  type SearchHit,
  type SearchIndex,
  searchNodes,
} from './search/searchIndex.ts';
export { type PathCount, pathsMaximum } from './statistics/countPaths.ts';
export {
  type NodeStatistics,
  nodeStatistics,
  readingWordsPerMinute,
} from './statistics/nodeStatistics.ts';
export { type PathToEnd, pathsToEnd, type ReadingCounts } from './statistics/pathsToEnd.ts';
export { readingsForShares, shareOf } from './statistics/shareOf.ts';
export { type StoryStatistics, storyStatistics } from './statistics/storyStatistics.ts';
export {
  linkTargetAt,
  parseLink,
  type TextWithoutLinks,
  takeOutLinks,
  type WrittenLink,
} from './text/textLinks.ts';
export { problemMessages } from './validation/messages/problemMessages.ts';
export {
  type AdviceCode,
  adviceCodes,
  documentProblemCodes,
  editProblemCodes,
  type Problem,
  type ProblemCode,
  type ProblemPlace,
  problem,
  problemCodes,
} from './validation/problem.ts';
export { validateDocument } from './validation/validateDocument.ts';
export {
  type Comparison,
  type ConditionGroup,
  type ConditionRow,
  type ConditionRows,
  comparisons,
  conditionRows,
  type Joint,
  type Operand,
  operandExpression,
  operandOf,
  otherJoint,
  rowsExpression,
} from './variables/conditionRows.ts';
export { evaluate, type Scope } from './variables/evaluate.ts';
export type { Expression, FunctionName, InfixOperator } from './variables/expression.ts';
export {
  type ExpressionPiece,
  type ExpressionWord,
  expressionPieces,
  expressionWords,
  templateWords,
} from './variables/expressionWords.ts';
export { type OpenBraces, openBracesAt } from './variables/findBraces.ts';
export { parseExpression } from './variables/parseExpression.ts';
export { canonicalExpression, printExpression } from './variables/printExpression.ts';
export {
  conditionParts,
  conditionSentence,
  effectParts,
  effectSentence,
  type SentenceContext,
  type SentencePart,
} from './variables/sentence.ts';
export {
  escapeTemplate,
  parseTemplate,
  type Template,
  type TemplatePart,
} from './variables/template.ts';
export { freeVariableName } from './variables/variableName.ts';
export {
  type VariablePart,
  type VariableUse,
  variableUseIndex,
  variableUses,
} from './variables/variableUses.ts';
