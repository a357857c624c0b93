import { by, called, type Deviation, gone, inFields, setTo } from './deviation.ts'

const times = '/directory/venue/quayside-hall/activity'
const programme = '/platform/v9/programme'
const tickets = 'activity-category/skating/activity/oc00000000000000000000000000000503/tickets'

/** One field of one answer of the catalogue differs. */
export const catalogueDeviations: readonly Deviation[] = [
  ...inFields('GET /directory/halls', 'listVenues', [
    ['venues without their town', 'data[].town', gone, 'missing', 'S3'],
    ['venues whose latitude is text', 'data[].coordinates.latitude', setTo('52.15'), 'type', 'S3'],
    ['venues whose name is null', 'data[].name', setTo(null), 'nullable', 'S3'],
    ['venues whose postcode has another name', 'data[].postcode', called('post_code'), 'renamed', 'S3'],
  ]),
  ...inFields('GET /directory/venues/quayside-hall', 'readVenue', [
    ['a venue with a number for its slug', 'data.slug', setTo(501), 'type', 'S3'],
  ]),
  ...inFields('GET /platform/v9/theme', 'readTheme', [
    ['a theme without its first colour', 'data.header_primary_colour', gone, 'missing', 'S3'],
  ]),
  ...inFields('GET /platform/v9/client', 'readClient', [
    ['a currency whose symbol has another name', 'data.currency.symbol', called('sign'), 'renamed', 'S3'],
  ]),
  ...inFields(`GET ${times}/dancing/v2/timetable`, 'listTimetableV2', [
    ['a timetable without its times', 'data[].starts_at.format_24_hour', gone, 'missing', 'S3'],
  ]),
  ...inFields(`GET ${times}/skating/v2/times`, 'listTimesV2', [
    ['a swim whose action is a number', 'data[].action_to_show.status', setTo(1), 'type', 'S3'],
  ]),
  ...inFields(`GET /directory/venue/quayside-hall/${tickets}`, 'listTickets', [
    ['tickets without their pricing option', 'data[].pricing_option', gone, 'missing', 'P3.9'],
  ]),
  ...inFields(`GET ${programme}/camps`, 'listCamps', [
    ['a list that does not say how long it is', 'meta.pagination.total_records', gone, 'missing', 'P3.1'],
    ['a list whose page is text', 'meta.pagination.current_page', setTo('1'), 'type', 'P3.1'],
  ]),
  ...inFields(`known GET ${programme}/courses`, 'listCourses', [
    ['courses whose price is a decimal in text', 'data[].price.value', setTo('45.00'), 'type', 'P3.1'],
    ['courses without the formatted price', 'data[].price.formatted', gone, 'missing', 'P3.1'],
    ['sessions in a new status', 'data[].occurrences[].status', setTo('postponed'), 'enum', 'P3.9'],
  ]),
  ...inFields(`known GET ${programme}/courses/set-dancing`, 'readCourse', [
    ['sessions with shorter ids', 'data.occurrences[].id', by((id) => String(id).slice(9)), 'format', 'P3.9'],
    ['a course that begins at an ISO instant', 'data.starts_at.local', setTo('2027-01-13T19:00:00Z'), 'format', 'P3.1'],
    ['instructors as records', 'data.instructors[]', setTo({ id: 1, name: 'Orla Keane' }), 'type', 'P3.7'],
    ['a new type of question', 'data.custom_question_sections[].questions[].type', setTo('draw'), 'enum', 'P3.10'],
    ['extras without a price', 'data.extras[].price', gone, 'missing', 'P3.10'],
    ['a capacity that is one number', 'data.capacity', setTo(12), 'type', 'P3.7'],
    ['a field that no document has', 'data.level', setTo('beginners'), 'added', null],
  ]),
  ...inFields(`known GET ${programme}/camps/quay-camp`, 'readCamp', [
    ['a camp sold in a new way', 'data.pricing_option_availability[]', setTo('weekly'), 'enum', 'P3.8'],
  ]),
  ...inFields(`GET ${programme}/restrictions/31`, 'readRestriction', [
    ['a waiver without its terms', 'data.terms', gone, 'missing', 'P3.13'],
  ]),
]
