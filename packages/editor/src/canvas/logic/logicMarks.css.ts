import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { card } from '../../geometry/geometry.ts';

const mark = style({
  position: 'absolute',
  overflow: 'hidden',
  color: vars.color.ink2,
  fontSize: vars.size.s12,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Hangs under the card. */
export const onNode = style([
  mark,
  {
    maxWidth: card.width,
    paddingInline: 8,
    border: `${vars.border} solid ${vars.color.line}`,
    borderRadius: `0 0 ${vars.radius.s} ${vars.radius.s}`,
    backgroundColor: vars.color.surface,
  },
]);

/** The second line of the row of a choice. */
export const onChoice = style([mark, { width: card.width - 2 * card.paddingX - 18 }]);

export const onConnection = style([
  mark,
  {
    paddingInline: 6,
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.s,
    backgroundColor: vars.color.paper,
    transform: 'translate(-50%, -50%)',
    pointerEvents: 'auto',
    selectors: { '&:hover': { zIndex: 1, maxWidth: '360px !important' } },
  },
]);

export const variable = style({
  pointerEvents: 'auto',
  color: vars.color.ink,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
