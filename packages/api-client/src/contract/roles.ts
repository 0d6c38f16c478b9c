import * as z from 'zod/mini';
import { type Role, roleNumbers, roles, userStatuses } from '../values/accounts.ts';

/** A role as text or as the number 1, 2 or 3; always read as text. */
export const role = z.pipe(
  z.transform((value) => roleNumbers[Number(value)] ?? value),
  z.enum(roles),
);

/** A role in a query: as text, or as the text of its number. */
export const roleFilter = z.union([
  z.enum(roles),
  z.pipe(
    z.enum(['1', '2', '3']),
    z.transform((number): Role => roleNumbers[Number(number)] ?? 'User'),
  ),
]);
export const userStatus = z.enum(userStatuses);
