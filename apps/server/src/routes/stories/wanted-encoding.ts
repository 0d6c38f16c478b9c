import { type AnswerEncoding, answerEncodings } from '../../services/stories/ready-answer.ts';

/** The best encoding of ours that the caller accepts; none when it wants the bytes as they are. */
export function wantedEncoding(acceptEncoding: string | undefined): AnswerEncoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((wish) => wish.replaceAll(' ', '').split(';'))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([encoding]) => encoding);
  return answerEncodings.find((encoding) => accepted.includes(encoding));
}
