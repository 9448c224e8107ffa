import type { Published } from '@banyan/api/office';
import { sampleJob, sampleStory } from '../../review/components/samples.ts';

type Of<Kind extends Published['kind']> = Extract<Published, { kind: Kind }>;

const job = (ref: string, title: string, daysLeft: number): Of<'job'> => ({
  kind: 'job',
  ref,
  version: sampleJob.version,
  job: { ...sampleJob.job, _id: ref, title },
  daysLeft,
  approvedBy: 'Kiran Umbar',
});

export const sampleJobs: readonly Of<'job'>[] = [
  job('J-5R8Y-1MVN', 'Senior geotechnical engineer, dams and levees', 3),
  job('J-77QC-0PLM', 'Controls engineer', 6),
  job('J-1ABC-9XYZ', 'Lecturer in structural dynamics, part-time, with two evenings a week', 41),
];

export const sampleStories: readonly Of<'story'>[] = [
  {
    kind: 'story',
    ref: 'S-88TT-2QHC',
    version: sampleStory.version,
    story: sampleStory.story,
    text: sampleStory.text,
    hasAuthor: true,
    approvedBy: 'Kiran Umbar',
  },
];
