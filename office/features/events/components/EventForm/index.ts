export { zoneOfChapter } from './choices.ts';
export { EventForm, type EventFormProps } from './EventForm.tsx';
export { EventFormFoot, type EventFormFootProps, type Telling } from './EventFormFoot.tsx';
