import { describe, expect, it } from 'vitest';
import { sampleJobs, sampleStories } from './samples.ts';
import { leavesWords, publishedFacts, unpublishedWords } from './words.ts';

describe('words about published submissions', () => {
  it('describes the days a job has left on the board', () => {
    expect([60, 1, 0, -1, -3].map(leavesWords)).toEqual([
      'expires in 60 days',
      'expires in 1 day',
      'expires today',
      'expired 1 day ago',
      'expired 3 days ago',
    ]);
  });
  it('describes a job or story and the volunteer who approved it', () => {
    const [job] = sampleJobs;
    const [story] = sampleStories;
    expect(job && publishedFacts(job, {})).toBe('Lattice & Span, Portland, Oregon, approved by Kiran Umbar');
    expect(story && publishedFacts(story, { other: 'Other' })).toBe(
      'Other, Leela Umbar, approved by Kiran Umbar',
    );
  });
  it('describes what was unpublished', () => {
    expect([...sampleJobs, ...sampleStories].slice(-1).map(unpublishedWords)).toEqual([
      '“The tabla in hostel four, and what it did to the water tank” is off the site.',
    ]);
  });
});
