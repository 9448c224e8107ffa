/** Id of the text that explains why nothing can be done without a connection. */
export const offlineId = 'no-connection';
