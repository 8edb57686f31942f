declare module 'virtual:game-words' {
  type OptionWords = { label: string; help?: string; values?: Record<string, string> };
  type GameWords = { title?: string; tagline?: string; option?: Record<string, OptionWords> };
  const words: Record<string, Record<string, GameWords>>;
  export default words;
}

declare module 'virtual:engine-module' {
  /** Null in a page that was built without the module. */
  export const address: string | null;
  export const games: unknown[];
}
