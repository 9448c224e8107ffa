import { BrandMark, Steps } from '@banyan/ui/navigation';
import type { ReactNode } from 'react';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** What happens here. Its `h1`. */
  title: ReactNode;
  /** A sentence under it. */
  lede?: ReactNode;
  /** Where somebody is who joins: 1 to 3. @default no steps */
  step?: 1 | 2 | 3;
  /** What happens on the sheet: a form, or codes. */
  children: ReactNode;
}

const steps = ['You', 'Your passkey', 'Recovery codes'];

/** A sheet of paper before the Office: joining, recovery codes, a lost passkey. It prints without what cannot be used on paper. */
export function AuthLayout({ title, lede, step, children }: AuthLayoutProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <BrandMark className={styles.mark} />
          <h1 className={styles.title}>{title}</h1>
          {lede !== undefined && <p className={styles.lede}>{lede}</p>}
        </div>
        {step !== undefined && (
          <Steps steps={steps} current={step} label="Joining" className={styles.steps} />
        )}
        {children}
      </div>
    </main>
  );
}
