/** The id of every page's main area: the target of the skip link, and of focus after navigation. */
export const mainId = 'main'
