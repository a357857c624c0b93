import common from './en/common.json'
import home from './en/home.json'

/** Texts that the site cannot start without. */
export const firstTexts = { common, home } as const
