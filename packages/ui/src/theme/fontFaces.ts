/** Common settings of each family’s faces, and the letters in each file. */
export const families = { anek: 'Anek Latin', tiro: 'Tiro Marathi' } as const;

const tiro = { fontWeight: 400, fontDisplay: 'swap' } as const;
export const faces = {
  anek: { fontWeight: '240 680', fontStretch: '75% 125%', fontDisplay: 'swap' },
  tiro,
  tiroItalic: { ...tiro, fontStyle: 'italic' },
} as const;

/* Characters of the committed subsets in `fonts/`, which cover English pages. The packages' own files hold the rest and load on demand. */
export const core =
  'U+0020-003B, U+003F-005A, U+005F, U+0061-007A, U+00A0, U+00A9, U+00B7, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192';
export const restOfLatin =
  'U+003C-003E, U+005B-005E, U+0060, U+007B-007E, U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2039-203A, U+20AC, U+2122, U+2190-2191, U+2193, U+2212';
export const latinExtended =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';
