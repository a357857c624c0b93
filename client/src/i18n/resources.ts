import type { firstTexts } from './first-texts.ts'
import type { pageTexts } from './page-texts.ts'

/** English, the default language, in the six namespaces of the site. [S9-062, S9-063] */
export type English = typeof firstTexts & typeof pageTexts
