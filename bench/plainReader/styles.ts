/** Enough to be read: a column, a serif, buttons one can hit. */
export const styles = `
  section { max-width: 640px; margin: auto; font: 18px/1.6 Georgia, serif; }
  h2 { font-size: 32px; line-height: 1.2; }
  ol { padding: 0; list-style: none; }
  button { font: inherit; padding: 10px 14px; }
  li button { width: 100%; margin: 4px 0; text-align: start; }
  footer { display: flex; justify-content: space-between; align-items: center; }
`;
