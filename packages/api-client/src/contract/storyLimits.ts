export const storyTitleMaximumLength = 300;
export const storyDescriptionMaximumLength = 10_000;
