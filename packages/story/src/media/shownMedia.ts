import type { NodeMedia } from '../schema/document.ts';

/** Whether a file of a node is a sound beneath its text, and no part of the passage (SPEC D26). */
export const isBackgroundSound = ({
  mediaType,
  isBackground,
}: Pick<NodeMedia, 'mediaType' | 'isBackground'>): boolean =>
  mediaType === 'audio' && isBackground === true;

/** The files of a node that belong to its passage, also those that are not shown. */
export const passageMedia = (media: readonly NodeMedia[]): NodeMedia[] =>
  media.filter((item) => !isBackgroundSound(item));

const activeMedia = (media: readonly NodeMedia[]): NodeMedia[] =>
  media.filter(({ isActive }) => isActive).toSorted((one, other) => one.order - other.order);

/** The files of a node that its readers see, in the author's order. */
export const shownMedia = (media: readonly NodeMedia[]): NodeMedia[] =>
  passageMedia(activeMedia(media));

/** The sound beneath the text of a node; undefined where it is silent. */
export const backgroundSound = (media: readonly NodeMedia[]): NodeMedia | undefined =>
  activeMedia(media).find(isBackgroundSound);
