/** The width of a page's column, its padding included. */
export const pageWidth = '1240px';
