const drawn = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#24433a';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return canvas;
};

/** A PNG wider than what is sent, with nothing at its edges. */
export async function transparentPicture(): Promise<File> {
  const canvas = drawn(2400, 1200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob ?? ''], 'Туман.png', { type: 'image/png' });
}

/** Half a second of a tone that grows louder, as a WAV. */
export function risingSound(): File {
  const rate = 8000;
  const count = rate / 2;
  const view = new DataView(new ArrayBuffer(44 + count * 2));
  const write = (at: number, text: string) => {
    for (const [index, character] of Array.from(text).entries()) {
      view.setUint8(at + index, character.charCodeAt(0));
    }
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + count * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let at = 0; at < count; at++) {
    view.setInt16(44 + at * 2, Math.sin(at / 3) * 32_000 * (at / count), true);
  }
  return new File([view], 'Прилив.wav', { type: 'audio/wav' });
}

/** A film of a few frames, as this browser records it. */
export async function shortFilm(): Promise<File> {
  const canvas = drawn(320, 180);
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const stopped = new Promise((done) => recorder.addEventListener('stop', done, { once: true }));
  recorder.start();
  for (let frame = 0; frame < 12; frame++) {
    canvas.getContext('2d')?.fillRect(frame * 8, 0, 8, 8);
    // oxlint-disable-next-line no-await-in-loop -- the recorder takes one picture a frame.
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  return new File(pieces, 'Прилив.webm', { type: 'video/webm' });
}
