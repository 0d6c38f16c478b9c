import { light } from './light.ts';
import type { ThemeTokens } from './types.ts';

/** The blackboard: green-black board, chalk white, chalk yellow. */
export const dark: ThemeTokens = {
  ...light,
  colorScheme: 'dark',
  color: {
    paper: '#111B17',
    surface: '#18251F',
    sunken: '#0C1411',
    ink: '#EEF3EA',
    ink2: '#B5C3B8',
    ink3: '#8FA094',
    line: '#2B3D35',
    lineStrong: '#667E72',
    accent: '#F2D264',
    accentHover: '#F8E08C',
    accentSoft: '#37381E',
    onAccent: '#1C1800',
    mark: '#FF9A94',
    focus: '#8CC8FF',
    cell: '#1B2A24',
    success: '#7FD6A0',
    warning: '#F0B765',
    danger: '#FF949B',
    info: '#8CC8FF',
  },
  nodeColor: {
    start: '#7FD6A0',
    text: '#8CC8FF',
    choice: '#F0B765',
    image: '#CBA9F7',
    video: '#FF9DBA',
    audio: '#6FD3D6',
    document: '#CFC4A2',
    end: '#EEF3EA',
  },
  shadow: {
    s1: '0 1px 0 rgb(0 0 0 / 0.4)',
    s2: '0 8px 28px -8px rgb(0 0 0 / 0.6)',
    s3: '0 30px 70px -20px rgb(0 0 0 / 0.75)',
  },
  hairline: '#2B3D35',
};
