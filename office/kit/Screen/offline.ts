/** Id of the sentence that says why nothing can be done without a connection. */
export const offlineId = 'no-connection';
