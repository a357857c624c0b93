import activities from './en/activities.json'
import checkout from './en/checkout.json'
import courses from './en/courses.json'
import flow from './en/flow.json'

/** Texts of the pages behind the first one. A chunk of its own: nobody waits for them to see the home page. */
export const pageTexts = { activities, checkout, courses, flow } as const
