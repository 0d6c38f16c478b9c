/** How a file is sent: it can be called off, and tells how far it is. */
export type Sending = {
  signal: AbortSignal;
  /** The share of the file that has left, 0 to 1. */
  onProgress: (share: number) => void;
};

/** A media file that the server holds. */
export type UploadedFile = {
  id: string;
  url: string;
  fileName: string;
  mimeType: string;
  fileSize: number;
  /** Pixels of an image or a video. */
  width?: number | undefined;
  height?: number | undefined;
  /** A thumbhash in base64: the file can be asked for as an image of every width. */
  placeholder?: string | undefined;
  /** Loudness of a sound over its length, 0 to 255. */
  waveform?: number[] | undefined;
};
