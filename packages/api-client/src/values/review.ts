/** The header that carries the secret of a review link. */
export const reviewLinkHeader = 'x-review-link';

/** The header by which a guest who came through a review link is known again. */
export const reviewGuestHeader = 'x-review-guest';

export const reviewLinksMaximum = 50;

/** Readers that one link lets in. */
export const reviewReadersMaximum = 500;

export const reviewThreadsMaximum = 5000;

/** Comments of one thread. */
export const reviewCommentsMaximum = 200;

/** How long the JSON text of a reading may be that a comment carries. A longer one is left out by the client. */
export const reviewReadingMaximumLength = 100_000;

export const reviewLinkNameMaximumLength = 100;
