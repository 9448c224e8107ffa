export * from './CancelForm/index.ts';
export * from './EventActs/index.ts';
export * from './EventForm/index.ts';
export * from './EventLetters/index.ts';
export * from './EventList/index.ts';
export * from './EventLook/index.ts';
export { type EventErrors, errorsOf, fieldsOf, valuesOf } from './fieldsOf.ts';
export * from './NameSheets/index.ts';
export * from './PeopleTable/index.ts';
export * from './PeopleTools/index.ts';
export * from './PersonForm/index.ts';
export {
  type EventFormField,
  type EventFormValues,
  eventFieldId,
  eventFieldLabels,
  eventFormFields,
  isToBeTold,
} from './values.ts';
export { dayInWords } from './when.ts';
export { eventListNames } from './words.ts';
