// Read by the schema and by `playableStory`, which does not import the schema (SPEC P14).

/** Most values of a waveform. */
export const waveformMaximum = 400;

const placeholderMaximum = 100;

/** Only true: any other value counts as absent. */
export const onlyTrue = (value: unknown): true | undefined => (value === true ? true : undefined);

export const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A side of a picture in pixels. */
export const pixels = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined;

/** A thumbhash in base64. */
export const placeholderText = (value: unknown): string | undefined => {
  const text = nonEmptyText(value);
  return text && text.length <= placeholderMaximum ? text : undefined;
};

const isLoudness = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 255;

/** The loudness of a sound over its length, 0 to 255. */
export const waveformValues = (value: unknown): number[] | undefined =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= waveformMaximum &&
  value.every(isLoudness)
    ? value
    : undefined;
