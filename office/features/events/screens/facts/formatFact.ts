import { findChapter } from '@banyan/api/contract';
import type { EventFormField } from '../../components/values.ts';
import { dayInWords } from '../../components/when.ts';

/** Formats the value of an event’s field for reading. */
export function formatFact(field: EventFormField, value: string): string {
  if (field === 'chapter') return findChapter(value)?.name ?? 'All chapters';
  if (field === 'featured') return value === 'yes' ? 'Yes' : 'No';
  return field === 'day' || field === 'lastDay' || field === 'deadlineDay' ? dayInWords(value) : value;
}
