export { readAttendee } from './attendee.ts'
export { type Attendee, bookableAction, priceAt, sessionsLeft } from './course.ts'
export { areCoursesOn } from './list-courses.ts'
