/** `@banyan/forms/captcha` under its first name, for sites that were written with version 0.1.0. */
export * from '../captcha/index.ts';
