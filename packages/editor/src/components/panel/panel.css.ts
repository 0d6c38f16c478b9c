import { focusRingInset, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `14px ${vars.space['3']}`,
  selectors: {
    '& + &': { borderTop: `${vars.border} solid ${vars.color.line}` },
  },
});

export const sectionTitle = style({
  marginBottom: vars.space['2'],
  fontSize: vars.size.s12,
  fontWeight: 600,
  lineHeight: 1.2,
  color: vars.color.ink3,
});

/** A button over the width of a row, which shows itself only when it is pointed at or has the focus. */
export const bareRow = style({
  border: 0,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRingInset,
  },
});

export const row = style([
  bareRow,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 38,
    '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
    padding: `4px 10px`,
    borderRadius: vars.radius.s,
    fontSize: 14,
    fontWeight: 500,
    selectors: {
      '&[draggable="true"]': { cursor: 'grab' },
      '&[aria-current="true"]': { backgroundColor: vars.color.accentSoft },
    },
  },
]);

export const rowIcon = style({ flex: 'none', width: 18, height: 18 });

export const rowLabel = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const authored = style([rowLabel, { fontFamily: vars.font.reading }]);

export const key = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.mono,
  fontSize: 11,
  fontWeight: 500,
  color: vars.color.ink3,
  '@media': { [preferences.coarsePointer]: { display: 'none' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: `14px ${vars.space['3']} ${vars.space['6']}`,
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: 14 });

/** What only a keyboard can do is no help to fingers. */
export const keyHint = style({
  '@media': { [preferences.coarsePointer]: { display: 'none' } },
});

export const fill = style({ height: '100%', minHeight: 0 });

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });

export const groupTitle = style({
  fontSize: vars.size.s13,
  fontWeight: 550,
  color: vars.color.ink2,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const choiceRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 6,
  marginTop: 6,
});

export const choiceNumber = style({
  minWidth: 16,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  fontWeight: 600,
  color: vars.nodeColor.choice,
  textAlign: 'center',
});

export const figures = style({
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink3,
});
