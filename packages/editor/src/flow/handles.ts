/** Names of the handles of a node itself; those of its choices have the ids of the choices. */
export const inputHandle = 'in';
export const outputHandle = 'out';
