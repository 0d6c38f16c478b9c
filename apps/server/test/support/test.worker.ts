/** Ends only with its thread. */
export function runForever(): void {
  for (;;);
}

export const echo = <Value>(value: Value): Value => value;

/** Asks for more memory until there is none. */
export function fillMemory(): number {
  const held: string[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => `${held.length} ${index}`));
}
