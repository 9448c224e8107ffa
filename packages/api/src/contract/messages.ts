/*
 * Every message text of the spec, to the letter, keyed by what it is: one file per form or page, so that a page carries no
 * other page's texts. Texts that are ours (the spec is silent there) stand in `ours.ts` and follow the punctuation of the
 * form they appear in.
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
