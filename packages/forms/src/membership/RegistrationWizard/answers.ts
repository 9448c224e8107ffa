import type { RegistrationValues } from './registrationFields.ts';

interface Answer {
  label: string;
  value: string;
}

const nothing = 'Not given';
const given = (text: string) => text.trim() || nothing;

function addressOf(values: RegistrationValues): string {
  const { 'address.street1': one, 'address.street2': two, 'address.city': city } = values;
  const place = `${values['address.state']} ${values['address.zip']}`.trim();
  return given([one, two, city, place].filter((part) => part.trim()).join(', '));
}

/** The answers of the first two steps, in words, for looking them over. */
export const answersOf = {
  1: (values: RegistrationValues): Answer[] => [
    { label: 'Name', value: given(`${values.FirstName} ${values.LastName}`) },
    { label: 'Email', value: given(values.email) },
    { label: 'Phone', value: given(values.phone) },
    { label: 'Address', value: addressOf(values) },
  ],
  2: (values: RegistrationValues): Answer[] => [
    { label: 'Graduation year', value: given(values.Year) },
    { label: 'COEP program', value: given(values.Dept === 'Other' ? values.Dept_Other : values.Dept) },
    { label: 'Professional profile', value: given(values.LinkedInURL) },
    { label: 'Company', value: given(values.Company) },
  ],
};
