declare module 'yarn-bound' {
  export type YarnResult = {
    text?: string;
    options?: (YarnResult & { isAvailable: boolean })[];
    markup?: { name: string; properties: { name: string } }[];
    isDialogueEnd?: boolean;
  };
  export default class YarnBound {
    constructor(options: {
      dialogue: string;
      startAt?: string;
      functions?: Record<string, (value: unknown) => string>;
    });
    readonly currentResult: YarnResult | undefined;
    advance(option?: number): void;
  }
}
