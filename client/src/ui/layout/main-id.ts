/** Id of the main area of every page: the skip link leads there, and focus goes there after navigation. */
export const mainId = 'main'
