'use client';

export { type DropFault, type DroppedFiles, readDroppedFiles } from './droppedFiles.ts';
