/** Every chapter's theme, for Storybook and the tests. A site imports only the one it wears. */
import './atlanta.css.ts';
import './bay-area.css.ts';
import './chicago-midwest.css.ts';
import './ny-northeast.css.ts';
import './pacific-northwest.css.ts';
import './southern-california.css.ts';
import './tx-southwest.css.ts';
