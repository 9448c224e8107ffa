export { grantWords, type RoleWords, roleNames, roleWords } from './grantWords.ts';
export { agoWords, dayWords, momentWords, timeWords, untilWords } from './times.ts';
