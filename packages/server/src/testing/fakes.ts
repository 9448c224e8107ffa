/** Fakes of third parties on this machine, for tests of the whole product. */
export { siteverify } from '../captcha/siteverify-fake.ts';
export { paypalFake } from '../donations/payments/paypal-fake.ts';
export { smtpFake } from '../mail/smtp-fake.ts';
export { s3Fake } from '../media/store/s3-fake.ts';
