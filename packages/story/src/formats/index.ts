export { isChoiceScript } from './choicescript/readChoiceScript.ts';
export { createFileFinder, fileNameOf, isSafePath } from './givenFiles.ts';
export {
  type ExportLoss,
  type ExportLossCode,
  type ExportTarget,
  exportLosses,
  exportTargets,
} from './logic/exportLosses.ts';
export {
  type OutlineNote,
  type OutlineNoteCode,
  type OutlinePlan,
  outlineNoteCodes,
  planOutline,
} from './outline/planOutline.ts';
export { type StoryOutline, storyOutline } from './outline/storyOutline.ts';
export type { ReadResult, SourceFile } from './readResult.ts';
export {
  type ReadOptions,
  readHtml,
  readJson,
  readStories,
  readTweeText,
} from './readStories.ts';
export {
  type ImportFormat,
  type ImportReport,
  importFormats,
  type ReadStory,
  type ReportCode,
  type ReportNote,
} from './report.ts';
export { nameOfMedia } from './twine/mediaIn.ts';
export {
  isTwineDialect,
  type TwineDialect,
  twineDialects,
} from './twineLogic/twineDialects.ts';
export { isImportedBefore, planUpdate, type StoryUpdate } from './update/planUpdate.ts';
export type { TwineOptions } from './write/twineParts.ts';
export { type EpubInput, writeEpub } from './write/writeEpub.ts';
export { type PaperSize, paperSizes, writeGamebook } from './write/writeGamebook.ts';
export { writeInk } from './write/writeInk.ts';
export { writeMarkdown } from './write/writeMarkdown.ts';
export { writeTwee } from './write/writeTwee.ts';
export { writeTwineHtml } from './write/writeTwineHtml.ts';
export { writeYarn } from './write/writeYarn.ts';
