export * from './NameForm/index.ts';
export * from './PasskeyList/index.ts';
export * from './SessionList/index.ts';
