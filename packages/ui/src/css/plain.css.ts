import { style } from '@vanilla-extract/css';

/** A class without rules: the reset reaches an element of ours that has no other class. */
export const plain = style({});
