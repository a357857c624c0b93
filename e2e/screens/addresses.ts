const venues = {
  ashcombe: 'ashcombe-leisure-centre',
  porthwen: 'porthwen-leisure-centre',
  millwick: 'millwick-sports-village',
} as const
type Venue = keyof typeof venues

/** Addresses of pages about a venue, a category, a day, and a course or camp of the seed. */
export const addressOf = {
  venue: (venue: Venue) => `/location/${venues[venue]}`,
  activity: (venue: Venue, category: string) => `/location/${venues[venue]}/${category}`,
  day: (venue: Venue, category: string, day: string) => `/location/${venues[venue]}/${category}/${day}`,
  package: (venue: Venue, id: number) => `/packages/location/${venues[venue]}/${id}/book`,
  categories: (venue: Venue) => `/courses/location/${venues[venue]}`,
  list: (venue: Venue, category: string) => `/courses/location/${venues[venue]}/${category}`,
  timetable: (venue: Venue, category: string) => `/courses/location/${venues[venue]}/${category}/timetable`,
  details: (venue: Venue, category: string, course: string) =>
    `/courses/location/${venues[venue]}/${category}/timetable/${course}`,
  form: (venue: Venue, category: string, course: string) =>
    `/courses/location/${venues[venue]}/${category}/${course}/book`,
  campCategories: (venue: Venue) => `/camps/location/${venues[venue]}`,
  camps: (venue: Venue, category: string) => `/camps/location/${venues[venue]}/${category}`,
  campTimetable: (venue: Venue, category: string) => `/camps/location/${venues[venue]}/${category}/timetable`,
  campDetails: (venue: Venue, category: string, camp: string) =>
    `/camps/location/${venues[venue]}/${category}/timetable/${camp}`,
  campForm: (venue: Venue, category: string, camp: string) =>
    `/camps/location/${venues[venue]}/${category}/${camp}/book`,
} as const
