/** The choices of the home page's story, in their order. */
export const sampleChoices = ['climb', 'row'] as const;
export type SampleChoice = (typeof sampleChoices)[number];
