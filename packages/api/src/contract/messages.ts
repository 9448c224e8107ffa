/*
 * Every message text of the spec, verbatim. One file per form or page, so that a page does not load another page's texts. Texts
 * that are not from the spec are in `our-messages.ts` and follow the punctuation of their form.
 */
export * from './captcha/messages.ts';
export * from './contact/messages.ts';
export * from './donations/messages.ts';
export * from './events/featured-messages.ts';
export * from './events/messages.ts';
export * from './events/registration-messages.ts';
export * from './events/ticket-messages.ts';
export * from './jobs/board-messages.ts';
export * from './jobs/messages.ts';
export * from './members/directory-messages.ts';
export * from './members/entry-messages.ts';
export * from './members/registration-messages.ts';
export * from './my/messages.ts';
export * from './news/messages.ts';
export * from './our-messages.ts';
export * from './questions/messages.ts';
export * from './stories/messages.ts';
export * from './unsubscribe/messages.ts';
