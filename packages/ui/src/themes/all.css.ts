/**
 * Themes of all chapters, each under its own `data-theme`: for pages that show more than one. A site with one theme imports only
 * that theme.
 */
import './atlanta.css.ts';
import './bay-area.css.ts';
import './chicago-midwest.css.ts';
import './ny-northeast.css.ts';
import './pacific-northwest.css.ts';
import './southern-california.css.ts';
import './tx-southwest.css.ts';
