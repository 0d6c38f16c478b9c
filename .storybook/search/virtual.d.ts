declare module 'virtual:pages' {
  const pages: readonly import('./readPage.ts').Page[];
  export default pages;
}
