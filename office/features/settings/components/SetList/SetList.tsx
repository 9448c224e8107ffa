import * as styles from './SetList.css.ts';

export interface SetListProps {
  /** Environment variables, each with whether it is set. Their values are never included. */
  variables: readonly { name: string; isSet: boolean }[];
}

/** Plain name of the service that each variable turns on. */
const services: Readonly<Record<string, string>> = {
  SMTP_URL: 'Email',
  PAYPAL_CLIENT_ID: 'PayPal',
  HCAPTCHA_SITE_KEY: 'hCaptcha',
  ALLOWED_ORIGINS: 'Chapter sites',
  DATABASE_URL: 'PostgreSQL',
  MEDIA_URL: 'Photo storage',
  SECURITY_CONTACT: 'Security contact',
};

/** Settings that the server was started with, and whether each is set up. */
export const SetList = ({ variables }: SetListProps) => (
  <dl>
    {variables.map(({ name, isSet }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>
          {services[name] ? (
            <>
              {services[name]} <code>{name}</code>
            </>
          ) : (
            name
          )}
        </dt>
        <dd className={isSet ? styles.set : styles.notSet}>{isSet ? 'set up' : 'not set up'}</dd>
      </div>
    ))}
  </dl>
);
