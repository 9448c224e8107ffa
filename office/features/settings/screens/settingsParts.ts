/** Sections of the settings, in the order of their index; the first is shown by default. */
export const settingsParts = [
  'words',
  'reasons',
  'hold',
  'second-yes',
  'digest',
  'mail',
  'sites',
  'keeping',
  'environment',
  'copies',
  'samples',
] as const;
export type SettingsPartId = (typeof settingsParts)[number];
