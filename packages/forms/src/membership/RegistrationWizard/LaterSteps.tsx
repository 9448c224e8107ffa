/** What an untouched step 1 does without: fetched as one file, see `useLaterSteps`. */
export { DraftNote } from '../../form/DraftNote/index.ts';
export { AcademicStep } from './AcademicStep.tsx';
export { EngagementStep } from './EngagementStep.tsx';
export { FirstAnswers } from './FirstAnswers.tsx';
export { RegistrationSent } from './RegistrationSent.tsx';
