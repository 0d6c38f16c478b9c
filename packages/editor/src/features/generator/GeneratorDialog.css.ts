import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: vars.space['4'], minWidth: 0 });

/** What the model writes, with how far it has got. */
export const answer = style({ display: 'grid', gap: vars.space['4'], minWidth: 0 });

/** Has no box: what is in it is drawn elsewhere. */
export const portal = style({ display: 'contents' });

/** A template with what can be done to it. */
export const withTools = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space['1'],
  minWidth: 0,
});

export const grow = style({ flex: 1, minWidth: 0 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space['3'],
});

export const wholeRow = style({ gridColumn: '1 / -1' });

/** The models, and what loads them again. */
export const withRetry = style({ display: 'grid', gap: vars.space['2'] });
