import type { ChapterPlace } from './roots.ts';

const href = '/resources#regional-chapters';

/** Seven sample chapters for stories and tests. */
export const sampleChapters: readonly ChapterPlace[] = [
  { name: 'Atlanta', href, longitude: -84.4, latitude: 33.7 },
  { name: 'Bay Area', href, longitude: -122.3, latitude: 37.7 },
  { name: 'Chicago/Midwest', href, longitude: -87.6, latitude: 41.9 },
  { name: 'Pacific Northwest', href, longitude: -122.3, latitude: 47.6 },
  { name: 'NY/Northeast', href, longitude: -74, latitude: 40.7 },
  { name: 'Southern California', href, longitude: -118.2, latitude: 34.1 },
  { name: 'TX/Southwest', href, longitude: -97.7, latitude: 30.3 },
];
