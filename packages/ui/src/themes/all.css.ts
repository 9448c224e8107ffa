/** Every chapter's theme, each below its own `data-theme`: for pages that show more than one. A site that wears one imports that one. */
import './atlanta.css.ts';
import './bay-area.css.ts';
import './chicago-midwest.css.ts';
import './ny-northeast.css.ts';
import './pacific-northwest.css.ts';
import './southern-california.css.ts';
import './tx-southwest.css.ts';
