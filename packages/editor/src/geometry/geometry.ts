import {
  imageIdOf,
  isMediaType,
  type NodeMedia,
  type Position,
  type StoryNode,
} from '@dreamfork/story';
import { contentStyle, countLines, fontVersion, titleStyle } from './measureText.ts';

/** Sizes of a node card in pixels at zoom 1. The card's styles read the same numbers. */
export const card = {
  width: 236,
  headerHeight: 32,
  paddingX: 12,
  titleTop: 8,
  titleLine: 20,
  titleLines: 2,
  contentTop: 4,
  contentLine: 20,
  contentLines: 3,
  /** Of the title while it stands in for the content. */
  largeTitleLine: 28,
  pictureHeight: 96,
  /** The row that names the file of a recording or a document. */
  fileHeight: 28,
  fileTop: 8,
  bottom: 12,
  choiceHeight: 38,
  handle: 12,
  handleY: 16,
} as const;

const textWidth = card.width - 2 * card.paddingX;

export type CardGeometry = {
  readonly height: number;
  readonly titleLines: number;
  readonly contentLines: number;
  /** Lines that a large title has in place of title and content. */
  readonly largeTitleLines: number;
  /** The room for the file of a media node: the same before, during and after its upload. 0 for other nodes. */
  readonly fileHeight: number;
  /** Vertical centre of each choice's handle, in the order of the choices. */
  readonly choiceCentres: readonly number[];
};

let cache = new WeakMap<StoryNode, CardGeometry>();
let cachedFonts = fontVersion();

/** The file that a card shows as a picture. A picture needs nothing but an address; a film is shown where it has a poster. */
export function pictureOf({ type, media }: StoryNode): NodeMedia | null {
  if (type !== 'image' && type !== 'video') return null;
  const isShown = (item: NodeMedia) =>
    item.mediaType === type && (type === 'image' ? item.url !== '' : imageIdOf(item) !== null);
  return media.find(isShown) ?? null;
}

function fileHeightOf({ type }: StoryNode): number {
  if (!isMediaType(type)) return 0;
  return type === 'image' || type === 'video' ? card.pictureHeight : card.fileHeight;
}

function measure(node: StoryNode): CardGeometry {
  const fileHeight = fileHeightOf(node);
  const content = node.content.trim();
  const titleLines = node.title
    ? countLines(node.title, titleStyle, textWidth, card.titleLines)
    : 1;
  const contentLines =
    fileHeight === card.pictureHeight || !content
      ? 0
      : countLines(content, contentStyle, textWidth, card.contentLines);
  let y = card.headerHeight + card.titleTop + titleLines * card.titleLine;
  if (fileHeight > 0) y += card.fileTop + fileHeight;
  if (contentLines > 0) y += card.contentTop + contentLines * card.contentLine;
  const titleRoom =
    contentLines > 0 && fileHeight === 0
      ? y
      : card.headerHeight + card.titleTop + titleLines * card.titleLine;
  y += card.bottom;
  const choiceCentres = node.choices.map((_, index) => y + (index + 0.5) * card.choiceHeight);
  return {
    height: y + node.choices.length * card.choiceHeight,
    titleLines,
    contentLines,
    largeTitleLines: Math.max(1, Math.floor((titleRoom - card.headerHeight) / card.largeTitleLine)),
    fileHeight,
    choiceCentres,
  };
}

/** Where everything on a node's card is; one calculation per node object and fonts. */
export function cardGeometry(node: StoryNode): CardGeometry {
  if (cachedFonts !== fontVersion()) {
    cachedFonts = fontVersion();
    cache = new WeakMap();
  }
  let geometry = cache.get(node);
  if (!geometry) {
    geometry = measure(node);
    cache.set(node, geometry);
  }
  return geometry;
}

/** One cell of the canvas: the step of snapping and of the arrow keys. */
export const cellSize = 15;

const wholeCells = (length: number): number => Math.round(length / cellSize) * cellSize;

/** The nearest corner of a cell. */
export const onGrid = ({ x, y }: Position): Position => ({ x: wholeCells(x), y: wholeCells(y) });
