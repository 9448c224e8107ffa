import { requiredImportColumns } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { complaintOf } from './complaint.ts';

test('names the required columns that are missing', () => {
  expect(complaintOf([])).toBe(
    'Choose the column for: First name, Last name, Email, Graduation year, Program.',
  );
  expect(complaintOf(['first_name', null, 'last_name', 'year', 'program'])).toBe(
    'Choose the column for: Email.',
  );
  expect(complaintOf([...requiredImportColumns, null])).toBeUndefined();
});
