const apps =
  /\b(FBAN|FBAV|FB_IAB|Instagram|LinkedInApp|Twitter|Pinterest|Snapchat|MicroMessenger|Line\/|BytedanceWebview|TikTok|WhatsApp|GSA\/)|; wv\)/;

/** True if the user agent is a browser inside another app, where providers' windows often do not open. */
export const isInAppBrowser = (userAgent: string): boolean => apps.test(userAgent);
