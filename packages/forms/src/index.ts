/** Every form and its parts. Payment and human verification are at `@banyan/forms/payment` and `/captcha`. */
export * from './answer/index.ts';
export * from './contact/index.ts';
export * from './directory/index.ts';
export * from './donation/index.ts';
export * from './event-registration/index.ts';
export * from './events/index.ts';
export * from './fields/index.ts';
export * from './form/index.ts';
export * from './job/index.ts';
export * from './membership/index.ts';
export * from './news/index.ts';
export * from './story/index.ts';
