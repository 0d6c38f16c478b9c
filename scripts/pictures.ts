/** Folder of the accepted pictures of the stories. */
export const picturesFolder = '.storybook/pictures';

/** Folder of reference, actual and difference of failed comparisons. */
export const reportFolder = '.reports/visual';
