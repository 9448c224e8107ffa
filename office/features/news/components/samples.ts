import type { NewsRow } from '@banyan/api/office';

export const sampleHtml = `<p>We asked for thirty. By the second Sunday of October there were <strong>forty-one</strong>, and Vikram had to borrow a van.</p>
<h2>Who carried them</h2>
<p>The Chicago chapter packed on a Saturday, between two rounds of chai.</p>
<blockquote><p>Mine still had my thesis on it.</p></blockquote>
<ul><li>24 go to the civil and mechanical hostels</li><li>17 stay with the library, to be lent by the week</li></ul>`;

const row = (id: string, title: string, more: Partial<NewsRow> = {}): NewsRow => ({
  id,
  state: 'published',
  version: 1,
  title,
  category: 'Reports',
  chapter: null,
  author: 'Leela Umbar',
  featured: false,
  createdAt: '2026-10-12T15:00:00.000Z',
  changedAt: null,
  ...more,
});

export const sampleNewsRows: readonly NewsRow[] = [
  row('news-laptops', 'Forty-one laptops leave for Pune on Thursday', { featured: true }),
  row(
    'news-garba',
    'Garba night, counted: what four hundred and twelve people ate, and who paid for the hall',
    {
      category: 'Events',
      chapter: 'bay-area',
      author: '',
    },
  ),
  row('news-mentors', 'Nine mentors', { category: 'Programs', chapter: 'atlanta' }),
];
