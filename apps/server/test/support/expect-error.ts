import { errorResponse } from '@dreamfork/api-client/contract';
import { expect } from 'vitest';
import type { Answer } from './test-server.ts';

/** Fails unless the answer is an error of the contract and tells nothing about our insides. */
export const expectError = (answer: Answer, status: number, code: string) => {
  expect([answer.status, answer.body?.code]).toEqual([status, code]);
  expect(errorResponse.safeParse(answer.body).error).toBeUndefined();
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|\bat .+:\d+:\d+/);
};
