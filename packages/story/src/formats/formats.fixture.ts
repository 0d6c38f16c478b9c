/** Twee of a story with so many passages, each with two links. */
export const formatsSample = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const next = (index + 1) % count;
    const far = (index * 7 + 3) % count;
    return `:: Passage ${index}\nText of ${index} [[on->Passage ${next}]] and\n\n* [[away->Passage ${far}]]\n`;
  }).join('\n');
