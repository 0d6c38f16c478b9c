'use client';

import './base.ts';

export { RouterProvider } from 'react-aria-components';
export * from './components/index.ts';
export * from './i18n/index.ts';
export * from './patterns/index.ts';
export * from './primitives/index.ts';
export * from './theme/index.ts';
export { type ThemeName, themeNames } from './tokens/index.ts';
