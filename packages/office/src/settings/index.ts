export * from './HoldForm/index.ts';
export * from './ReasonForm/index.ts';
export * from './ReasonList/index.ts';
export * from './SetList/index.ts';
export * from './SettingsParts/index.ts';
export * from './SitesForm/index.ts';
