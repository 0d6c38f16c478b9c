import { CircleDashed, Flag, LogOut } from 'lucide-react';

/** The icons of the figures on the canvas. */
export const readingIcons = { left: LogOut, ended: Flag, unreached: CircleDashed } as const;
