import type { ReactNode } from 'react';

/** Draws the content of a node as readers see it; `language` is that of the story, if it has one. */
export type RenderText = (text: { content: string; language: string | undefined }) => ReactNode;
