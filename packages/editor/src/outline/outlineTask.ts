/** What is under way in a row: its words are edited, or its target is being chosen. */
export type OutlineTask = { readonly rowId: string; readonly kind: 'edit' | 'connect' };
