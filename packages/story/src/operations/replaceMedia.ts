import { type NodeMedia, nodeMedia, type StoryDocument } from '../schema/document.ts';
import type { MediaType } from '../schema/nodeTypes.ts';
import { type EditResult, edited } from './edit.ts';

/** What an item says about its file. */
export type MediaContent = Pick<
  NodeMedia,
  | 'id'
  | 'url'
  | 'mediaType'
  | 'fileSize'
  | 'mimeType'
  | 'width'
  | 'height'
  | 'placeholder'
  | 'waveform'
> & { fileName: string };

export type ReplaceMediaInput = {
  /** The address of the file that goes, as the file of an item or as its captions. */
  fromUrl: string;
  /** The file that is shown in its place. */
  file: MediaContent;
};

/** Images, videos and sounds by the family of their media type; all else is a document. */
export function mediaTypeOf(mimeType: string): MediaType {
  const family = mimeType.split('/')[0];
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'document';
}

/** An item that shows another file; what the author wrote about it stays (SPEC E36). */
export function withContent(item: NodeMedia, file: MediaContent): NodeMedia {
  const { width: _w, height: _h, placeholder: _p, waveform: _f, ...kept } = item;
  return nodeMedia.parse({ ...kept, ...file });
}

function replaced(item: NodeMedia, { fromUrl, file }: ReplaceMediaInput): NodeMedia {
  const shown = item.url === fromUrl ? withContent(item, file) : item;
  return shown.captionsUrl === fromUrl ? { ...shown, captionsUrl: file.url } : shown;
}

/** Shows another file wherever the story shows the first (SPEC E36). */
export function replaceMedia(story: StoryDocument, input: ReplaceMediaInput): EditResult {
  const isShown = ({ url, captionsUrl }: NodeMedia) =>
    url === input.fromUrl || captionsUrl === input.fromUrl;
  if (!story.nodes.some(({ media }) => media.some(isShown))) return edited(story, story);
  const nodes = story.nodes.map((node) =>
    node.media.some(isShown)
      ? { ...node, media: node.media.map((item) => replaced(item, input)) }
      : node,
  );
  return edited(story, { ...story, nodes });
}
