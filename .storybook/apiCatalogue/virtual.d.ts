declare module 'virtual:api-recording' {
  const recording: import('./types.ts').Recording;
  export default recording;
}
