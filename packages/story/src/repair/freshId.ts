/** An id that is not taken, made from a wanted one: numbered from 2, and never too long. */
export function freshId(wanted: string, maximum: number, isTaken: (id: string) => boolean): string {
  const plain = wanted.slice(0, maximum);
  if (plain !== '' && !isTaken(plain)) return plain;
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const numbered = wanted.slice(0, maximum - ending.length) + ending;
    if (!isTaken(numbered)) return numbered;
  }
}
