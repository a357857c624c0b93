import activities from './activities.json'
import checkout from './checkout.json'
import courses from './courses.json'
import flow from './flow.json'

/** Texts of the pages behind the first one, in Welsh. */
export const pageTexts = { activities, checkout, courses, flow } as const
