import common from './common.json'
import home from './home.json'

/** What the site cannot start without, in Welsh. */
export const firstTexts = { common, home } as const
