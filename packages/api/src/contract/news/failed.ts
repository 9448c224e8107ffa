/** Title above a news list or item that failed to load. Not from the spec. */
export const newsFailed = 'News could not be loaded';
