export { type SettingsPart, SettingsParts, type SettingsPartsProps } from './SettingsParts.tsx';
