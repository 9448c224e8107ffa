/** The parts of the settings, in the order of their index; the first is shown where none is asked for. */
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
