import { fieldNames, registrationForm, type ValuesOf } from '@banyan/api/contract';

export const registrationSteps = [1, 2, 3] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Names of the steps (spec part 1 §2). */
export const stepNames = {
  1: 'Contact Information',
  2: 'Academic & Professional',
  3: 'Engagement & Additional Information',
} as const satisfies Record<RegistrationStep, string>;

export type RegistrationValues = ValuesOf<typeof registrationForm>;

const { steps } = registrationForm;

/** Names of the fields of each step, in their order. */
export const namesOfStep = { 1: fieldNames(steps[1]), 2: fieldNames(steps[2]), 3: fieldNames(steps[3]) };
