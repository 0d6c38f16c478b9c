import { googlePaths } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../cookies.ts';
import { browserSecretLifetime } from '../services/google/google-sign-in.ts';

const name = 'dreamfork-google';
const path = googlePaths.start;

/** The secret of the sign-in at Google that this browser started; empty without one. */
export const readGoogleCookie = (request: FastifyRequest): string =>
  readCookie(request, name) ?? '';

/** Stores the secret in the browser until it returns from Google. */
export const setGoogleCookie = (reply: FastifyReply, value: string, isHttps: boolean) =>
  setCookie(reply, { name, value, path, maxAge: browserSecretLifetime, isHttps });

/** Deletes the secret from the browser. */
export const clearGoogleCookie = (reply: FastifyReply, isHttps: boolean) =>
  setCookie(reply, { name, value: '', path, maxAge: 0, isHttps });
