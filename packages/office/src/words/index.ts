export { type Age, ageOf } from './ages.ts';
export { countWords, differWords, peopleWords } from './counts.ts';
export { dayName, dayNumber, type Held, heldWords } from './events.ts';
export { grantWords, type RoleWords, roleNames, roleWords } from './grantWords.ts';
export { moneyWords } from './money.ts';
export { agoWords, atWords, dayWords, momentWords, timeWords, untilWords } from './times.ts';
