declare module 'virtual:source/*' {
  const text: string;
  export default text;
}
