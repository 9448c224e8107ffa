export interface Chapter {
  id: string;
  name: string;
  /** Where its group chat is. */
  chat: string;
  /** Degrees: where its root hangs on the map of chapters. */
  longitude: number;
  latitude: number;
}

/** The seven regional chapters, as the footer lists them. */
export const chapters: readonly Chapter[] = [
  {
    id: 'atlanta',
    name: 'Atlanta',
    chat: 'https://chat.example.org/atlanta',
    longitude: -84.4,
    latitude: 33.7,
  },
  {
    id: 'bay-area',
    name: 'Bay Area',
    chat: 'https://chat.example.org/bay-area',
    longitude: -122.3,
    latitude: 37.7,
  },
  {
    id: 'chicago-midwest',
    name: 'Chicago/Midwest',
    chat: 'https://chat.example.org/chicago-midwest',
    longitude: -87.6,
    latitude: 41.9,
  },
  {
    id: 'pacific-northwest',
    name: 'Pacific Northwest',
    chat: 'https://chat.example.org/pacific-northwest',
    longitude: -122.3,
    latitude: 47.6,
  },
  {
    id: 'ny-northeast',
    name: 'NY/Northeast',
    chat: 'https://chat.example.org/ny-northeast',
    longitude: -74,
    latitude: 40.7,
  },
  {
    id: 'southern-california',
    name: 'Southern California',
    chat: 'https://chat.example.org/southern-california',
    longitude: -118.2,
    latitude: 34.1,
  },
  {
    id: 'tx-southwest',
    name: 'TX/Southwest',
    chat: 'https://chat.example.org/tx-southwest',
    longitude: -97.7,
    latitude: 30.3,
  },
];
