/** Where the accepted pictures of the stories lie. */
export const picturesFolder = 'packages/ui/visual';

/** Where a failed comparison leaves reference, actual and difference. */
export const reportFolder = '.reports/visual';
