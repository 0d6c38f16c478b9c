declare module 'virtual:words' {
  const words: readonly import('./plugin.ts').FileWords[];
  export default words;
}
