/** Third parties, played on this machine for whoever tries the whole product. */
export { siteverify } from '../captcha/siteverify-double.ts';
export { paypalFake } from '../donations/payments/paypal-double.ts';
export { smtpFake } from '../mail/smtp-double.ts';
export { s3Fake } from '../media/store/s3-double.ts';
