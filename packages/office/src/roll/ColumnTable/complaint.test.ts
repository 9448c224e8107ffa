import { requiredRollColumns } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { complaintOf } from './complaint.ts';

test('what has to be there is named while it is missing', () => {
  expect(complaintOf([])).toBe(
    'Say which column is: First name, Last name, E-mail, Graduation year, Program.',
  );
  expect(complaintOf(['first_name', null, 'last_name', 'year', 'program'])).toBe(
    'Say which column is: E-mail.',
  );
  expect(complaintOf([...requiredRollColumns, null])).toBeUndefined();
});
