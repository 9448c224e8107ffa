/** Third parties, played on this machine for whoever tries the whole product. */
export { siteverify } from '../captcha/siteverify-double.ts';
export { paypalDouble } from '../donations/payments/paypal-double.ts';
export { smtpDouble } from '../mail/smtp-double.ts';
export { s3Double } from '../media/store/s3-double.ts';
