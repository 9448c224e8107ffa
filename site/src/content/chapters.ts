import { chapters as regional } from '@banyan/api/contract';

/** Group chat and map position (in degrees) of each chapter, by chapter id. */
const places = {
  atlanta: { chat: 'https://chat.example.org/atlanta', longitude: -84.4, latitude: 33.7 },
  'bay-area': { chat: 'https://chat.example.org/bay-area', longitude: -122.3, latitude: 37.7 },
  'chicago-midwest': { chat: 'https://chat.example.org/chicago-midwest', longitude: -87.6, latitude: 41.9 },
  'pacific-northwest': {
    chat: 'https://chat.example.org/pacific-northwest',
    longitude: -122.3,
    latitude: 47.6,
  },
  'ny-northeast': { chat: 'https://chat.example.org/ny-northeast', longitude: -74, latitude: 40.7 },
  'southern-california': {
    chat: 'https://chat.example.org/southern-california',
    longitude: -118.2,
    latitude: 34.1,
  },
  'tx-southwest': { chat: 'https://chat.example.org/tx-southwest', longitude: -97.7, latitude: 30.3 },
};

/** The seven regional chapters, in the order of the footer. Their ids and names come from the API contract. */
export const chapters = regional.map((chapter) => ({ ...chapter, ...places[chapter.id] }));
