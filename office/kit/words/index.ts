export { type Age, ageOf } from './ages.ts';
export { countWords, differWords, peopleWords } from './counts.ts';
export { cityOf, clockThere, dayName, dayNumber, eventPart, type Held, heldWords } from './events.ts';
export { clockTime, formatMoment } from './formats.ts';
export { grantWords, type RoleWords, roleNames, roleWords } from './grantWords.ts';
export { moneyWords } from './money.ts';
export {
  agoWords,
  atWords,
  calendarDayWords,
  clockWords,
  comingWords,
  dayWords,
  momentWords,
  monthName,
  sendWords,
  timeWords,
  untilWords,
  weekdayName,
  whenWords,
} from './times.ts';
