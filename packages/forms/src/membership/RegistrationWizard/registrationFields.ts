export const registrationSteps = [1, 2, 3] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What the steps are called (spec part 1 §2). */
export const stepNames = {
  1: 'Contact Information',
  2: 'Academic & Professional',
  3: 'Engagement & Additional Information',
} as const satisfies Record<RegistrationStep, string>;

/** An application as nobody has begun it. */
export const emptyRegistration = {
  FirstName: '',
  LastName: '',
  email: '',
  phone: '',
  'address.street1': '',
  'address.street2': '',
  'address.city': '',
  'address.state': '',
  'address.zip': '',
  Year: '',
  Dept: '',
  Dept_Other: '',
  LinkedInURL: '',
  Company: '',
  mentorshipInterest: false,
  jobPosting: '',
  alumniUpdate: '',
  personalNote: '',
  publicCompany: false,
  publicState: false,
};
type Value<Initial> = Initial extends string ? string : boolean;
export type RegistrationValues = Readonly<{
  [Name in keyof typeof emptyRegistration]: Value<(typeof emptyRegistration)[Name]>;
}>;
export type RegistrationName = keyof RegistrationValues;

/** Which fields each step asks, in their order. */
export const namesOfStep = {
  1: [
    'FirstName',
    'LastName',
    'email',
    'phone',
    'address.street1',
    'address.street2',
    'address.city',
    'address.state',
    'address.zip',
  ],
  2: ['Year', 'Dept', 'Dept_Other', 'LinkedInURL', 'Company'],
  3: ['mentorshipInterest', 'jobPosting', 'alumniUpdate', 'personalNote', 'publicCompany', 'publicState'],
} as const satisfies Record<RegistrationStep, readonly RegistrationName[]>;

export const registrationNames: readonly RegistrationName[] = [
  ...namesOfStep[1],
  ...namesOfStep[2],
  ...namesOfStep[3],
];
