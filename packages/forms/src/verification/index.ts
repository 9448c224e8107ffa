/** Old name of `@banyan/forms/captcha`, for sites that were written with version 0.1.0. */
export * from '../captcha/index.ts';
