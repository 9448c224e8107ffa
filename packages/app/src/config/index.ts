/** Public configuration of a deployment, from its `/config.json`. */
export { type CaptchaSource, useCaptchaSettingsOf } from './captchaSettings.ts';
export { createRuntimeConfig } from './runtimeConfig.ts';
export { useRuntimeConfig } from './useRuntimeConfig.ts';
