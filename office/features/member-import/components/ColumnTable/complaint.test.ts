import { requiredRollColumns } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { complaintOf } from './complaint.ts';

test('what has to be there is named while it is missing', () => {
  expect(complaintOf([])).toBe(
    'Choose the column for: First name, Last name, Email, Graduation year, Program.',
  );
  expect(complaintOf(['first_name', null, 'last_name', 'year', 'program'])).toBe(
    'Choose the column for: Email.',
  );
  expect(complaintOf([...requiredRollColumns, null])).toBeUndefined();
});
