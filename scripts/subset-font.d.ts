/** The package ships no types; this is the part of its documentation that `fonts.ts` uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt';
      /** OpenType tags. @default many */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      variationAxes?: Record<string, { min: number; max: number; default?: number }>;
    },
  ): Promise<Uint8Array>;
}
