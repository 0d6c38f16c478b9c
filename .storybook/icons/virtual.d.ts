declare module 'virtual:icons' {
  const icons: readonly {
    name: string;
    icon: import('@dreamfork/ui').IconProps['icon'];
    rooms: readonly string[];
  }[];
  export default icons;
}
