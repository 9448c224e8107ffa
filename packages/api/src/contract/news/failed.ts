/** Over a list or an item that did not come, where the specification is silent. */
export const newsFailed = 'News could not be loaded';
