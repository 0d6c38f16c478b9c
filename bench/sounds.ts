const headOf = (bytes: number): Buffer => {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(bytes - 8, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(44_100 * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes - 44, 40);
  return head;
};

/** A sound of this size in which nothing repeats itself; the seed tells one from another. */
export function soundOf(bytes: number, seed = 0): File {
  const data = Buffer.alloc(bytes);
  headOf(bytes).copy(data);
  for (let at = 44; at + 4 <= bytes; at += 4)
    data.writeUInt32LE(Math.imul(at + seed, 2_654_435_761) >>> 0, at);
  return new File([data], 'Прилив.wav', { type: 'audio/wav' });
}
