import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from '@dreamfork/story';

export {
  type ImageFormat,
  type ImageWidth,
  imageFormats,
  imagePath,
  imageWidths,
  mediaPath,
} from '@dreamfork/story';

export type ImageName = `${ImageWidth}.${ImageFormat}`;

/** Every width in every format, as an address ends. */
export const imageNames = imageWidths.flatMap((width) =>
  imageFormats.map((format): ImageName => `${width}.${format}`),
);
