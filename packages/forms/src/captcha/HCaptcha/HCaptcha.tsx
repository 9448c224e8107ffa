import Widget from '@hcaptcha/react-hcaptcha';
import { useEffect, useRef } from 'react';
import type { WidgetProps } from '../provider.tsx';

/** The mode in force where the widget stands: it lives in a frame of its own and must be told. */
function modeInForce(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.mode;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export interface HCaptchaProps extends WidgetProps {
  /** Public key of the site. */
  siteKey: string;
  /** Where the script comes from instead of hCaptcha: a double in tests. */
  script: string | undefined;
}

/** hCaptcha, the third party. Needs a site key, and a Content-Security-Policy that lets it in. */
export function HCaptcha({
  siteKey,
  script,
  attach,
  onReady,
  onWorking,
  onVerified,
  onExpired,
  onClosed,
  onBroken,
}: HCaptchaProps) {
  const widget = useRef<Widget>(null);

  useEffect(() => {
    attach({ reset: () => widget.current?.resetCaptcha() });
    return () => attach(null);
  }, [attach]);

  return (
    <Widget
      ref={widget}
      sitekey={siteKey}
      theme={modeInForce()}
      sentry={false}
      reCaptchaCompat={false}
      {...(script ? { scriptSource: script } : {})}
      onLoad={onReady}
      onOpen={onWorking}
      onClose={onClosed}
      onVerify={(token) => onVerified(token)}
      onExpire={onExpired}
      onError={(reason) => {
        // Putting a puzzle aside is no fault of the connection; the widget then simply waits again.
        if (reason === 'challenge-closed' || reason === 'challenge-expired') onClosed();
        else onBroken();
      }}
    />
  );
}
